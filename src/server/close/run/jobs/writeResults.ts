import { sql, type SQL } from 'drizzle-orm';
import type { ClosedQuarter } from '@/domain/close';
import type { Database } from '../../../database';
import { stepNumber } from '../steps';
import type { GroupJournal } from './journals';
import type { Checks } from './summary';

/** Lines of JSON, each a value of a column: it has no line breaks of its own, so that PostgreSQL need not read it all to find where a value ends. */
const column = (lines: readonly (string | undefined)[]): SQL =>
  sql`string_to_table(${lines.join('\n')}, E'\\n', '')`;

const lineOf = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

/**
 * Rows of a batch in one statement, which may be repeated.
 * @param texts what was closed, as JSON
 */
export async function writeResults(
  tx: Database,
  runId: string,
  closed: ClosedQuarter,
  {
    checks,
    journals,
    texts,
  }: {
    checks: Checks;
    journals: readonly GroupJournal[];
    texts: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const journalOf = new Map(journals.map((each) => [each.group_id, each]));
  const closingOf = new Map(closed.closings.map((each) => [each.group, each]));
  const inputOf = new Map(
    [...closed.inputs.groups, ...closed.inputs.treaties].map((each) => [each.id, each]),
  );
  const step = stepNumber('measurement');
  const failureOf = new Map(closed.failed.map(({ id, errors }) => [id, { step, errors }]));
  const ids = [...closed.groups, ...closed.failed].map(({ id }) => id);
  const of = (valueOf: (id: string) => unknown) => column(ids.map((id) => lineOf(valueOf(id))));
  await tx.execute(sql`
    INSERT INTO close_result (run_id, group_id, closed, closing, input, failure, checks, journal, ledger)
    SELECT ${runId}, id::json #>> '{}', closed::jsonb, closing::json, input::json, failure::jsonb, checks::jsonb, journal::json, ledger::jsonb
    FROM ROWS FROM (
      ${of((id) => id)}, ${column(ids.map((id) => texts.get(id)))}, ${of((id) => closingOf.get(id))}, ${of((id) => inputOf.get(id))},
      ${of((id) => failureOf.get(id))}, ${of((id) => checks.get(id))}, ${of((id) => journalOf.get(id)?.journal)}, ${of((id) => journalOf.get(id)?.ledger)}
    ) AS given (id, closed, closing, input, failure, checks, journal, ledger)
    ON CONFLICT (run_id, group_id) DO UPDATE SET
      closed = excluded.closed, closing = excluded.closing, input = excluded.input, failure = excluded.failure,
      checks = excluded.checks, journal = excluded.journal, ledger = excluded.ledger`);
}
