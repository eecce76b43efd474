import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { bookControlResults, strayChecks, type StatedUnder } from '@/domain/close';
import {
  byTransition,
  cubeOf,
  financialPerformance,
  financialPosition,
  newContracts,
  reconciliation100,
  reconciliation101,
  revenueAnalysis,
  runControls,
  type ClosedGroup,
  type ControlFacts,
  type ControlResult,
} from '@/domain/ifrs17/book';
import type { Database } from '../../../database';
import { closeActual } from '../../../database/closeBookSchema';
import {
  closeControl,
  closePeriod,
  closeResult,
  closeResultDocument,
  closeRun,
} from '../../../database/closeRunSchema';
import { goOnWithHistory } from '../history';
import { closedAsJson, documentOf } from '../results';
import { atPlace, lockPeriodRow } from '../startRun';
import { readFrame } from './frame';
import { completeStage, Superseded, timed, type RunRow } from './stages';

const CASH_CONTROL = 'cashFlowsAreSource';

const groupsIn = (json: string) => JSON.parse(json) as ClosedGroup[];

/** What every group was found to rest on wrongly. */
async function checksOf(db: Database, runId: string) {
  const rows = await db
    .select({ group: closeResult.groupId, checks: closeResult.checks })
    .from(closeResult)
    .where(and(eq(closeResult.runId, runId), isNotNull(closeResult.checks)))
    .orderBy(closeResult.groupId);
  return new Map(rows.map(({ group, checks }) => [group, checks ?? []]));
}

/** Contracts and payments of a quarter, counted by the group that they name. */
async function statedUnder(db: Database, { bookId, period }: RunRow): Promise<StatedUnder[]> {
  const { rows } = await db.execute<{ group: string; points: number; actuals: number }>(sql`
    SELECT group_id AS group, sum(points)::int AS points, sum(actuals)::int AS actuals FROM (
      SELECT group_id, count(*) AS points, 0 AS actuals FROM close_model_point
      WHERE book_id = ${bookId} AND entry <= ${period} GROUP BY group_id
      UNION ALL
      SELECT group_id, 0, 1 FROM close_actual WHERE book_id = ${bookId} AND period = ${period}
    ) AS stated GROUP BY group_id ORDER BY group_id`);
  return rows;
}

/** What the controls look at beside the close: the period before, the ledger as it will be posted, the cash of the source systems. */
async function factsOf(
  db: Database,
  { id, openedFrom, bookId, period }: RunRow,
  opensWithBalances: boolean,
): Promise<ControlFacts> {
  const [before, ledger, actuals] = await Promise.all([
    openedFrom === null ? [] : closedAsJson(db, openedFrom).then(groupsIn),
    db
      .select({ group: closeResult.groupId, ledger: closeResult.ledger })
      .from(closeResult)
      .where(and(eq(closeResult.runId, id), isNotNull(closeResult.ledger))),
    db
      .select({ data: closeActual.data })
      .from(closeActual)
      .where(and(eq(closeActual.bookId, bookId), eq(closeActual.period, period))),
  ]);
  const source = actuals.flatMap(({ data: { group, sourceCash } }) =>
    sourceCash ? [[group, sourceCash] as const] : [],
  );
  return {
    // What a book opens with by its own statement has no close before it.
    ...(openedFrom === null && opensWithBalances ? {} : { before }),
    ledger: Object.fromEntries(
      ledger.flatMap((row) => (row.ledger ? [[row.group, row.ledger]] : [])),
    ),
    ...(source.length > 0 ? { source: Object.fromEntries(source) } : {}),
  };
}

/** How many figures the statements and notes show that the server can count without a reader: the tables of every scope. */
function countFigures(groups: readonly ClosedGroup[]): number {
  const cube = cubeOf(groups);
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

/** Every control over every group, but that of cash over the groups of whose cash the source systems say something. */
function controlsOf(groups: readonly ClosedGroup[], facts: ControlFacts): readonly ControlResult[] {
  const { source } = facts;
  if (!source) return runControls(groups, facts);
  const stated = groups.filter(({ id }) => source[id]);
  const ofCash = runControls(stated, { source }).find(({ id }) => id === CASH_CONTROL);
  return runControls(groups, facts).map((each) => (each.id === CASH_CONTROL && ofCash) || each);
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
    const { openings = [], definition } = frame;
    const isExample = definition.example !== undefined;
    const [json, facts, checked, stated, failed] = await Promise.all([
      closedAsJson(db, runId),
      factsOf(db, run, openings.length > 0 || isExample),
      checksOf(db, runId),
      statedUnder(db, run),
      db.$count(closeResult, and(eq(closeResult.runId, runId), isNotNull(closeResult.failure))),
    ]);
    // It is compressed beside the controls.
    const documented = documentOf({ runId, bookId, period, scenarioId }, json);
    documented.catch(() => undefined);
    const groups = groupsIn(json);
    const checks = bookControlResults(
      isExample ? new Map() : new Map([...checked, ...strayChecks(definition, period, stated)]),
    );
    const controls = [...controlsOf(groups, facts), ...checks];
    const figures = countFigures(groups);
    return { groups, controls, document: await documented, figures, failed };
  });
  const { groups, controls, document, figures, failed } = made.value;
  const work = {
    step: 'statements' as const,
    in: groups.length,
    out: figures,
    seconds: made.seconds,
  };
  await completeStage(db, runId, 'statements', [work], async (tx) => {
    const row = await lockPeriodRow(tx, run);
    // Locked while it ran: the period stays as it is.
    if (row.state === 'locked') throw new RangeError(`${period} was locked in the meantime`);
    await tx
      .insert(closeControl)
      .values(controls.map((result, position) => ({ runId, position, result })));
    await tx.insert(closeResultDocument).values(document);
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
