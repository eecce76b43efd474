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
import { closeResult } from '../../../database/closeRunSchema';
import { readBookFor } from '../../books/readBook';
import { stepNumber } from '../steps';
import { completeBatch, openBatch, type BatchJob } from './batches';
import { journalsOf, type GroupJournal } from './journals';
import { readFrame, scenarioOf } from './frame';
import { timed, type Work } from './stages';

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
  { checks, journals }: { checks: Checks; journals: readonly GroupJournal[] },
): Promise<void> {
  const journalOf = new Map(journals.map((each) => [each.group_id, each]));
  const closings = new Map(closed.closings.map((each) => [each.group, each]));
  const inputs = new Map(
    [...closed.inputs.groups, ...closed.inputs.treaties].map((each) => [each.id, each]),
  );
  const rows = [
    ...closed.groups.map((each) => ({
      ...journalOf.get(each.id),
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
    INSERT INTO close_result (run_id, group_id, closed, closing, input, failure, checks, journal, ledger)
    SELECT ${runId}, group_id, closed, closing, input, failure, checks, journal, ledger
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (group_id text, closed jsonb, closing jsonb, input jsonb, failure jsonb, checks jsonb, journal jsonb, ledger jsonb)
    ON CONFLICT (run_id, group_id) DO UPDATE SET
      closed = excluded.closed, closing = excluded.closing, input = excluded.input, failure = excluded.failure,
      checks = excluded.checks, journal = excluded.journal, ledger = excluded.ledger`);
}

/** Steps 5 to 8 of a batch: cash flows, risk adjustment, measurement, and the journals of what is at hand. */
export async function measureBatch(db: Database, job: BatchJob): Promise<void> {
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
  const { journals, work: posted } = await journalsOf(db, run, closed.groups);
  await completeBatch(db, { ...job, stage: 'measure' }, [...work, posted], (tx) =>
    write(tx, run.id, closed, { checks, journals }),
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
