import { eq, sql } from 'drizzle-orm';
import type { Book } from '@/domain/close';
import { exampleBooks, hanbit, smallCompany } from '@/domain/demoInsurer';
import { insertBook, replaceBook } from '../close/books/writeBook';
import { restartHistory } from '../close/run/history';
import type { Database } from '../database';
import { closeBook } from '../database/closeBookSchema';

/** Of the books that come with the product: raised when what they state changes, so that an installation gets them anew. */
const EDITIONS = { small: 3, demo: 3, example: 4, own: 0 } as const;

/** Any number; it only has to be the same in every version. */
const BOOK_LOCK = 1_717_019;

const DEMO_ID = 'hanbit';

async function editionOf(db: Database, id: string): Promise<number> {
  const [found] = await db
    .select({ edition: closeBook.edition })
    .from(closeBook)
    .where(eq(closeBook.bookId, id));
  return found?.edition ?? 0;
}

const isThere = async (db: Database, id: string, edition: number) =>
  (await editionOf(db, id)) >= edition;

/** Makes a book where it is not there; of an older edition it takes the place, and its past is closed anew. */
async function put(tx: Database, book: Book, now: Date): Promise<void> {
  const { id, kind } = book.definition;
  const edition = EDITIONS[kind];
  if ((await editionOf(tx, id)) === 0) return insertBook(tx, book, { now, edition });
  await replaceBook(tx, book, { edition });
  await restartHistory(tx, id);
}

/** The small company and the published examples; the demo insurer, which is large, comes by a job. */
export async function seedSmallBooks(
  db: Database,
  now: Date,
  books: readonly Book[] = [smallCompany, ...exampleBooks],
): Promise<void> {
  for (const book of books)
    if (!(await isThere(db, book.definition.id, EDITIONS[book.definition.kind])))
      await db.transaction((tx) => put(tx, book, now));
}

/**
 * Makes the demo insurer where it is not there, or of an older edition: some seconds of work, for a worker. All of it or nothing, and once however many
 * workers try. Whether it was made.
 */
export async function seedDemoInsurer(db: Database, now: Date): Promise<boolean> {
  if (await isThere(db, DEMO_ID, EDITIONS.demo)) return false;
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${BOOK_LOCK})`);
    if (await isThere(tx, DEMO_ID, EDITIONS.demo)) return false;
    await put(tx, hanbit(), now);
    return true;
  });
}
