import { exactly, type ClosedGroup, type JournalLine, type Role, type Table } from '../ifrs17/book';

/** Whether a table is what the ledger says: `none` has no account of its own. */
export type LedgerTie =
  | { readonly state: 'none' }
  | { readonly state: 'agrees' | 'differs'; readonly table: number; readonly ledger: number };

/** Share of the size of what is compared by which it may differ: rounding of doubles. */
const TOLERANCE = 1e-9;

const remaining: readonly Role[] = [
  'remainingCoverageBel',
  'remainingCoverageRa',
  'remainingCoverageCsm',
  'remainingCoverageAllocation',
  'lossComponent',
];
const balances: readonly Role[] = [...remaining, 'incurredClaims', 'incurredClaimsRa'];

interface Tie {
  readonly roles: readonly Role[];
  /** The tables' sign of a credit. */
  readonly sign: 1 | -1;
  /** Opening balances of the groups are added: the journal holds the movement of the period. */
  readonly opening?: (group: ClosedGroup) => number;
  readonly side?: ClosedGroup['side'];
  readonly family?: ClosedGroup['family'];
}

const opening =
  (general: readonly string[], allocation: readonly string[]) => (group: ClosedGroup) =>
    exactly(
      (group.family === 'allocation' ? allocation : general).map(
        (each) => group.figures[each] ?? 0,
      ),
    );
const openingLiability = opening(
  ['belOpening', 'raOpening', 'csmOpening', 'licOpening'],
  ['lrcOpening', 'lcOpening', 'licOpening'],
);

const margin = {
  roles: ['remainingCoverageCsm'],
  sign: 1,
  opening: opening(['csmOpening'], []),
} as const;
const claims = {
  roles: ['incurredClaims', 'incurredClaimsRa'],
  sign: 1,
  opening: opening(['licOpening'], ['licOpening']),
} as const;

const result = (roles: readonly Role[], side?: ClosedGroup['side']): Tie => ({
  roles,
  sign: 1,
  ...(side ? { side } : {}),
});

/** Rows of the statement of performance by the accounts that they come from. */
const performance: Readonly<Record<string, Tie>> = {
  insuranceRevenue: result(['insuranceRevenue']),
  insuranceServiceExpenses: result(['insuranceServiceExpenses']),
  allocationOfReinsurancePremiums: result(['allocationOfReinsurancePremiums']),
  amountsRecovered: result(['amountsRecovered']),
  insuranceFinanceExpenses: result(['insuranceFinanceExpenses']),
  reinsuranceFinanceIncome: result(['reinsuranceFinance']),
  otherExpenses: result(['otherExpenses']),
  insuranceFinanceOci: result(['otherComprehensiveIncome'], 'issued'),
  reinsuranceFinanceOci: result(['otherComprehensiveIncome'], 'held'),
};

function ledgerAmount(tie: Tie, groups: readonly ClosedGroup[], lines: readonly JournalLine[]) {
  const within = new Map(
    groups
      .filter(
        (each) =>
          each.family !== 'acquisitionAsset' &&
          (tie.side === undefined || each.side === tie.side) &&
          (tie.family === undefined || each.family === tie.family),
      )
      .map((each) => [each.id, each]),
  );
  const moved = lines
    .filter(({ group, role }) => tie.roles.includes(role) && within.has(group))
    .flatMap(({ debit, credit }) => [credit, -debit]);
  const { opening: of } = tie;
  const opened = of ? [...within.values()].map(of) : [];
  return exactly([...moved, ...opened].map((each) => tie.sign * each));
}

/** Figures of a table and their ties, by the id of the table. */
function tiesOf({ id, rows, columns }: Table): readonly (readonly [number, Tie])[] {
  const valueOf = (row: string, column: number) =>
    rows.find((each) => each.id === row)?.cells[column]?.value ?? 0;
  const [name, side] = id.split('.') as [string, ClosedGroup['side'] | 'gross' | 'net' | undefined];
  const of = side === 'issued' || side === 'held' ? { side } : {};
  const total = columns.length - 1;
  if (name === 'financialPosition') {
    const [assets, liabilities, ceded, owed] = columns.map((_, column) => valueOf('total', column));
    const tie = { roles: balances, sign: 1, opening: openingLiability } as const;
    return [
      [(liabilities ?? 0) - (assets ?? 0), { ...tie, side: 'issued' }],
      [(owed ?? 0) - (ceded ?? 0), { ...tie, side: 'held' }],
    ];
  }
  if (name === 'financialPerformance')
    return Object.entries(performance).map(([row, tie]) => [valueOf(row, 0), tie]);
  if (name === 'reconciliation100')
    return [
      [valueOf('closing', total), { roles: balances, sign: 1, opening: openingLiability, ...of }],
    ];
  if (name === 'reconciliation101')
    return [
      [
        valueOf('closing', total),
        {
          roles: remaining,
          sign: 1,
          opening: opening(['belOpening', 'raOpening', 'csmOpening'], []),
          family: 'general',
          ...of,
        },
      ],
    ];
  const bothSides = (tie: Omit<Tie, 'side'>, valueOn: (side: 'issued' | 'held') => number) =>
    (['issued', 'held'] as const).map((each) => [valueOn(each), { ...tie, side: each }] as const);
  if (name === 'expectedRecognition') return bothSides(margin, (each) => valueOf(each, total));
  if (name === 'byTransition')
    return [
      [exactly(columns.map((_, column) => valueOf('csm.closing', column))), { ...margin, ...of }],
    ];
  if (name === 'claimsDevelopment')
    return [
      [
        valueOf('incurredClaims', total),
        { ...claims, ...(side === 'gross' && { side: 'issued' }) },
      ],
    ];
  if (name === 'financeAnalysis')
    return [
      [valueOf('profitOrLoss', 0), result(['insuranceFinanceExpenses'], 'issued')],
      [valueOf('profitOrLoss', 1), result(['reinsuranceFinance'], 'held')],
    ];
  if (name === 'financeAndReturns')
    return [
      [valueOf('total', 0), result(['insuranceFinanceExpenses', 'reinsuranceFinance'])],
      [valueOf('total', 3), result(['otherComprehensiveIncome'])],
    ];
  if (name === 'revenueAnalysis')
    return [[valueOf('insuranceRevenue', 0), result(['insuranceRevenue'])]];
  return [];
}

/** Compares a table with journal lines of the same groups and period: all of its ties in one. Assets for acquisition cash flows have no lines. */
export function ledgerTieOf(
  table: Table,
  groups: readonly ClosedGroup[],
  lines: readonly JournalLine[],
): LedgerTie {
  const ties = tiesOf(table);
  if (ties.length === 0) return { state: 'none' };
  const pairs = ties.map(([value, tie]) => ({ value, ledger: ledgerAmount(tie, groups, lines) }));
  const agrees = pairs.every(
    ({ value, ledger }) =>
      Math.abs(value - ledger) <= TOLERANCE * (1 + Math.max(Math.abs(value), Math.abs(ledger))),
  );
  return {
    state: agrees ? 'agrees' : 'differs',
    table: exactly(pairs.map(({ value }) => value)),
    ledger: exactly(pairs.map(({ ledger }) => ledger)),
  };
}
