import { eq, sql } from 'drizzle-orm';
import type { Book } from '@/domain/close';
import { exampleBooks, hanbit, smallCompany } from '@/domain/demoInsurer';
import { insertBook } from '../close/books/writeBook';
import type { Database } from '../database';
import { closeBook } from '../database/closeBookSchema';

/** Of the books that come with the product: raised when their figures change, so that an installation gets them anew. */
const EDITION = 2;

/** Any number; it only has to be the same in every version. */
const BOOK_LOCK = 1_717_019;

const DEMO_ID = 'hanbit';

async function isThere(db: Database, id: string): Promise<boolean> {
  const [found] = await db
    .select({ edition: closeBook.edition })
    .from(closeBook)
    .where(eq(closeBook.bookId, id));
  return found !== undefined && found.edition >= EDITION;
}

async function replace(db: Database, book: Book, now: Date): Promise<void> {
  await db.delete(closeBook).where(eq(closeBook.bookId, book.definition.id));
  await insertBook(db, book, { now, edition: EDITION });
}

/** The small company and the published examples; the demo insurer, which is large, comes by a job. */
export async function seedSmallBooks(db: Database, now: Date): Promise<void> {
  for (const book of [smallCompany, ...exampleBooks])
    if (!(await isThere(db, book.definition.id)))
      await db.transaction((tx) => replace(tx, book, now));
}

/**
 * Makes the demo insurer where it is not there, or of an older edition: some seconds of work, for a worker. All of it or nothing, and once however many
 * workers try. Whether it was made.
 */
export async function seedDemoInsurer(db: Database, now: Date): Promise<boolean> {
  if (await isThere(db, DEMO_ID)) return false;
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${BOOK_LOCK})`);
    if (await isThere(tx, DEMO_ID)) return false;
    await replace(tx, hanbit(), now);
    return true;
  });
}
