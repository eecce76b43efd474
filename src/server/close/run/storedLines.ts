import { sql, type SQL } from 'drizzle-orm';
import { charts, type JournalLine } from '@/domain/ifrs17/book';
import type { StoredLine } from '../../database/closeRunSchema';

/** The last day of the month of a period. */
export function lastDayOf(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

export const storedLine = ({
  entry,
  company,
  event,
  paragraph,
  role,
  account: { code },
  currency,
  debit,
  credit,
}: JournalLine): StoredLine => ({
  entry,
  company,
  event,
  paragraph,
  role,
  account: { code },
  currency,
  debit,
  credit,
});

/** Accounts of the ledger by code. */
const accounts = JSON.stringify(
  Object.fromEntries(
    Object.values(charts.general)
      .flatMap((byRole) => Object.values(byRole))
      .map(([code = '', en, ko, zhTw]) => [code, { code, name: { en, ko, 'zh-tw': zhTw } }]),
  ),
);

/** The stored lines of a run as a table: `group_id`, `number` in the group, `account`, `debit`, `credit`, `line`. */
export const linesOfRun = (runId: string): SQL => sql`(
  SELECT group_id, number, line->'account'->>'code' AS account, (line->>'debit')::float8 AS debit, (line->>'credit')::float8 AS credit, line
  FROM close_result, jsonb_array_elements(journal) WITH ORDINALITY AS given (line, number)
  WHERE run_id = ${runId}) AS lines`;

/** A line of such a table as it is posted and read. One that says everything itself, as those of the ledger and of earlier releases do, stays as it is. */
export const wholeLine = (period: string): SQL => sql`(
  ${JSON.stringify({ period, date: lastDayOf(period) })}::jsonb || jsonb_build_object('group', group_id) || line
    || jsonb_build_object('account', coalesce(${accounts}::jsonb -> (line->'account'->>'code'), '{}') || (line->'account')))`;
