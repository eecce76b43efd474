import { and, eq } from 'drizzle-orm';
import {
  checkBook,
  closeQuarter,
  measuredQuarter,
  partOf,
  projectedQuarter,
  type ClosedQuarter,
  type GroupClosing,
} from '@/domain/close';
import type { ClosedGroup } from '@/domain/ifrs17/book';
import type { Database } from '../../../database';
import { closeResult } from '../../../database/closeRunSchema';
import { readBookFor } from '../../books/readBook';
import { ofGroups } from '../../books/readPoints';
import { completeBatch, openBatch, type BatchJob } from './batches';
import { factsOf } from './facts';
import { readFrame, scenarioOf } from './frame';
import { journalsOf, ledgerIn, rulesOf } from './journals';
import { timed, type Work } from './stages';
import { storeSummary, summarised, textsOf, type Checks } from './summary';
import { writeResults } from './writeResults';

/** What the groups gave the period before, and with what they closed it. */
async function readBefore(db: Database, runId: string | null, groups: readonly string[]) {
  const rows =
    runId === null
      ? []
      : await db
          .select({ closing: closeResult.closing, closed: closeResult.closed })
          .from(closeResult)
          .where(and(eq(closeResult.runId, runId), ofGroups(closeResult.groupId, groups)))
          .orderBy(closeResult.groupId);
  return {
    closings: rows.flatMap(({ closing }): readonly GroupClosing[] => (closing ? [closing] : [])),
    closed: rows.flatMap(({ closed }): readonly ClosedGroup[] => (closed ? [closed] : [])),
  };
}

/** Steps 5 to 8 of a batch: cash flows, risk adjustment, measurement, and the journals of what is at hand. */
export async function measureBatch(db: Database, job: BatchJob): Promise<void> {
  const { run, groups } = await openBatch(db, job, 'measure');
  const frame = await readFrame(db, run);
  const scenario = scenarioOf(frame, run);
  const { period } = run;
  const [book, last, rules] = await Promise.all([
    readBookFor(db, frame, { period, groups }),
    readBefore(db, run.openedFrom, groups),
    rulesOf(db, run),
  ]);
  const { closings: before } = last;
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
  const here = new Set([...closed.groups, ...closed.failed].map(({ id }) => id));
  const checked: Checks = frame.definition.example
    ? new Map()
    : checkBook({ book: part, period, before, closed, ranAt });
  // Of a group that has begun and holds nothing yet nothing is stored.
  const checks: Checks = new Map([...checked].filter(([id]) => here.has(id)));
  const withRisk = closed.groups.filter(({ figures }) => (figures['raClosing'] ?? 0) !== 0);
  work.push({
    step: 'riskAdjustment',
    in: closed.groups.length,
    out: withRisk.length,
    seconds: riskSeconds,
  });
  const { journals, work: posted } = await journalsOf(run, closed.groups, rules);
  const facts = factsOf(run, frame, {
    before: last.closed.filter(({ id }) => here.has(id)),
    actuals: part.actuals.filter(({ group }) => here.has(group)),
    ledger: ledgerIn(journals),
  });
  const texts = textsOf(closed.groups);
  const { value: summary, work: added } = await summarised(closed.groups, { facts, checks, texts });
  await completeBatch(db, { ...job, stage: 'measure' }, [...work, posted, added], async (tx) => {
    await writeResults(tx, run.id, closed, { checks, journals, texts });
    await storeSummary(tx, job, summary);
  });

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
