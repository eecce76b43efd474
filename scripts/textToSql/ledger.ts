import type pg from 'pg';
import { accountOf, type Role } from '../../src/domain/ifrs17/book';

/** A group's figures of a quarter, as the fixture makes them. */
export interface Posted {
  readonly id: string;
  readonly side: 'issued' | 'held';
  readonly isAllocated: boolean;
  readonly figures: Readonly<Record<string, number>>;
}

type Entry = readonly [event: string, paragraph: string, debit: Role, credit: Role, figure: string];

const entriesOf = ({ isAllocated }: Posted): readonly Entry[] => {
  const coverage = isAllocated ? 'remainingCoverageAllocation' : 'remainingCoverageBel';
  return [
    ['premiumReceived', '103(c)', 'cash', coverage, 'cashIn'],
    ['claimsPaid', '103(c)', 'incurredClaims', 'cash', 'cashOut'],
    ['csmReleased', '44(e)', 'remainingCoverageCsm', 'insuranceRevenue', 'csmReleased'],
  ];
};

/** Two lines an entry: what is debited first. A figure of zero is not posted, one below zero goes the other way. */
const linesOf = (group: Posted, period: string) =>
  entriesOf(group).flatMap(([event, paragraph, debit, credit, figure], index) => {
    const value = group.figures[figure] ?? 0;
    const [first, second] = value < 0 ? [credit, debit] : [debit, credit];
    const line = (role: Role, isDebit: boolean) => ({
      entry: `${group.id} ${period} ${index + 1}`,
      event,
      paragraph,
      group: group.id,
      account: accountOf(role, group.side),
      currency: 'KRW',
      debit: isDebit ? Math.abs(value) : 0,
      credit: isDebit ? 0 : Math.abs(value),
    });
    return value === 0 ? [] : [line(first, true), line(second, false)];
  });

/** Posts a quarter's premiums, claims and released CSM of each group. */
export async function postQuarter(
  client: pg.Client,
  runId: string | undefined,
  period: string,
  groups: readonly Posted[],
): Promise<void> {
  const lines = groups.flatMap((group) => linesOf(group, period));
  const sum = lines.reduce((total, { debit }) => total + debit, 0);
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO close_posting (book_id, period, run_id, kind, date, posted_by, posted_by_name, posted_at, lines, debit, credit)
      VALUES ('fixture', $1, $2, 'posting', to_date($1, 'YYYY-MM') + interval '1 month - 1 day', 'accountantuser', 'Sample Accountant', now(), $3, $4, $4)
      RETURNING id`,
    [period, runId, lines.length, sum],
  );
  await client.query(
    `INSERT INTO close_journal_line (posting_id, number, group_id, account, debit, credit, line)
      SELECT $1, number, line->>'group', line->'account'->>'code', (line->>'debit')::float8, (line->>'credit')::float8, line
      FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS given (line, number)`,
    [rows[0]?.id, JSON.stringify(lines)],
  );
}

const CHANGES = [
  ['2025-10-02', 'adminuser', 'Sample Administrator', 'create', 'codeDetails', 'CURRENCY_CD/SGD'],
  ['2025-10-02', 'adminuser', 'Sample Administrator', 'update', 'codeMasters', 'CURRENCY_CD'],
  ['2025-11-14', 'accountantuser', 'Sample Accountant', 'update', 'companies', 'LIFE001'],
  ['2025-11-20', 'adminuser', 'Sample Administrator', 'delete', 'companies', 'LIFE999'],
  ['2025-12-03', 'adminuser', 'Sample Administrator', 'update', 'roles', 'AUDITOR'],
  ['2025-12-30', 'adminuser', 'Sample Administrator', 'export', 'menus', null],
] as const;

/** Who changed what in the administration, from October to December 2025. */
export async function addChanges(client: pg.Client): Promise<void> {
  for (const [index, change] of CHANGES.entries())
    await client.query(
      `INSERT INTO audit_log (at, username, name, action, resource, key, request_id) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [`${change[0]}T0${index + 1}:00:00Z`, ...change.slice(1), `fixture-${index}`],
    );
}
