import {
  byTransition,
  closeBook,
  cubeOf,
  expectedRecognition,
  explainCell,
  financeAnalysis,
  financialPerformance,
  financialPosition,
  maturityAnalysis,
  newContracts,
  reconciliation100,
  reconciliation101,
  revenueAnalysis,
  sensitivities,
  sumOver,
  yieldCurves,
  type Table,
} from '@/domain/ifrs17/book';
import { gaps } from '../support/formula';
import { groups, periods, treaties } from './support/book';

const closes = periods.map((period) => closeBook(groups, treaties, period).groups);
const [first = []] = closes;
const cube = cubeOf(first);

const cells = ({ columns, rows }: Table) =>
  Object.fromEntries(
    rows.map(({ id, cells: all }) => [
      id,
      Object.fromEntries(columns.map((column, index) => [column, all[index]?.value ?? Number.NaN])),
    ]),
  );
const total = (table: Table, row: string) => cells(table)[row]?.['total'] ?? Number.NaN;

const tables = [
  financialPosition(cube),
  financialPerformance(cube),
  reconciliation100(cube, { side: 'issued' }),
  reconciliation100(cube, { side: 'held' }),
  reconciliation101(cube, { side: 'issued' }),
  revenueAnalysis(cube, { side: 'issued' }),
  newContracts(cube, { side: 'issued' }),
  byTransition(cube, { side: 'issued' }),
  expectedRecognition(cube, {}, [0.5, 1]),
  maturityAnalysis(cube, {}, [1, 2, 3, 4, 5]),
  financeAnalysis(cube, {}),
];

test('every cell explains itself by sums down to groups, and the formulas give it again', () => {
  for (const table of tables)
    for (const { id, cells: all } of table.rows)
      all.forEach((cell, index) => {
        const explained = explainCell(`${table.id}.${id}[${index}]`, cell, first);
        expect(explained.value).toBe(cell.value);
        // Groups are the ends here: `explainGroup` goes on from them.
        expect(gaps(explained, new Set(), 1000, () => true)).toEqual([]);
      });
});

test('the position shows each portfolio as an asset or a liability, and comes to what 100 closes with (78)', () => {
  const position = financialPosition(cube);
  const all = cells(position)['total'] ?? {};
  for (const row of position.rows.slice(0, -1))
    expect(row.cells.filter(({ value }) => value !== 0).length).toBeLessThanOrEqual(1);
  for (const side of ['issued', 'held'] as const) {
    const name = side === 'issued' ? 'insurance' : 'reinsurance';
    const net = (all[`${name}Liabilities`] ?? 0) - (all[`${name}Assets`] ?? 0);
    expect(net).toBeCloseTo(total(reconciliation100(cube, { side }), 'closing'), 8);
    expect(net).toBeCloseTo(sumOver(cube, { side }, 'liability'), 8);
  }
});

test('profit and comprehensive income are the sums of their lines', () => {
  const lines = cells(financialPerformance(cube));
  const amount = (id: string) => lines[id]?.['amount'] ?? Number.NaN;
  const service = [
    'insuranceRevenue',
    'insuranceServiceExpenses',
    'allocationOfReinsurancePremiums',
    'amountsRecovered',
  ];
  const others = [
    'insuranceFinanceExpenses',
    'reinsuranceFinanceIncome',
    'exchangeDifferences',
    'otherExpenses',
  ];
  const sum = (ids: readonly string[]) => ids.reduce((all, id) => all + amount(id), 0);
  expect(sum(service)).toBeCloseTo(amount('insuranceServiceResult'), 8);
  expect(sum([...service, ...others])).toBeCloseTo(amount('profit'), 8);
  expect(sum(['insuranceFinanceExpenses', 'reinsuranceFinanceIncome'])).toBeCloseTo(
    amount('netFinanceResult'),
    8,
  );
  const oci = ['insuranceFinanceOci', 'reinsuranceFinanceOci', 'translationDifference'];
  expect(sum(oci)).toBeCloseTo(amount('otherComprehensiveIncome'), 8);
  expect(sum(['profit', ...oci])).toBeCloseTo(amount('totalComprehensiveIncome'), 8);
});

