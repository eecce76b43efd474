import { eq } from 'drizzle-orm';
import { exampleBooks, smallCompany } from '@/domain/demoInsurer';
import { insertBook } from '../close/books/writeBook';
import type { Database } from '../database';
import { closeBook } from '../database/closeBookSchema';

/** Of the books that come with the product: raised when their figures change, so that an installation gets them anew. */
const EDITION = 1;

/** The small company and the published examples; the demo insurer, which is large, comes by a job. */
export async function seedSmallBooks(db: Database, now: Date): Promise<void> {
  for (const book of [smallCompany, ...exampleBooks]) {
    const { id } = book.definition;
    const [there] = await db
      .select({ edition: closeBook.edition })
      .from(closeBook)
      .where(eq(closeBook.bookId, id));
    if (there && there.edition >= EDITION) continue;
    await db.transaction(async (tx) => {
      await tx.delete(closeBook).where(eq(closeBook.bookId, id));
      await insertBook(tx, book, { now, edition: EDITION });
    });
  }
}
