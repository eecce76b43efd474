import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database';
import { PRIORITY, addJobs } from '../../../jobs/queue';
import { announceProgress } from '../../../workspaceEvents';
import { readRun } from '../readRuns';
import { STAGES, type Stage, type StepName, stepNumber } from '../steps';
import { closeBatch, closeRun, closeRunStep } from '../../../database/closeRunSchema';

export type RunRow = typeof closeRun.$inferSelect;

/** What a job has done of a step. */
export interface Work {
  step: StepName;
  in: number;
  out: number;
  failed?: number;
  seconds: number;
}

const order = Object.keys(STAGES) as Stage[];
const nextStage = (stage: Stage): Stage | undefined => order[order.indexOf(stage) + 1];

/** A run that was cancelled, or a batch that somebody else has done meanwhile: the transaction is given up. */
export class Superseded extends Error {
  override name = 'Superseded';
}

/** The run, if it is under way; its row stays locked until the transaction ends. @throws {Superseded} */
export async function lockRunning(tx: Database, runId: string): Promise<RunRow> {
  const [run] = await tx.select().from(closeRun).where(eq(closeRun.id, runId)).for('no key update');
  if (run?.state !== 'running') throw new Superseded();
  return run;
}

const stepsOf = (runId: string, ...stages: readonly Stage[]) =>
  and(
    eq(closeRunStep.runId, runId),
    inArray(
      closeRunStep.step,
      stages.flatMap((stage) => [...STAGES[stage]]),
    ),
  );

/** What has begun stays so. Steps that begin at one moment share the time that they take. */
async function beginSteps(tx: Database, runId: string, ...stages: readonly Stage[]): Promise<void> {
  await tx
    .update(closeRunStep)
    .set({ state: 'running', startedAt: new Date() })
    .where(and(stepsOf(runId, ...stages), eq(closeRunStep.state, 'waiting')));
}

/** Puts the jobs of a stage into the queue. */
export async function beginStage(tx: Database, run: RunRow, stage: Stage): Promise<void> {
  const { id: runId } = run;
  const priority = run.startedBy === null ? PRIORITY.background : PRIORITY.person;
  // A batch is posted as soon as it is measured.
  await beginSteps(tx, runId, stage, ...(stage === 'measure' ? (['journals'] as const) : []));
  // Its job is the one that began the run.
  if (stage === 'prepare') return;
  if (stage === 'statements') return addJobs(tx, 'closeStatements', [{ runId }], priority);
  const batches = await tx
    .select({ batch: closeBatch.number })
    .from(closeBatch)
    .where(
      and(eq(closeBatch.runId, runId), eq(closeBatch.stage, stage), eq(closeBatch.isDone, false)),
    )
    .orderBy(closeBatch.number);
  if (batches.length === 0) return endStage(tx, run, stage);
  const task = stage === 'measure' ? 'closeMeasure' : 'closeJournals';
  await addJobs(
    tx,
    task,
    batches.map(({ batch }) => ({ runId, batch })),
    priority,
  );
}

export async function endStage(tx: Database, run: RunRow, stage: Stage): Promise<void> {
  await tx
    .update(closeRunStep)
    .set({ state: 'done', endedAt: new Date() })
    .where(stepsOf(run.id, stage));
  const next = nextStage(stage);
  if (next) await beginStage(tx, run, next);
}

export async function addWork(tx: Database, runId: string, work: readonly Work[]): Promise<void> {
  const rows = work.map(({ step, failed = 0, ...each }) => ({
    ...each,
    failed,
    step: stepNumber(step),
  }));
  await tx.execute(sql`
    UPDATE close_run_step SET
      count_in = count_in + given.in, count_out = count_out + given.out, count_failed = count_failed + given.failed,
      work_seconds = work_seconds + given.seconds
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (step int, "in" int, out int, failed int, seconds float8)
    WHERE run_id = ${runId} AND close_run_step.step = given.step`);
}

/** Tells every open workspace how far the run is. */
export async function announceRun(tx: Database, runId: string): Promise<void> {
  const run = await readRun(tx, runId);
  if (run) await announceProgress(tx, run);
}

/**
 * Stores what a job of a whole stage has done, and goes on to the next stage, in one transaction.
 * @param write what it stores; the row of the run is locked
 * @throws {Superseded} where the run is no longer under way
 */
export async function completeStage(
  db: Database,
  runId: string,
  stage: Stage,
  work: readonly Work[],
  write: (tx: Database, run: RunRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRunning(tx, runId);
    const [step] = await tx.select().from(closeRunStep).where(stepsOf(runId, stage)).limit(1);
    if (step?.state !== 'running') throw new Superseded();
    await write(tx, run);
    await addWork(tx, runId, work);
    await endStage(tx, run, stage);
    await announceRun(tx, runId);
  });
}

/** A piece of work and the seconds that it took. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}
