import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { JournalLine } from '@/domain/ifrs17/book';
import type { Database } from '../../database';
import type { operations } from '../../generated/contract';

type Operation = operations['listCloseJournalLines'];
type Envelope = Operation['responses'][200]['content']['application/json'];
export type CloseJournal = NonNullable<Envelope['data']>;
export type JournalQuery = Operation['parameters']['query'];

const DEFAULT_LINES = 1000;

/** A page of the lines of a run, or of a posting of it, with the sums of all that match. Sums are exact: as numeric. */
export async function listJournal(
  db: Database,
  { runId, postingId, group, account, offset = 0, limit = DEFAULT_LINES }: JournalQuery,
): Promise<CloseJournal> {
  const source =
    postingId === undefined
      ? sql`(SELECT group_id, line->'account'->>'code' AS account, line, number,
               (line->>'debit')::float8 AS debit, (line->>'credit')::float8 AS credit
             FROM close_result, jsonb_array_elements(journal) WITH ORDINALITY AS given (line, number)
             WHERE run_id = ${runId}) AS lines`
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
      SELECT line FROM ${source} WHERE ${where} ORDER BY group_id, number LIMIT ${limit} OFFSET ${offset}`),
  ]);
  const { total = 0, debit = 0, credit = 0 } = sums.rows[0] ?? {};
  return { total, debit, credit, lines: lines.rows.map(({ line }) => line) };
}
