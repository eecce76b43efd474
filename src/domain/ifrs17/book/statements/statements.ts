import { para101, para103, para106, para107 } from '../../tables/definitions';
import { sumOver, type Cube, type Scope } from '../sums/cube';
import { cellOf, termsOf, type CellTerm, type Table, type TableRow } from './table';

const sides = ['issued', 'held'] as const;
const general = { family: 'general' } as const;
const allocation = { family: 'allocation' } as const;

/** Rows by name, each cell a signed sum over the scope of its column. */
const row = (
  cube: Cube,
  id: string,
  paragraph: string,
  cells: readonly (readonly [string, Scope])[],
) =>
  ({
    id,
    cells: cells.map(([expression, scope]) =>
      cellOf(cube, paragraph, expression === '' ? [] : termsOf(expression, scope)),
    ),
  }) satisfies TableRow;

/** 78-79: each portfolio is an asset or a liability as a whole, issued and held apart, with its asset for acquisition cash flows (79). Positive in its own column. */
export function financialPosition(cube: Cube): Table {
  const columns = [
    'insuranceAssets',
    'insuranceLiabilities',
    'reinsuranceAssets',
    'reinsuranceLiabilities',
  ];
  const portfolios = [
    ...new Map(cube.map((each) => [`${each.company}/${each.portfolio}`, each])).entries(),
  ];
  const rows = portfolios.map(([id, { company, portfolio }]): TableRow => {
    const cells = sides.flatMap((side) => {
      const scope = { company, portfolio, side };
      const liability = sumOver(cube, scope, 'liability');
      const isAsset = liability < 0;
      const terms = termsOf('liability', scope);
      const turned = terms.map((each) => ({ ...each, sign: -1 as const }));
      return [cellOf(cube, '78', isAsset ? turned : []), cellOf(cube, '78', isAsset ? [] : terms)];
    });
    return { id, cells };
  });
  const total: TableRow = {
    id: 'total',
    cells: columns.map((_, index) =>
      cellOf(
        cube,
        '78',
        rows.flatMap(({ cells }) => cells[index]?.terms ?? []),
      ),
    ),
  };
  return { id: 'financialPosition', paragraph: '78-79', columns, rows: [...rows, total] };
}

/** 80-92: income positive, expense negative; contracts held apart from those issued (82, 86). Down to total comprehensive income (IAS 1.81A). */
export function financialPerformance(cube: Cube): Table {
  const [issued, held] = [{ side: 'issued' }, { side: 'held' }] as const;
  const lines: readonly (readonly [string, string, string, Scope])[] = [
    ['insuranceRevenue', '83', 'revenueTotal', issued],
    ['insuranceServiceExpenses', '84', '- expenseTotal', issued],
    ['allocationOfReinsurancePremiums', '86', 'revenueTotal', held],
    ['amountsRecovered', '86', '- expenseTotal', held],
    ['insuranceServiceResult', '80(a)', 'serviceResult', {}],
    ['insuranceFinanceExpenses', '80(b), 87', '- financeProfitOrLoss', issued],
    ['reinsuranceFinanceIncome', '82, 87', '- financeProfitOrLoss', held],
    ['netFinanceResult', '80(b), 82', '- financeProfitOrLoss', {}],
    ['exchangeDifferences', '30, 92', '- exchangeDifference', {}],
    ['otherExpenses', 'B66(d)', '- expenseOther', {}],
    ['profit', '80', 'profit', {}],
    ['insuranceFinanceOci', '88(b), 90', '- financeOci - ociFx', issued],
    ['reinsuranceFinanceOci', '88(b), 90', '- financeOci - ociFx', held],
  ];
  const rows = lines.map(([id, paragraph, expression, scope]) =>
    row(cube, id, paragraph, [[expression, scope]]),
  );
  const translation = [{ sign: -1, figure: 'translationDifference', scope: {} }] as const;
  const inOci = [...termsOf('- financeOci - ociFx', {}), ...translation];
  const sum = (id: string, paragraph: string, terms: readonly CellTerm[]): TableRow => ({
    id,
    cells: [cellOf(cube, paragraph, terms)],
  });
  return {
    id: 'financialPerformance',
    paragraph: '80-92',
    columns: ['amount'],
    rows: [
      ...rows,
      sum('translationDifference', 'IAS 21.39', translation),
      sum('otherComprehensiveIncome', 'IAS 1.81A(b)', inOci),
      sum('totalComprehensiveIncome', 'IAS 1.81A(c)', [...termsOf('profit', {}), ...inOci]),
    ],
  };
}