test('reconciliations foot over all models, and agree (98-101)', () => {
  for (const side of ['issued', 'held'] as const)
    for (const table of [reconciliation100(cube, { side }), reconciliation101(cube, { side })]) {
      const { columns, rows } = table;
      columns.forEach((_, column) => {
        const closing = rows.find(({ id }) => id === 'closing')?.cells[column]?.value ?? 0;
        const moved = rows
          .filter(({ id }) => id !== 'closing')
          .reduce((sum, each) => sum + (each.cells[column]?.value ?? 0), 0);
        expect(moved).toBeCloseTo(closing, 8);
      });
    }
});

test('revenue of 106 is that of the statement, 107 is split and adds up', () => {
  const revenue = cells(financialPerformance(cube))['insuranceRevenue']?.['amount'] ?? 0;
  const analysis = revenueAnalysis(cube, { side: 'issued' });
  const { insuranceRevenue, ...parts } = cells(analysis);
  expect(insuranceRevenue?.['amount']).toBeCloseTo(revenue, 8);
  expect(Object.values(parts).reduce((sum, each) => sum + (each['amount'] ?? 0), 0)).toBeCloseTo(
    revenue,
    8,
  );
  const { csm = {}, loss = {} } = cells(newContracts(cube, { side: 'issued' }));
  expect(loss['issuedOnerous']).toBeGreaterThan(0);
  expect(csm['acquiredNotOnerous']).toBeGreaterThan(0);
  expect(
    Object.entries(csm).reduce((sum, [id, value]) => sum + (id === 'total' ? 0 : value), 0),
  ).toBeCloseTo(csm['total'] ?? 0, 8);
});

test('bands of 109 come to the CSM, approaches of 114 too', () => {
  const bands = expectedRecognition(cube, {}, [0.5, 1]);
  expect(bands.columns).toEqual(['0-0.5', '0.5-1', '1+', 'total']);
  const csm = sumOver(cube, { side: 'issued' }, 'csmClosing');
  expect(total(bands, 'issued')).toBeCloseTo(csm, 8);
  const closing = cells(byTransition(cube, { side: 'issued' }))['csm.closing'] ?? {};
  expect(closing['fairValue']).toBeCloseTo(
    sumOver(cube, { portfolio: 'Annuity' }, 'csmClosing'),
    8,
  );
  expect(Object.values(closing).reduce((sum, each) => sum + each, 0)).toBeCloseTo(csm, 8);
});

test('maturities are what the estimates expect to pay net of premiums, undiscounted (132)', () => {
  const { figures } = first.find(({ id }) => id === 'A') ?? { figures: {} as never };
  expect([0, 1, 2].map((of) => figures[`maturity[${of}]`])).toEqual([90, 90, 90]);
});

test('a sensitivity shows gross and net what would have been (128)', () => {
  const worse = groups.map((each) =>
    each.id === 'B'
      ? { ...each, input: { ...each.input, actual: { claims: [160, 150, 150, 150] } } }
      : each,
  );
  const shocked = closeBook(worse, treaties, periods[0] ?? '').groups;
  const table = cells(
    sensitivities(first, [
      { id: 'morbidity', risk: 'insurance', groups: shocked },
      { id: 'lapse', risk: 'policyholderBehaviour', groups: first },
    ]),
  );
  expect(table['insurance.morbidity']?.['profitGross']).toBeCloseTo(-10, 8);
  expect(table['insurance.morbidity']?.['profitNet']).toBeCloseTo(-7, 8);
  expect(table['policyholderBehaviour.lapse']?.['equityNet']).toBe(0);
});

test('curves are shown by term (120)', () => {
  const table = cells(yieldCurves({ KRW: { spot: [0.03, 0.04] } }, [1, 2, 10]));
  expect(table['KRW']?.['2']).toBeCloseTo(0.04, 12);
});
