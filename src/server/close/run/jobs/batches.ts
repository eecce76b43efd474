import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database';
import { closeBatch, closeRun } from '../../../database/closeRunSchema';
import { RunFailure } from '../changeRuns';
import {
  addWork,
  announceRun,
  endStage,
  lockRunning,
  Superseded,
  type RunRow,
  type Work,
} from './stages';

export interface BatchJob {
  runId: string;
  batch: number;
}
/** What is done batch by batch. */
type BatchStage = typeof closeBatch.$inferSelect.stage;

/** A batch that is still to be done, with its run. @throws {Superseded} */
export async function openBatch(
  db: Database,
  { runId, batch }: BatchJob,
  stage: BatchStage,
): Promise<{ run: RunRow; groups: readonly string[] }> {
  const [found] = await db
    .select({ run: closeRun, groups: closeBatch.groups, isDone: closeBatch.isDone })
    .from(closeBatch)
    .innerJoin(closeRun, eq(closeRun.id, closeBatch.runId))
    .where(
      and(eq(closeBatch.runId, runId), eq(closeBatch.stage, stage), eq(closeBatch.number, batch)),
    );
  if (found?.run.state !== 'running' || found.isDone) throw new Superseded();
  return found;
}

/**
 * Stores what a batch has given, once, and goes on to the next stage with the last one.
 * @param write what it stores, in a way that may be repeated; the run is not locked yet, so that workers write side by side
 * @throws {Superseded} where the run is no longer under way or the batch is done
 */
export async function completeBatch(
  db: Database,
  { runId, batch, stage }: BatchJob & { stage: BatchStage },
  work: readonly Work[],
  write: (tx: Database) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await write(tx);
    // Other workers wait for the row of the run, so they must not wait for the disk too. What is lost with the machine is done again: the job leaves the queue later.
    await tx.execute(sql`SET LOCAL synchronous_commit = off`);
    const run = await lockRunning(tx, runId);
    const ofRun = eq(closeBatch.runId, runId);
    // What is measured has its journals with it.
    const stages = stage === 'measure' ? (['measure', 'journals'] as const) : [stage];
    const done = await tx
      .update(closeBatch)
      .set({ isDone: true })
      .where(
        and(
          ofRun,
          inArray(closeBatch.stage, stages),
          eq(closeBatch.number, batch),
          eq(closeBatch.isDone, false),
        ),
      )
      .returning({ number: closeBatch.number });
    if (done.length === 0) throw new Superseded();
    await addWork(tx, runId, work);
    const left = await tx.$count(
      closeBatch,
      and(ofRun, eq(closeBatch.stage, stage), eq(closeBatch.isDone, false)),
    );
    if (left === 0) await endStage(tx, run, stage);
    await announceRun(tx, runId);
  });
}

/** Groups of a batch that are named where it fails. */
const NAMED = 5;

/** What the run of a job fails with that has ended its workers. */
export async function workersEnded(
  db: Database,
  { runId, batch }: { runId: string; batch?: number },
): Promise<RunFailure> {
  const rows = await db
    .select({ number: closeBatch.number, groups: closeBatch.groups })
    .from(closeBatch)
    .where(and(eq(closeBatch.runId, runId), eq(closeBatch.stage, 'journals')));
  const found = rows.find(({ number }) => number === batch);
  const more = (found?.groups.length ?? 0) - NAMED;
  const named = [...(found?.groups.slice(0, NAMED) ?? []), ...(more > 0 ? [`${more} more`] : [])];
  return new RunFailure({
    path: found ? `batch ${found.number + 1} of ${rows.length}: ${named.join(', ')}` : 'book',
    expected: 'a worker with memory enough',
    found: 'several workers ended in the middle of it',
  });
}
