import { sql } from 'drizzle-orm';
import { strayChecks, type Book, type GroupActual, type StatedUnder } from '@/domain/close';
import type { ClosedGroup, ControlFacts } from '@/domain/ifrs17/book';
import type { Database } from '../../../database';
import { closeActual } from '../../../database/closeBookSchema';
import { closeResult, type Summary } from '../../../database/closeRunSchema';
import type { RunRow } from './stages';
import { summaryOf, type Checks } from './summary';

type Ledger = NonNullable<ControlFacts['ledger']>;

/** What a book opens with by its own statement has no close before it. */
const hasBefore = ({ openedFrom }: RunRow, { openings = [], definition }: Book): boolean =>
  openedFrom !== null || (openings.length === 0 && !definition.example);

/** What the controls look at beside the close: the period before, the ledger as it will be posted, the cash of the source systems. */
export function factsOf(
  run: RunRow,
  frame: Book,
  {
    before,
    actuals,
    ledger,
  }: { before: readonly ClosedGroup[]; actuals: readonly GroupActual[]; ledger: Ledger },
): ControlFacts {
  const source = actuals.flatMap(({ group, sourceCash }) =>
    sourceCash ? [[group, sourceCash] as const] : [],
  );
  return {
    ...(hasBefore(run, frame) && { before }),
    ledger,
    ...(source.length > 0 && { source: Object.fromEntries(source) }),
  };
}

/** What groups had closed the period before, by whether the run has them too. */
async function closedBefore(
  db: Database,
  { id, openedFrom }: RunRow,
  { isHere, groups }: { isHere: boolean; groups?: readonly string[] },
): Promise<ClosedGroup[]> {
  if (openedFrom === null) return [];
  const { rows } = await db.execute<{ closed: ClosedGroup }>(sql`
    SELECT closed FROM close_result AS before
    WHERE run_id = ${openedFrom} AND closed IS NOT NULL ${ofSome(groups)}
      AND ${isHere} = EXISTS (SELECT FROM close_result AS here WHERE here.run_id = ${id} AND here.group_id = before.group_id)
    ORDER BY group_id`);
  return rows.map(({ closed }) => closed);
}

const ofSome = (groups: readonly string[] | undefined) =>
  groups ? sql`AND group_id = ANY(${sql.param([...groups])}::text[])` : sql``;

/** What a run has stored of a batch, with what the controls look at. */
export async function readStored(
  db: Database,
  run: RunRow,
  { frame, groups }: { frame: Book; groups: readonly string[] },
): Promise<{ closed: readonly ClosedGroup[]; facts: ControlFacts; checks: Checks }> {
  const { closed, checks, ledger } = closeResult;
  const [rows, before, actuals] = await Promise.all([
    db
      .select({ id: closeResult.groupId, closed, checks, ledger })
      .from(closeResult)
      .where(sql`${closeResult.runId} = ${run.id} ${ofSome(groups)}`)
      .orderBy(closeResult.groupId),
    closedBefore(db, run, { isHere: true, groups }),
    db
      .select({ data: closeActual.data })
      .from(closeActual)
      .where(
        sql`${closeActual.bookId} = ${run.bookId} AND ${closeActual.period} = ${run.period} ${ofSome(groups)}`,
      ),
  ]);
  const of = <T>(value: (row: (typeof rows)[number]) => T | null) =>
    rows.flatMap((row) => {
      const found = value(row);
      return found === null ? [] : [[row.id, found] as const];
    });
  const here = new Set(rows.map(({ id }) => id));
  return {
    closed: of((row) => row.closed).map(([, each]) => each),
    facts: factsOf(run, frame, {
      before,
      actuals: actuals.flatMap(({ data }) => (here.has(data.group) ? [data] : [])),
      ledger: Object.fromEntries(of((row) => row.ledger)),
    }),
    checks: new Map(of((row) => row.checks)),
  };
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

/** What is in no batch: groups that closed the period before and are gone, what the book states of a group that it has not. */
export async function summaryOutside(db: Database, run: RunRow, frame: Book): Promise<Summary> {
  const [before, stated] = await Promise.all([
    closedBefore(db, run, { isHere: false }),
    statedUnder(db, run),
  ]);
  const checks: Checks = frame.definition.example
    ? new Map()
    : strayChecks(frame.definition, run.period, stated);
  return summaryOf([], factsOf(run, frame, { before, actuals: [], ledger: {} }), checks);
}
