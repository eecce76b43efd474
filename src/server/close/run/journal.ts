import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { JournalLine } from '@/domain/ifrs17/book';
import type { Database } from '../../database';
import type { operations } from '../../generated/contract';
import type { CloseRun } from './steps';
import { linesOfRun, wholeLine } from './storedLines';

type Operation = operations['listCloseJournalLines'];
type Envelope = Operation['responses'][200]['content']['application/json'];
export type CloseJournal = NonNullable<Envelope['data']>;
export type JournalQuery = Operation['parameters']['query'];

const DEFAULT_LINES = 1000;

/** A page of the lines of a run, or of a posting of it, with the sums of all that match. Sums are exact: as numeric. */
export async function listJournal(
  db: Database,
  { runId, period }: Pick<CloseRun, 'runId' | 'period'>,
  { postingId, group, account, offset = 0, limit = DEFAULT_LINES }: JournalQuery,
): Promise<CloseJournal> {
  const source =
    postingId === undefined
      ? linesOfRun(runId)
      : sql`(SELECT * FROM close_journal_line WHERE posting_id = ${postingId}) AS lines`;
  const conditions: SQL[] = [
    ...(group === undefined ? [] : [eq(sql`group_id`, group)]),
    ...(account === undefined ? [] : [eq(sql`account`, account)]),
  ];
  const where = and(sql`true`, ...conditions);
  const [sums, lines] = await Promise.all([
    db.execute<{ total: number; debit: number; credit: number }>(sql`
      SELECT count(*)::int AS total, coalesce(sum(debit::numeric), 0)::float8 AS debit, coalesce(sum(credit::numeric), 0)::float8 AS credit
      FROM ${source} WHERE ${where}`),
    db.execute<{ line: JournalLine }>(sql`
      SELECT ${wholeLine(period)} AS line FROM (
        SELECT group_id, number, line FROM ${source} WHERE ${where} ORDER BY group_id, number LIMIT ${limit} OFFSET ${offset}) AS page
      ORDER BY group_id, number`),
  ]);
  const { total = 0, debit = 0, credit = 0 } = sums.rows[0] ?? {};
  return { total, debit, credit, lines: lines.rows.map(({ line }) => line) };
}
