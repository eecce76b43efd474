import { eq } from 'drizzle-orm';
import type { Book, Scenario } from '@/domain/close';
import type { Database } from '../../../database';
import { closeRunFrame } from '../../../database/closeRunSchema';
import { BASE } from '../readRuns';
import { unpack } from './pack';
import type { RunRow } from './stages';

/** The last frame that was read: a worker does many batches of one run. */
let last: { runId: string; frame: Promise<Book> } | undefined;

async function read(db: Database, runId: string): Promise<Book> {
  const [row] = await db.select().from(closeRunFrame).where(eq(closeRunFrame.runId, runId));
  if (!row) throw new Error(`The run ${runId} has no frame.`);
  return unpack<Book>(row.body);
}

/** The book of a run without its contracts and what happened to them, as it stood when the run began. */
export async function readFrame(db: Database, { id }: Pick<RunRow, 'id'>): Promise<Book> {
  if (last?.runId !== id) last = { runId: id, frame: read(db, id) };
  try {
    return await last.frame;
  } catch (error) {
    last = undefined;
    throw error;
  }
}

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
