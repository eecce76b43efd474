import { sql } from 'drizzle-orm';
import type { ClosedQuarter } from '@/domain/close';
import type { Database } from '../../../database';
import { stepNumber } from '../steps';
import type { GroupJournal } from './journals';
import type { Checks } from './summary';

/** Rows of a batch in one statement, which may be repeated. */
export async function writeResults(
  tx: Database,
  runId: string,
  closed: ClosedQuarter,
  { checks, journals }: { checks: Checks; journals: readonly GroupJournal[] },
): Promise<void> {
  const journalOf = new Map(journals.map((each) => [each.group_id, each]));
  const closings = new Map(closed.closings.map((each) => [each.group, each]));
  const inputs = new Map(
    [...closed.inputs.groups, ...closed.inputs.treaties].map((each) => [each.id, each]),
  );
  const rows = [
    ...closed.groups.map((each) => ({
      ...journalOf.get(each.id),
      group_id: each.id,
      closed: each,
      closing: closings.get(each.id),
      input: inputs.get(each.id),
      checks: checks.get(each.id),
    })),
    ...closed.failed.map(({ id, errors }) => ({
      group_id: id,
      input: inputs.get(id),
      checks: checks.get(id),
      failure: { step: stepNumber('measurement'), errors },
    })),
  ];
  await tx.execute(sql`
    INSERT INTO close_result (run_id, group_id, closed, closing, input, failure, checks, journal, ledger)
    SELECT ${runId}, group_id, closed, closing, input, failure, checks, journal, ledger
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (group_id text, closed jsonb, closing jsonb, input jsonb, failure jsonb, checks jsonb, journal jsonb, ledger jsonb)
    ON CONFLICT (run_id, group_id) DO UPDATE SET
      closed = excluded.closed, closing = excluded.closing, input = excluded.input, failure = excluded.failure,
      checks = excluded.checks, journal = excluded.journal, ledger = excluded.ledger`);
}
