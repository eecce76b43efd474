import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { allowLongStatements, type Database } from '../../database';
import { BusinessError } from '../../errors';
import { PRIORITY, addJobs } from '../../jobs/queue';
import { announceProgress } from '../../workspaceEvents';
import { BASE, readRun } from './readRuns';
import { STEPS, type CloseRun } from './steps';
import { closeBook } from '../../database/closeBookSchema';
import { closePeriod } from '../../database/closeLedgerSchema';
import { closeRun, closeRunStep } from '../../database/closeRunSchema';

/** @throws {BusinessError} E1611 */
export const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new BusinessError('E1611');
  return value;
};

export interface Place {
  bookId: string;
  period: string;
  scenarioId: string;
}

/** Who does something, and when; `by` is null for the system. */
export interface Act {
  by: { username: string; name: string } | null;
  at: Date;
}

export type PeriodRow = typeof closePeriod.$inferSelect;

export const atPlace = ({ bookId, period, scenarioId }: Place) =>
  and(
    eq(closePeriod.bookId, bookId),
    eq(closePeriod.period, period),
    eq(closePeriod.scenarioId, scenarioId),
  );

/**
 * The row of a period, locked until the transaction ends: whatever changes a period does so under this lock.
 * @throws {BusinessError} E1601 where the book was removed meanwhile
 */
export async function lockPeriodRow(tx: Database, place: Place): Promise<PeriodRow> {
  const { bookId, period, scenarioId } = place;
  await tx.insert(closePeriod).values({ bookId, period, scenarioId }).onConflictDoNothing();
  const [row] = await tx.select().from(closePeriod).where(atPlace(place)).for('no key update');
  if (!row) throw new BusinessError('E1601');
  return row;
}

/** The base's period before, as it stands. */
async function openingOf(tx: Database, { bookId, period }: Place): Promise<PeriodRow | undefined> {
  const [row] = await tx
    .select()
    .from(closePeriod)
    .where(
      and(
        eq(closePeriod.bookId, bookId),
        eq(closePeriod.scenarioId, BASE),
        lt(closePeriod.period, period),
      ),
    )
    .orderBy(desc(closePeriod.period))
    .limit(1);
  return row;
}

/** What the steps before have given, copied, so that the earlier run stays as it is. */
async function takeOver(
  tx: Database,
  runId: string,
  { basedOn, fromStep }: { basedOn: string; fromStep: number },
): Promise<void> {
  await tx.execute(sql`
    UPDATE close_run_step AS mine SET
      state = 'reused', count_in = its.count_in, count_out = its.count_out, count_failed = its.count_failed
    FROM close_run_step AS its
    WHERE mine.run_id = ${runId} AND its.run_id = ${basedOn} AND its.step = mine.step AND mine.step < ${fromStep}`);
  await tx.execute(sql`
    INSERT INTO close_run_frame (run_id, body) SELECT ${runId}, body FROM close_run_frame WHERE run_id = ${basedOn}`);
  await tx.execute(sql`
    INSERT INTO close_batch (run_id, stage, number, groups, is_done)
    SELECT ${runId}, stage, number, groups, ${fromStep} > 8 FROM close_batch
    WHERE run_id = ${basedOn} AND (stage = 'journals' OR ${fromStep} < 8)`);
  await tx.execute(sql`
    UPDATE close_run SET groups = its.groups,
      opened_from = CASE WHEN ${fromStep} < 8 THEN close_run.opened_from ELSE its.opened_from END, failed_groups = CASE WHEN ${fromStep} < 8 THEN 0 ELSE its.failed_groups END
    FROM close_run AS its WHERE close_run.id = ${runId} AND its.id = ${basedOn}`);
  if (fromStep >= 8)
    await tx.execute(sql`
      INSERT INTO close_result (run_id, group_id, closed, closing, input, failure, checks, journal, ledger)
      SELECT ${runId}, group_id, closed, closing, input, failure, checks,
        CASE WHEN ${fromStep} > 8 THEN journal END, CASE WHEN ${fromStep} > 8 THEN ledger END
      FROM close_result WHERE run_id = ${basedOn}`);
}

export interface StartOptions extends Act {
  /** The period whose closings this one opens with; undefined where the book begins with it. */
  opensAfter: string | undefined;
  isHistory?: boolean;
  /** The system closes the past of the book: where this period is the first that it has not closed, it goes on from there. */
  continuesHistory?: boolean;
  /** Go on from a step of an earlier run. */
  rerun?: { basedOn: string; fromStep: number };
}

/**
 * Starts the closing of a period, or gives the run that is under way.
 * @throws {BusinessError} E1601 of a book that is gone; E1612 of a locked period; E1613 where the period before is not closed
 */
export async function startRun(
  db: Database,
  place: Place,
  { by, at, opensAfter, isHistory = false, continuesHistory = false, rerun }: StartOptions,
): Promise<CloseRun> {
  return db.transaction(async (tx) => {
    // Whoever removes the book waits, and removes this run as well.
    const [book] = await tx
      .select({ id: closeBook.bookId })
      .from(closeBook)
      .where(eq(closeBook.bookId, place.bookId))
      .for('key share');
    if (!book) throw new BusinessError('E1601');
    const period = await lockPeriodRow(tx, place);
    if (period.state === 'locked') throw new BusinessError('E1612', { period: place.period });
    const [active] = await tx
      .select({ id: closeRun.id })
      .from(closeRun)
      .where(
        and(
          eq(closeRun.bookId, place.bookId),
          eq(closeRun.period, place.period),
          eq(closeRun.scenarioId, place.scenarioId),
          inArray(closeRun.state, ['queued', 'running']),
        ),
      );
    if (active) return found(await readRun(tx, active.id));
    const opening = opensAfter === undefined ? undefined : await openingOf(tx, place);
    if (opensAfter !== undefined && (opening?.period !== opensAfter || opening.runId === null))
      throw new BusinessError('E1613', { period: opensAfter });

    const fromStep = rerun?.fromStep ?? 1;
    const [run] = await tx
      .insert(closeRun)
      .values({
        ...place,
        state: 'queued',
        fromStep,
        basedOn: rerun?.basedOn ?? null,
        openedFrom: opening?.runId ?? null,
        isHistory: isHistory || (continuesHistory && period.runId === null),
        startedBy: by?.username ?? null,
        startedByName: by?.name ?? null,
        createdAt: at,
      })
      .returning({ id: closeRun.id });
    const runId = found(run).id;
    const waiting = STEPS.map((_, index) => ({
      runId,
      step: index + 1,
      state: 'waiting' as const,
    }));
    await tx.insert(closeRunStep).values(waiting);
    if (rerun) {
      await allowLongStatements(tx);
      await takeOver(tx, runId, rerun);
    }
    await addJobs(tx, 'closePrepare', [{ runId }], by ? PRIORITY.person : PRIORITY.background);
    const started = found(await readRun(tx, runId));
    await announceProgress(tx, started);
    return started;
  });
}
