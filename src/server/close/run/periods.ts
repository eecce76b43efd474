import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { auditLog } from '../../database/schema';
import { BusinessError } from '../../errors';
import { BASE, readPeriods, refuseStale, type ClosePeriod } from './readRuns';
import { atPlace, lockPeriodRow, type Act, type PeriodRow, type Place } from './startRun';
import { closeBook } from '../../database/closeBookSchema';
import { closePeriod } from '../../database/closeLedgerSchema';
import { closeRun } from '../../database/closeRunSchema';

export interface PersonAct extends Act {
  by: { username: string; name: string };
  reason: string;
  /** The x-request-id under which it came. */
  requestId: string;
}

/** Locking and unlocking depend on the periods beside: of a book one comes after the other. */
const inTurn = (tx: Database, bookId: string) =>
  tx.execute(sql`SELECT FROM ${closeBook} WHERE book_id = ${bookId} FOR NO KEY UPDATE`);

const ofBase = (bookId: string) =>
  and(eq(closePeriod.bookId, bookId), eq(closePeriod.scenarioId, BASE));

async function change(
  tx: Database,
  row: PeriodRow,
  state: PeriodRow['state'],
  { by, at, reason, requestId }: PersonAct,
): Promise<ClosePeriod> {
  const { username, name } = by;
  const changed = { changedBy: username, changedByName: name, changedAt: at, reason };
  await tx
    .update(closePeriod)
    .set({ state, ...changed })
    .where(atPlace(row));
  await tx.insert(auditLog).values({
    at,
    username,
    name,
    action: 'update',
    resource: 'closePeriods',
    key: `${row.bookId}/${row.period}`,
    before: { state: row.state, runId: row.runId },
    after: { state, runId: row.runId, reason },
    requestId,
  });
  const periods = await readPeriods(tx, row.bookId);
  const found = periods.find(
    ({ period, scenarioId }) => period === row.period && scenarioId === BASE,
  );
  if (!found) throw new BusinessError('E1617');
  return found;
}

/**
 * Locks a period of the base: from now on nothing of it changes.
 * @throws {BusinessError} E1612 locked already; E1617 without results; E1618 where controls fail; E1620 before it is posted; E1622 of a stale one; E1616 before the period before it
 */
export async function lockPeriod(
  db: Database,
  place: Omit<Place, 'scenarioId'>,
  act: PersonAct,
): Promise<ClosePeriod> {
  return db.transaction(async (tx) => {
    await inTurn(tx, place.bookId);
    const row = await lockPeriodRow(tx, { ...place, scenarioId: BASE });
    if (row.state === 'locked') throw new BusinessError('E1612', { period: row.period });
    if (row.runId === null) throw new BusinessError('E1617');
    await refuseStale(tx, row);
    const [run] = await tx.select().from(closeRun).where(eq(closeRun.id, row.runId));
    if (run && run.controlsFail > 0) throw new BusinessError('E1618', { count: run.controlsFail });
    if (row.postedRunId !== row.runId) throw new BusinessError('E1620');
    const [before] = await tx
      .select()
      .from(closePeriod)
      .where(and(ofBase(row.bookId), lt(closePeriod.period, row.period)))
      .orderBy(desc(closePeriod.period))
      .limit(1);
    if (before && before.state !== 'locked')
      throw new BusinessError('E1616', { period: before.period });
    return change(tx, row, 'locked', act);
  });
}

/**
 * Opens the latest locked period again; what is posted stays posted.
 * @throws {BusinessError} E1616 while a later one is locked; E1617 where it is not locked
 */
export async function unlockPeriod(
  db: Database,
  place: Omit<Place, 'scenarioId'>,
  act: PersonAct,
): Promise<ClosePeriod> {
  return db.transaction(async (tx) => {
    await inTurn(tx, place.bookId);
    const row = await lockPeriodRow(tx, { ...place, scenarioId: BASE });
    if (row.state !== 'locked') throw new BusinessError('E1617');
    const [after] = await tx
      .select()
      .from(closePeriod)
      .where(
        and(
          ofBase(row.bookId),
          gt(closePeriod.period, row.period),
          eq(closePeriod.state, 'locked'),
        ),
      )
      .orderBy(asc(closePeriod.period))
      .limit(1);
    if (after) throw new BusinessError('E1616', { period: after.period });
    return change(tx, row, 'closed', act);
  });
}
