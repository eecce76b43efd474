import { and, desc, eq, sql } from 'drizzle-orm';
import { deltaOf, reversalOf } from '@/domain/ifrs17/book';
import { allowLongStatements, type Database } from '../../database';
import { closeJournalLine, closePeriod, closePosting } from '../../database/closeLedgerSchema';
import { closeRun } from '../../database/closeRunSchema';
import { BusinessError } from '../../errors';
import {
  asPosting,
  type ClosePosting,
  insertGiven,
  insertOfRun,
  journalOfRun,
  ledgerOfPeriod,
  type PostingRow,
  writePosting,
} from './ledger';
import { BASE, refuseStale } from './readRuns';
import { atPlace, lockPeriodRow, type Act } from './startRun';
import { lastDayOf } from './storedLines';

/** The postings of a book or of one of its periods, the latest first. */
export async function listPostings(
  db: Database,
  bookId: string,
  period: string | undefined,
): Promise<ClosePosting[]> {
  const rows = await db
    .select()
    .from(closePosting)
    .where(
      and(
        eq(closePosting.bookId, bookId),
        period === undefined ? undefined : eq(closePosting.period, period),
      ),
    )
    .orderBy(desc(closePosting.postedAt), desc(closePosting.period));
  return rows.map(asPosting);
}

/** undefined where there is no such posting. */
export async function readPosting(db: Database, id: string): Promise<PostingRow | undefined> {
  const [row] = await db.select().from(closePosting).where(eq(closePosting.id, id));
  return row;
}

/** The latest posting of a run that nothing has taken back. */
async function standingPosting(tx: Database, runId: string): Promise<PostingRow | undefined> {
  const [row] = await tx
    .select()
    .from(closePosting)
    .where(
      and(
        eq(closePosting.runId, runId),
        sql`kind <> 'reversal'`,
        sql`NOT EXISTS (SELECT FROM close_posting r WHERE r.kind = 'reversal' AND r.corrects = ${closePosting.id})`,
      ),
    )
    .orderBy(desc(closePosting.postedAt))
    .limit(1);
  return row;
}

interface PostAct extends Act {
  reason?: string | undefined;
  /** Controls that fail have been accepted. */
  acceptsFailures?: boolean;
}

/**
 * Posts the journals of the current run of the base; of a period that is posted the difference. Posting a run again gives the posting that there is.
 * @throws {BusinessError} E1611; E1612 of a locked period; E1618 where controls fail; E1619 for a restatement without a reason; E1621 of another run; E1622 of a stale period
 */
export async function postRun(
  db: Database,
  runId: string,
  { reason, acceptsFailures = false, ...act }: PostAct,
): Promise<ClosePosting> {
  return db.transaction(async (tx) => {
    await allowLongStatements(tx);
    const [run] = await tx.select().from(closeRun).where(eq(closeRun.id, runId));
    if (!run) throw new BusinessError('E1611');
    const period = await lockPeriodRow(tx, run);
    if (period.postedRunId === runId) {
      const standing = await standingPosting(tx, runId);
      if (standing) return asPosting(standing);
    }
    if (period.state === 'locked') throw new BusinessError('E1612', { period: run.period });
    if (run.scenarioId !== BASE || period.runId !== runId) throw new BusinessError('E1621');
    if (run.controlsFail > 0 && !acceptsFailures)
      throw new BusinessError('E1618', { count: run.controlsFail });
    await refuseStale(tx, period);
    await tx.update(closePeriod).set({ postedRunId: runId }).where(atPlace(run));
    const place = { bookId: run.bookId, period: run.period, runId, reason: reason ?? null };
    if (period.postedRunId === null)
      return writePosting(
        tx,
        { ...place, kind: 'posting', corrects: null },
        act,
        insertOfRun(tx, run),
      );
    if (reason === undefined) throw new BusinessError('E1619');
    const corrected = await standingPosting(tx, period.postedRunId);
    const posted = await ledgerOfPeriod(tx, run.bookId, run.period);
    const delta = deltaOf(posted, await journalOfRun(tx, run), lastDayOf(run.period));
    return writePosting(
      tx,
      { ...place, kind: 'restatement', corrects: corrected?.id ?? null },
      act,
      insertGiven(tx, delta),
    );
  });
}

/**
 * Takes the latest posting of a period back by entries of their own.
 * @throws {BusinessError} E1611; E1612 of a locked period; E1615 where it is taken back already or another rests on it
 */
export async function reversePosting(
  db: Database,
  postingId: string,
  reason: string,
  act: Act,
): Promise<ClosePosting> {
  return db.transaction(async (tx) => {
    await allowLongStatements(tx);
    const posting = await readPosting(tx, postingId);
    if (!posting) throw new BusinessError('E1611');
    const { bookId, period: label, runId } = posting;
    const place = { bookId, period: label, scenarioId: BASE };
    const period = await lockPeriodRow(tx, place);
    if (period.state === 'locked') throw new BusinessError('E1612', { period: label });
    const standing =
      period.postedRunId === null ? undefined : await standingPosting(tx, period.postedRunId);
    if (standing?.id !== postingId) throw new BusinessError('E1615');
    const lines = await tx
      .select({ line: closeJournalLine.line })
      .from(closeJournalLine)
      .where(eq(closeJournalLine.postingId, postingId))
      .orderBy(closeJournalLine.number);
    const before = posting.corrects === null ? undefined : await readPosting(tx, posting.corrects);
    await tx
      .update(closePeriod)
      .set({ postedRunId: before?.runId ?? null })
      .where(atPlace(place));
    const reversed = reversalOf(
      lines.map(({ line }) => line),
      lastDayOf(label),
    );
    return writePosting(
      tx,
      { bookId, period: label, runId, kind: 'reversal', corrects: postingId, reason },
      act,
      insertGiven(tx, reversed),
    );
  });
}
