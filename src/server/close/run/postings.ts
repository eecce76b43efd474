import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { deltaOf, reversalOf, type JournalLine } from '@/domain/ifrs17/book';
import { allowLongStatements, type Database } from '../../database';
import { BusinessError } from '../../errors';
import type { operations } from '../../generated/contract';
import { BASE, refuseStale } from './readRuns';
import { atPlace, lockPeriodRow, type Act } from './startRun';
import { lastDayOf, linesOfRun, wholeLine } from './storedLines';
import {
  closeJournalLine,
  closePeriod,
  closePosting,
  closeRun,
} from '../../database/closeRunSchema';

type Envelope = operations['listClosePostings']['responses'][200]['content']['application/json'];
export type ClosePosting = NonNullable<Envelope['data']>[number];
type PostingRow = typeof closePosting.$inferSelect;

const asPosting = ({ id, postedBy, postedByName, postedAt, ...row }: PostingRow): ClosePosting => ({
  ...row,
  postingId: id,
  postedBy: postedBy === null ? null : { username: postedBy, name: postedByName ?? postedBy },
  postedAt: postedAt.toISOString(),
});

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

/** Share of the sum of debits by which credits may differ from it: differences of two closes are rounded. */
const TOLERANCE = 1e-9;

type NewPosting = Pick<PostingRow, 'bookId' | 'period' | 'runId' | 'kind' | 'corrects' | 'reason'>;

async function write(
  tx: Database,
  posting: NewPosting,
  { by, at }: Act,
  insertLines: (postingId: string) => Promise<unknown>,
): Promise<ClosePosting> {
  const id = randomUUID();
  // The lines first: a posting is never changed, not even to get its sums.
  await insertLines(id);
  // As numeric the sums are exact, so that debit equals credit to the last digit or is wrong.
  const [sums] = await tx
    .select({
      lines: sql<number>`count(*)::int`,
      debit: sql<number>`coalesce(sum(debit::numeric), 0)::float8`,
      credit: sql<number>`coalesce(sum(credit::numeric), 0)::float8`,
    })
    .from(closeJournalLine)
    .where(eq(closeJournalLine.postingId, id));
  const { debit = 0, credit = 0 } = sums ?? {};
  if (Math.abs(debit - credit) > TOLERANCE * Math.max(1, debit))
    throw new BusinessError('E1618', { count: 1 });
  const [row] = await tx
    .insert(closePosting)
    .values({
      id,
      ...posting,
      ...(sums ?? { lines: 0, debit: 0, credit: 0 }),
      date: lastDayOf(posting.period),
      postedBy: by?.username ?? null,
      postedByName: by?.name ?? null,
      postedAt: at,
    })
    .returning();
  if (!row) throw new Error('A posting was not stored.');
  return asPosting(row);
}

const insertGiven = (tx: Database, lines: readonly JournalLine[]) => (postingId: string) =>
  tx.execute(sql`
    INSERT INTO close_journal_line (posting_id, number, group_id, account, debit, credit, line)
    SELECT ${postingId}, number, line->>'group', line->'account'->>'code', (line->>'debit')::float8, (line->>'credit')::float8, line
    FROM jsonb_array_elements(${JSON.stringify(lines)}::jsonb) WITH ORDINALITY AS given (line, number)`);

type PostedRun = Pick<typeof closeRun.$inferSelect, 'id' | 'period'>;

/** The journal of a run goes into the ledger without leaving the database. */
const insertOfRun =
  (tx: Database, { id, period }: PostedRun) =>
  (postingId: string) =>
    tx.execute(sql`
      INSERT INTO close_journal_line (posting_id, number, group_id, account, debit, credit, line)
      SELECT ${postingId}, row_number() OVER (ORDER BY group_id, number), group_id, account, debit, credit, ${wholeLine(period)}
      FROM ${linesOfRun(id)}`);

async function journalOfRun(tx: Database, { id, period }: PostedRun): Promise<JournalLine[]> {
  const { rows } = await tx.execute<{ line: JournalLine }>(
    sql`SELECT ${wholeLine(period)} AS line FROM ${linesOfRun(id)}`,
  );
  return rows.map(({ line }) => line);
}

/** Everything that stands in the ledger for a period, corrections included. */
async function ledgerOfPeriod(
  tx: Database,
  bookId: string,
  period: string,
): Promise<JournalLine[]> {
  const rows = await tx
    .select({ line: closeJournalLine.line })
    .from(closeJournalLine)
    .innerJoin(closePosting, eq(closePosting.id, closeJournalLine.postingId))
    .where(and(eq(closePosting.bookId, bookId), eq(closePosting.period, period)));
  return rows.map(({ line }) => line);
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
      return write(tx, { ...place, kind: 'posting', corrects: null }, act, insertOfRun(tx, run));
    if (reason === undefined) throw new BusinessError('E1619');
    const corrected = await standingPosting(tx, period.postedRunId);
    const posted = await ledgerOfPeriod(tx, run.bookId, run.period);
    const delta = deltaOf(posted, await journalOfRun(tx, run), lastDayOf(run.period));
    return write(
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
    return write(
      tx,
      { bookId, period: label, runId, kind: 'reversal', corrects: postingId, reason },
      act,
      insertGiven(tx, reversed),
    );
  });
}
