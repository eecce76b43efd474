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
}: JournalLine): StoredLine => [
  entry,
  company,
  event,
  paragraph,
  role,
  code,
  currency,
  debit,
  credit,
];

/** Accounts of the ledger by code. */
const accounts = JSON.stringify(
  Object.fromEntries(
    Object.values(charts.general)
      .flatMap((byRole) => Object.values(byRole))
      .map(([code = '', en, ko, zhTw]) => [code, { code, name: { en, ko, 'zh-tw': zhTw } }]),
  ),
);

/** What a line says, stored by place or, as earlier releases did, by name. */
const said = (byPlace: SQL, byName: SQL): SQL =>
  sql`CASE jsonb_typeof(stored) WHEN 'array' THEN ${byPlace} ELSE ${byName} END`;
const named = sql`jsonb_build_object(
  'entry', stored->0, 'company', stored->1, 'event', stored->2, 'paragraph', stored->3, 'role', stored->4,
  'account', jsonb_build_object('code', stored->5), 'currency', stored->6, 'debit', stored->7, 'credit', stored->8)`;

/** The stored lines of a run as a table: `group_id`, `number` in the group, `account`, `debit`, `credit`, `line`. */
export const linesOfRun = (runId: string): SQL => sql`(
  SELECT group_id, number, ${said(sql`stored->>5`, sql`stored->'account'->>'code'`)} AS account,
    (${said(sql`stored->>7`, sql`stored->>'debit'`)})::float8 AS debit, (${said(sql`stored->>8`, sql`stored->>'credit'`)})::float8 AS credit,
    ${said(named, sql`stored`)} AS line
  FROM close_result, jsonb_array_elements(journal::jsonb) WITH ORDINALITY AS given (stored, number)
  WHERE run_id = ${runId}) AS lines`;

/** A line of such a table as it is posted and read. One that says everything itself, as those of the ledger and of earlier releases do, stays as it is. */
export const wholeLine = (period: string): SQL => sql`(
  ${JSON.stringify({ period, date: lastDayOf(period) })}::jsonb || jsonb_build_object('group', group_id) || line
    || jsonb_build_object('account', coalesce(${accounts}::jsonb -> (line->'account'->>'code'), '{}') || (line->'account')))`;
