import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database';
import { BusinessError } from '../../errors';
import { announceProgress } from '../../workspaceEvents';
import { readRun } from './readRuns';
import { found, startRun, type StartOptions } from './startRun';
import { STAGES, stageOf, type CloseRun } from './steps';
import {
  closeResult,
  closeRun,
  closeRunStep,
  type StoredFailure,
} from '../../database/closeRunSchema';

/** The first step of the stage that does a step: what is done again is a whole stage. */
export const restartStep = (step: number): number => STAGES[stageOf(step)][0];

/**
 * Starts a new run that goes on from a step of an earlier one.
 * @throws {BusinessError} E1611 where there is no such run; E1614 where it has not done the steps before; those of `startRun`
 */
export async function rerunFrom(
  db: Database,
  earlier: CloseRun,
  step: number,
  options: Omit<StartOptions, 'rerun'>,
): Promise<CloseRun> {
  const fromStep = restartStep(step);
  const isReady = earlier.steps
    .slice(0, fromStep - 1)
    .every(({ state }) => state === 'done' || state === 'reused');
  if (!isReady) throw new BusinessError('E1614');
  const { bookId, period, scenarioId, runId: basedOn } = earlier;
  const rerun = fromStep === 1 ? undefined : { basedOn, fromStep };
  return startRun(db, { bookId, period, scenarioId }, { ...options, ...(rerun && { rerun }) });
}

/** Ends a run that is under way without results. A run that has ended stays as it is. */
export async function endRun(
  db: Database,
  runId: string,
  state: 'cancelled' | 'failed',
  at: Date,
): Promise<CloseRun> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(closeRun)
      .where(eq(closeRun.id, runId))
      .for('no key update');
    const { state: before } = found(run);
    if (before === 'queued' || before === 'running') {
      await tx.update(closeRun).set({ state, endedAt: at }).where(eq(closeRun.id, runId));
      await tx
        .update(closeRunStep)
        .set({ state, endedAt: at })
        .where(
          and(
            eq(closeRunStep.runId, runId),
            inArray(closeRunStep.state, state === 'failed' ? ['running'] : ['waiting', 'running']),
          ),
        );
    }
    const ended = found(await readRun(tx, runId));
    if (before !== ended.state) await announceProgress(tx, ended);
    return ended;
  });
}

/** Cancels what is under way of a book. */
export async function cancelRuns(db: Database, bookId: string, at: Date): Promise<void> {
  const active = await db
    .select({ id: closeRun.id })
    .from(closeRun)
    .where(and(eq(closeRun.bookId, bookId), inArray(closeRun.state, ['queued', 'running'])));
  for (const { id } of active) await endRun(db, id, 'cancelled', at);
}

type Reason = StoredFailure['errors'][number];

/** Why a run cannot go on, in words that its readers may see. */
export class RunFailure extends Error {
  override name = 'RunFailure';
  constructor(readonly reason: Reason) {
    super(`${reason.path}: ${reason.found}`);
  }
}

/** A RangeError says what the book lacks; of anything else the log says more than a reader may know. */
function reasonOf(error: unknown): Reason {
  if (error instanceof RunFailure) return error.reason;
  return { path: 'book', expected: error instanceof RangeError ? error.message : '', found: '' };
}

/** Why a run as a whole failed, for its readers: as a failure of the book itself. */
export async function recordFailure(db: Database, runId: string, error: unknown): Promise<void> {
  const run = await readRun(db, runId);
  if (run?.state !== 'queued' && run?.state !== 'running') return;
  const step = Math.max(1, run.steps.findIndex(({ state }) => state === 'running') + 1);
  const failure = { step, errors: [reasonOf(error)] };
  await db
    .insert(closeResult)
    .values({ runId, groupId: run.bookId, failure })
    .onConflictDoUpdate({
      target: [closeResult.runId, closeResult.groupId],
      set: { failure },
    });
}
