import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  checkBook,
  closeQuarter,
  measuredQuarter,
  partOf,
  projectedQuarter,
  type ClosedQuarter,
  type FailedCheck,
  type GroupClosing,
} from '@/domain/close';
import type { Database } from '../../../database';
import { closeBatch, closeResult, closeRun } from '../../../database/closeRunSchema';
import { readBookFor } from '../../books/readBook';
import { stepNumber } from '../steps';
import { readFrame, scenarioOf } from './frame';
import { completeBatch, Superseded, timed, type RunRow, type Work } from './stages';

/** A batch that is still to be done, with its run. @throws {Superseded} */
export async function openBatch(
  db: Database,
  { runId, batch }: { runId: string; batch: number },
  stage: 'measure' | 'journals',
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

/** With what the groups closed the period before. */
async function closingsOf(
  db: Database,
  runId: string | null,
  groups: readonly string[],
): Promise<GroupClosing[]> {
  if (runId === null) return [];
  const rows = await db
    .select({ closing: closeResult.closing })
    .from(closeResult)
    .where(and(eq(closeResult.runId, runId), inArray(closeResult.groupId, [...groups])))
    .orderBy(closeResult.groupId);
  return rows.flatMap(({ closing }) => closing ?? []);
}

type Checks = ReadonlyMap<string, readonly FailedCheck[]>;

async function write(
  tx: Database,
  runId: string,
  closed: ClosedQuarter,
  checks: Checks,
): Promise<void> {
  const closings = new Map(closed.closings.map((each) => [each.group, each]));
  const inputs = new Map(
    [...closed.inputs.groups, ...closed.inputs.treaties].map((each) => [each.id, each]),
  );
  const rows = [
    ...closed.groups.map((each) => ({
      group_id: each.id,
      closed: each,
      closing: closings.get(each.id),
      input: inputs.get(each.id),
      checks: checks.get(each.id),
    })),
    ...closed.failed.map(({ id, errors }) => ({
      group_id: id,
      input: inputs.get(id),
      checks: checks.get(id),
      failure: { step: stepNumber('measurement'), errors },
    })),
  ];
  await tx.execute(sql`
    INSERT INTO close_result (run_id, group_id, closed, closing, input, failure, checks)
    SELECT ${runId}, group_id, closed, closing, input, failure, checks
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (group_id text, closed jsonb, closing jsonb, input jsonb, failure jsonb, checks jsonb)
    ON CONFLICT (run_id, group_id) DO UPDATE SET
      closed = excluded.closed, closing = excluded.closing, input = excluded.input, failure = excluded.failure,
      checks = excluded.checks`);
}

/** Steps 5 to 7 of a batch: cash flows, risk adjustment, measurement. */
export async function measureBatch(
  db: Database,
  job: { runId: string; batch: number },
): Promise<void> {
  const { run, groups } = await openBatch(db, job, 'measure');
  const frame = await readFrame(db, run);
  const scenario = scenarioOf(frame, run);
  const { period } = run;
  const [book, before] = await Promise.all([
    readBookFor(db, frame, { period, groups }),
    closingsOf(db, run.openedFrom, groups),
  ]);
  const part = partOf(book, groups);
  let work: Work[];
  let riskSeconds = 0;
  const risk = <T>(each: () => T): T => {
    const start = performance.now();
    const value = each();
    riskSeconds += (performance.now() - start) / 1000;
    return value;
  };
  let closed: ClosedQuarter;
  if (frame.definition.example) {
    const measured = await timed(() => closeQuarter(part, period, before, scenario));
    closed = measured.value;
    work = [workOf('measurement', measured.seconds)];
  } else {
    const projected = await timed(() => projectedQuarter(part, period, { before, scenario, risk }));
    const measured = await timed(() =>
      measuredQuarter(part, period, { before, projected: projected.value, scenario }),
    );
    closed = measured.value;
    const estimated = [...projected.value.values()].filter(
      ({ atStart, newBusiness, changes }) => atStart ?? newBusiness ?? changes.length > 0,
    );
    work = [
      {
        step: 'cashFlows',
        in: part.points.length,
        out: estimated.length,
        seconds: projected.seconds - riskSeconds,
      },
      workOf('measurement', measured.seconds),
    ];
  }
  const ranAt = (run.startedAt ?? run.createdAt).toISOString();
  const checks: Checks = frame.definition.example
    ? new Map()
    : checkBook({ book: part, period, before, closed, ranAt });
  const withRisk = closed.groups.filter(({ figures }) => (figures['raClosing'] ?? 0) !== 0);
  work.push({
    step: 'riskAdjustment',
    in: closed.groups.length,
    out: withRisk.length,
    seconds: riskSeconds,
  });
  await completeBatch(db, { ...job, stage: 'measure' }, work, (tx) =>
    write(tx, run.id, closed, checks),
  );

  function workOf(step: 'measurement', seconds: number): Work {
    return {
      step,
      in: closed.groups.length + closed.failed.length,
      out: closed.groups.length,
      failed: closed.failed.length,
      seconds,
    };
  }
}
