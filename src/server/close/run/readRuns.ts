import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { BusinessError } from '../../errors';
import type { operations } from '../../generated/contract';
import { STEPS, type CloseRun, type CloseRunDetail, type StepName } from './steps';
import { readApprovedSince } from './approvedSince';
import { closePeriod } from '../../database/closeLedgerSchema';
import { closeControl, closeResult, closeRun, closeRunStep } from '../../database/closeRunSchema';

type RunsEnvelope = operations['listCloseRuns']['responses'][200]['content']['application/json'];
export type CloseRuns = NonNullable<RunsEnvelope['data']>;
export type ClosePeriod = CloseRuns['periods'][number];
/** A run, and whether a period holds its results. */
const runColumns = {
  ...getTableColumns(closeRun),
  isCurrent: sql<boolean>`EXISTS (SELECT FROM ${closePeriod} WHERE ${closePeriod.runId} = ${closeRun.id})`,
};
type RunRow = typeof closeRun.$inferSelect & { isCurrent: boolean };
type PeriodRow = typeof closePeriod.$inferSelect;

export const BASE = 'base';
const isoOf = (date: Date | null) => date?.toISOString() ?? null;
const personOf = (username: string | null, name: string | null) =>
  username === null ? null : { username, name: name ?? username };

/** Runs as the contract gives them, in the order of the rows. */
async function asRuns(db: Database, rows: readonly RunRow[]): Promise<CloseRun[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await db
    .select()
    .from(closeRunStep)
    .where(inArray(closeRunStep.runId, ids))
    .orderBy(closeRunStep.step);
  const byRun = new Map(ids.map((id): [string, typeof steps] => [id, []]));
  for (const step of steps) byRun.get(step.runId)?.push(step);
  return rows.map((row) => ({
    runId: row.id,
    bookId: row.bookId,
    period: row.period,
    scenarioId: row.scenarioId,
    state: row.state,
    isCurrent: row.isCurrent,
    fromStep: row.fromStep,
    basedOn: row.basedOn,
    startedBy: personOf(row.startedBy, row.startedByName),
    createdAt: row.createdAt.toISOString(),
    startedAt: isoOf(row.startedAt),
    endedAt: isoOf(row.endedAt),
    groups: row.groups,
    failedGroups: row.failedGroups,
    controls: { holds: row.controlsHold, fails: row.controlsFail, notRun: row.controlsNotRun },
    steps: (byRun.get(row.id) ?? []).map((step) => ({
      step: STEPS[step.step - 1] as StepName,
      state: step.state,
      in: step.countIn,
      out: step.countOut,
      failed: step.countFailed,
      workSeconds: step.workSeconds,
      startedAt: isoOf(step.startedAt),
      endedAt: isoOf(step.endedAt),
    })),
  }));
}

/** undefined where there is no such run. */
export async function readRun(db: Database, runId: string): Promise<CloseRun | undefined> {
  const rows = await db.select(runColumns).from(closeRun).where(eq(closeRun.id, runId));
  return (await asRuns(db, rows))[0];
}

/** A run with its controls and failed groups; undefined where there is none. */
export async function readRunDetail(
  db: Database,
  runId: string,
): Promise<CloseRunDetail | undefined> {
  const run = await readRun(db, runId);
  if (!run) return undefined;
  const [controls, failed] = await Promise.all([
    db
      .select()
      .from(closeControl)
      .where(eq(closeControl.runId, runId))
      .orderBy(closeControl.position),
    db
      .select({ id: closeResult.groupId, failure: closeResult.failure })
      .from(closeResult)
      .where(and(eq(closeResult.runId, runId), isNotNull(closeResult.failure)))
      .orderBy(closeResult.groupId),
  ]);
  return {
    run,
    controls: controls.map(({ result }) => ({
      ...result,
      failures: result.failures.map((each) => ({ ...each })),
    })),
    failedGroups: failed.flatMap(({ id, failure }) =>
      failure
        ? [{ id, step: STEPS[failure.step - 1] as StepName, errors: [...failure.errors] }]
        : [],
    ),
  };
}

/** A period whose opening has been closed anew since is stale, as is one that would rest on newer assumptions; scenarios open with the base. */
function asPeriod(
  row: PeriodRow,
  opening: string | null | undefined,
  openedFrom: string | null | undefined,
  approvedSince: readonly string[],
): ClosePeriod {
  const isReopened = opening !== undefined && opening !== openedFrom;
  return {
    period: row.period,
    scenarioId: row.scenarioId,
    state: row.state,
    runId: row.runId,
    isStale: row.runId !== null && (isReopened || approvedSince.length > 0),
    approvedSince: [...approvedSince],
    postedRunId: row.postedRunId,
    changedBy: personOf(row.changedBy, row.changedByName),
    changedAt: isoOf(row.changedAt),
    reason: row.reason,
  };
}

/** The periods of a book, the latest first. */
export async function readPeriods(db: Database, bookId: string): Promise<ClosePeriod[]> {
  const rows = await db
    .select({ row: closePeriod, openedFrom: closeRun.openedFrom })
    .from(closePeriod)
    .leftJoin(closeRun, eq(closeRun.id, closePeriod.runId))
    .where(eq(closePeriod.bookId, bookId))
    .orderBy(desc(closePeriod.period), asc(closePeriod.scenarioId));
  const base = rows.filter(({ row }) => row.scenarioId === BASE);
  const before = (period: string) => base.find(({ row }) => row.period < period)?.row.runId;
  const approvedSince = await readApprovedSince(db, bookId);
  const since = ({ runId, period, state }: PeriodRow) =>
    // A locked period stays as it was known then.
    runId === null || state === 'locked' ? [] : approvedSince(runId, period);
  return rows.map(({ row, openedFrom }) =>
    asPeriod(row, before(row.period), openedFrom, since(row)),
  );
}

type PlaceOfPeriod = Pick<PeriodRow, 'bookId' | 'period' | 'scenarioId'>;

/** Whether what a period holds rests on an opening or on assumptions that are gone. */
export async function isStale(
  tx: Database,
  { bookId, period, scenarioId }: PlaceOfPeriod,
): Promise<boolean> {
  const found = (await readPeriods(tx, bookId)).find(
    (each) => each.period === period && each.scenarioId === scenarioId,
  );
  return found?.isStale === true;
}

/** @throws {BusinessError} E1622 of a stale period */
export async function refuseStale(tx: Database, place: PlaceOfPeriod): Promise<void> {
  if (await isStale(tx, place)) throw new BusinessError('E1622', { period: place.period });
}

/** The latest runs of a book, the latest first. */
export async function readRuns(db: Database, bookId: string, limit: number): Promise<CloseRun[]> {
  const rows = await db
    .select(runColumns)
    .from(closeRun)
    .where(eq(closeRun.bookId, bookId))
    .orderBy(desc(closeRun.createdAt), desc(closeRun.period))
    .limit(limit);
  return asRuns(db, rows);
}
