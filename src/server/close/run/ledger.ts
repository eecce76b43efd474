import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { JournalLine } from '@/domain/ifrs17/book';
import type { Database } from '../../database';
import { closeJournalLine, closePosting } from '../../database/closeLedgerSchema';
import { type closeRun } from '../../database/closeRunSchema';
import { BusinessError } from '../../errors';
import type { operations } from '../../generated/contract';
import type { Act } from './startRun';
import { lastDayOf, linesOfRun, wholeLine } from './storedLines';

type Envelope = operations['listClosePostings']['responses'][200]['content']['application/json'];
export type ClosePosting = NonNullable<Envelope['data']>[number];
export type PostingRow = typeof closePosting.$inferSelect;

/** A posting as the contract says it. */
export const asPosting = ({
  id,
  postedBy,
  postedByName,
  postedAt,
  ...row
}: PostingRow): ClosePosting => ({
  ...row,
  postingId: id,
  postedBy: postedBy === null ? null : { username: postedBy, name: postedByName ?? postedBy },
  postedAt: postedAt.toISOString(),
});

/** Share of the sum of debits by which credits may differ from it: differences of two closes are rounded. */
const TOLERANCE = 1e-9;

type NewPosting = Pick<PostingRow, 'bookId' | 'period' | 'runId' | 'kind' | 'corrects' | 'reason'>;

/**
 * Writes a posting with its lines; neither is ever changed.
 * @throws {BusinessError} E1618 where debits and credits differ
 */
export async function writePosting(
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

/** Lines that are at hand. */
export const insertGiven = (tx: Database, lines: readonly JournalLine[]) => (postingId: string) =>
  tx.execute(sql`
    INSERT INTO close_journal_line (posting_id, number, group_id, account, debit, credit, line)
    SELECT ${postingId}, number, line->>'group', line->'account'->>'code', (line->>'debit')::float8, (line->>'credit')::float8, line
    FROM jsonb_array_elements(${JSON.stringify(lines)}::jsonb) WITH ORDINALITY AS given (line, number)`);

type PostedRun = Pick<typeof closeRun.$inferSelect, 'id' | 'period'>;

/** The journal of a run goes into the ledger without leaving the database. */
export const insertOfRun =
  (tx: Database, { id, period }: PostedRun) =>
  (postingId: string) =>
    tx.execute(sql`
      INSERT INTO close_journal_line (posting_id, number, group_id, account, debit, credit, line)
      SELECT ${postingId}, row_number() OVER (ORDER BY group_id, number), group_id, account, debit, credit, ${wholeLine(period)}
      FROM ${linesOfRun(id)}`);

/** What a run would post. */
export async function journalOfRun(
  tx: Database,
  { id, period }: PostedRun,
): Promise<JournalLine[]> {
  const { rows } = await tx.execute<{ line: JournalLine }>(
    sql`SELECT ${wholeLine(period)} AS line FROM ${linesOfRun(id)}`,
  );
  return rows.map(({ line }) => line);
}

/** Everything that stands in the ledger for a period, corrections included. */
export async function ledgerOfPeriod(
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
