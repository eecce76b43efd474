import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { closeRun } from '../../database/closeRunSchema';
import type { versionOf } from '../books/readBook';
import { readFrame } from '../run/jobs/frame';

/** Assumptions and curves of a book as they stood when a run of it began: what its notes say. Undefined where the book has no such run. */
export async function assumptionsOfRun(
  db: Database,
  { bookId, runId }: { bookId: string; runId: string },
) {
  const [run] = await db
    .select({ id: closeRun.id })
    .from(closeRun)
    .where(and(eq(closeRun.id, runId), eq(closeRun.bookId, bookId)));
  if (!run) return undefined;
  const { assumptions, curves } = await readFrame(db, run);
  // As they were read from the database.
  const versions = assumptions as ReturnType<typeof versionOf>[];
  return {
    versions,
    curves: curves.map(({ terms, rates, ...curve }) => ({
      ...curve,
      terms: [...terms],
      rates: [...rates],
    })),
  };
}
