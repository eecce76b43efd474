import { eq } from 'drizzle-orm';
import type { Book, Scenario } from '@/domain/close';
import type { Database } from '../../../database';
import { closeRunFrame } from '../../../database/closeRunSchema';
import { BASE } from '../readRuns';
import { unpack } from './pack';
import type { RunRow } from './stages';

/** Reads something of a run once: a worker does many batches of one run. */
export function keptForRun<Run extends Pick<RunRow, 'id'>, T>(
  read: (db: Database, run: Run) => Promise<T>,
): (db: Database, run: Run) => Promise<T> {
  let last: { runId: string; value: Promise<T> } | undefined;
  return async (db, run) => {
    if (last?.runId !== run.id) last = { runId: run.id, value: read(db, run) };
    try {
      return await last.value;
    } catch (error) {
      last = undefined;
      throw error;
    }
  };
}

/** The book of a run without its contracts and what happened to them, as it stood when the run began. */
export const readFrame = keptForRun(async (db, { id }: Pick<RunRow, 'id'>): Promise<Book> => {
  const [row] = await db.select().from(closeRunFrame).where(eq(closeRunFrame.runId, id));
  if (!row) throw new Error(`The run ${id} has no frame.`);
  return unpack<Book>(row.body);
});

/** undefined of the base. @throws {RangeError} where the book has no such scenario */
export function scenarioOf(
  { definition }: Book,
  { scenarioId }: Pick<RunRow, 'scenarioId'>,
): Scenario | undefined {
  if (scenarioId === BASE) return undefined;
  const found = definition.scenarios.find(({ id }) => id === scenarioId);
  if (!found) throw new RangeError(`the book has no scenario ${scenarioId}`);
  return found;
}
