import { and, eq, isNotNull } from 'drizzle-orm';
import type { Book } from '@/domain/close';
import {
  byTransition,
  financialPerformance,
  financialPosition,
  newContracts,
  reconciliation100,
  reconciliation101,
  revenueAnalysis,
  type ControlResult,
  type Cube,
} from '@/domain/ifrs17/book';
import type { Database } from '../../../database';
import { closePeriod } from '../../../database/closeLedgerSchema';
import {
  closeControl,
  closeResult,
  closeRun,
  type StoredSummary,
} from '../../../database/closeRunSchema';
import { goOnWithHistory } from '../history';
import { storeDocument } from '../results';
import { atPlace, lockPeriodRow } from '../startRun';
import { readStored, summaryOutside } from './facts';
import { readFrame } from './frame';
import { completeStage, Superseded, timed, type RunRow } from './stages';
import {
  addedUp,
  dropSummaries,
  readSummaries,
  storeSummary,
  summarised,
  textsOf,
} from './summary';

/** How many figures the statements and notes show that the server can count without a reader: the tables of every scope. */
function countFigures(cube: Cube): number {
  const tables = [
    financialPosition(cube),
    financialPerformance(cube),
    reconciliation100(cube, {}),
    reconciliation101(cube, {}),
    revenueAnalysis(cube, {}),
    newContracts(cube, {}),
    byTransition(cube, {}),
  ];
  return tables.reduce(
    (sum, { rows }) => sum + rows.reduce((cells, row) => cells + row.cells.length, 0),
    0,
  );
}

/** What is added up, batch by batch. What a batch lacks of it is made and stored now. */
async function summariesOf(db: Database, run: RunRow, frame: Book): Promise<StoredSummary[]> {
  const { id: runId } = run;
  const all: StoredSummary[] = [];
  for (const { batch, groups, stored } of await readSummaries(db, runId)) {
    if (stored) all.push(stored);
    else {
      const { closed, facts, checks } = await readStored(db, run, { frame, groups });
      const { value } = await summarised(closed, { facts, checks, texts: textsOf(closed) });
      await storeSummary(db, { runId, batch }, value);
      all.push(value);
    }
  }
  return all;
}

const counted = (controls: readonly ControlResult[], state: ControlResult['state']) =>
  controls.filter((each) => each.state === state).length;

/** Step 9: statements, controls, and the results as the screens read them; the run becomes the current one of its period. */
export async function completeRun(db: Database, { runId }: { runId: string }): Promise<void> {
  const [run] = await db.select().from(closeRun).where(eq(closeRun.id, runId));
  if (run?.state !== 'running') throw new Superseded();
  const { bookId, period, scenarioId } = run;
  const frame = await readFrame(db, run);
  const made = await timed(async () => {
    const [batches, outside, failed] = await Promise.all([
      summariesOf(db, run, frame),
      summaryOutside(db, run, frame),
      db.$count(closeResult, and(eq(closeResult.runId, runId), isNotNull(closeResult.failure))),
    ]);
    const { groups, controls, checks, cube } = addedUp([
      ...batches.map(({ summary }) => summary),
      outside,
    ]);
    return {
      ...{ groups, failed },
      parts: batches.map(({ part }) => part),
      controls: [...controls, ...checks],
      figures: countFigures(cube),
    };
  });
  const { groups, controls, parts, figures, failed } = made.value;
  const work = { step: 'statements' as const, in: groups, out: figures, seconds: made.seconds };
  await completeStage(db, runId, 'statements', [work], async (tx) => {
    const row = await lockPeriodRow(tx, run);
    // Locked while it ran: the period stays as it is.
    if (row.state === 'locked') throw new RangeError(`${period} was locked in the meantime`);
    await tx
      .insert(closeControl)
      .values(controls.map((result, position) => ({ runId, position, result })));
    await storeDocument(tx, { runId, bookId, period, scenarioId }, parts);
    await dropSummaries(tx, runId);
    const ended = {
      state: 'done' as const,
      endedAt: new Date(),
      failedGroups: failed,
      controlsHold: counted(controls, 'holds'),
      controlsFail: counted(controls, 'fails'),
      controlsNotRun: counted(controls, 'notRun'),
    };
    await tx.update(closeRun).set(ended).where(eq(closeRun.id, runId));
    await tx.update(closePeriod).set({ runId, state: 'closed' }).where(atPlace(row));
    if (run.isHistory) await goOnWithHistory(tx, { ...run, ...ended }, frame);
  });
}