/** 106: insurance revenue by what it is made of; that of the premium allocation approach is one amount (B126). */
export function revenueAnalysis(cube: Cube, scope: Scope): Table {
  const { insuranceRevenue, ...parts } = para106;
  const rows = Object.entries(parts).map(([id, expression]) =>
    row(cube, id, '106', [[expression, { ...scope, ...general }]]),
  );
  const paa = row(cube, 'premiumAllocation', 'B126', [
    ['revenueTotal', { ...scope, ...allocation }],
  ]);
  const total = row(cube, 'insuranceRevenue', '106', [[insuranceRevenue, scope]]);
  return {
    id: 'revenueAnalysis',
    paragraph: '106',
    columns: ['amount'],
    rows: [...rows, paa, total],
  };
}

/** 103(b): insurance service expenses by what they are, with those of assets for acquisition cash flows (28E-28F). */
export function serviceExpenses(cube: Cube, scope: Scope): Table {
  const { insuranceServiceExpenses, ...parts } = para103;
  const rows = Object.entries(parts).map(([id, expression]) =>
    row(cube, id, '103(b)', [[expression, scope]]),
  );
  const impairment: TableRow = {
    id: 'acquisitionAssetImpairment',
    cells: [
      cellOf(
        cube,
        '28E-28F',
        ['assetImpairment', 'assetReversal'].map((figure) => ({ sign: -1, figure, scope })),
      ),
    ],
  };
  const total = row(cube, 'insuranceServiceExpenses', '84, 103(b)', [
    [insuranceServiceExpenses, scope],
  ]);
  return {
    id: 'serviceExpenses',
    paragraph: '103(b)',
    columns: ['amount'],
    rows: [...rows, impairment, total],
  };
}

/** 107-108: contracts recognised in the period, issued or acquired, onerous or not. */
export function newContracts(cube: Cube, scope: Scope): Table {
  const split = {
    issuedNotOnerous: { isAcquired: false, isOnerousAtRecognition: false },
    issuedOnerous: { isAcquired: false, isOnerousAtRecognition: true },
    acquiredNotOnerous: { isAcquired: true, isOnerousAtRecognition: false },
    acquiredOnerous: { isAcquired: true, isOnerousAtRecognition: true },
  };
  const rows = Object.entries(para107).map(([id, expression]) =>
    row(cube, id, '107-108', [
      ...Object.values(split).map(
        (each) => [expression, { ...scope, ...general, ...each }] as const,
      ),
      [expression, { ...scope, ...general }],
    ]),
  );
  return {
    id: 'newContracts',
    paragraph: '107-108',
    columns: [...Object.keys(split), 'total'],
    rows,
  };
}

/** 114: CSM and revenue by what was chosen at transition. */
export function byTransition(cube: Cube, scope: Scope): Table {
  const approaches = ['modifiedRetrospective', 'fairValue', 'other'] as const;
  const line = (id: string, expression: string) =>
    row(
      cube,
      id,
      '114',
      approaches.map((transition) => [expression, { ...scope, transition }] as const),
    );
  const margin = Object.entries(para101).flatMap(([id, { csm }]) =>
    csm === undefined ? [] : [line(`csm.${id}`, csm)],
  );
  return {
    id: 'byTransition',
    paragraph: '114',
    columns: approaches,
    rows: [...margin, line('insuranceRevenue', 'revenueTotal')],
  };
}
