import { measureGroup } from '@/domain/ifrs17';
import {
  acquisitionAssets,
  basisChanges,
  bookExplainer,
  claimsDevelopment,
  closeBook,
  confidenceLevels,
  cubeOf,
  expectedDerecognition,
  explainCell,
  explainLine,
  explainSum,
  financeAnalysis,
  financeAndReturns,
  financialPerformance,
  financialPosition,
  journalOf,
  ledgerOf,
  measurementMethods,
  presentedIn,
  riskMitigation,
  rolledUp,
  runControls,
  sensitivities,
  sumOver,
  trialBalanceOf,
  underlyingItems,
  yieldCurves,
  type BookAsset,
  type BookGroup,
  type ClosedGroup,
  type Table,
} from '@/domain/ifrs17/book';
import { gaps } from '../support/formula';
import { groups, periods, treaties } from './support/book';

const values = ({ columns, rows }: Table) =>
  Object.fromEntries(
    rows.map(({ id, cells }) => [
      id,
      Object.fromEntries(columns.map((column, index) => [column, cells[index]?.value])),
    ]),
  );
const [q1 = '', q2 = ''] = periods;
const closed = closeBook(groups, treaties, q1).groups;
const cube = cubeOf(closed);

/** An asset for Term: paid 40 beside 100, interest, a quarter of it recognised, then an impairment and its reversal. */
const asset: BookAsset = {
  id: 'Q',
  company: 'Life',
  portfolio: 'Term',
  currency: 'KRW',
  periodsPerYear: 4,
  periods: [
    {
      label: q1,
      input: {
        kind: 'acquisitionAsset',
        opening: 100,
        paid: 40,
        interestRate: 0.1,
        recognised: 0.25,
        expectedNetInflow: 100,
      },
      expectedDerecognition: [0.5, 0.25, 0.25],
    },
    {
      label: q2,
      input: {
        kind: 'acquisitionAsset',
        opening: 100,
        expectedNetInflow: 150,
        impairedBefore: 12.5,
      },
      expectedDerecognition: [1],
    },
  ],
};
const assets = [q1, q2].map((period) => closeBook([], [], period, [asset]).groups);

test('assets for acquisition cash flows reconcile, impairment apart from its reversal (105A-105B)', () => {
  const [first, second] = assets.map((each) => values(acquisitionAssets(cubeOf(each), {})));
  expect(Object.entries(first ?? {}).map(([id, cells]) => [id, cells['total']])).toEqual([
    ['opening', 100],
    ['paid', 40],
    ['finance', 10],
    ['derecognised', -37.5],
    ['impairment', -12.5],
    ['reversal', 0],
    ['exchangeDifferences', 0],
    ['closing', 100],
  ]);
  expect(second?.['reversal']?.['Life/Term']).toBe(12.5);
});

test('their derecognition is expected in bands, and comes to the asset (109A)', () => {
  const bands = expectedDerecognition(cubeOf(assets[0] ?? []), {}, [0.25, 0.5]);
  expect(values(bands)).toEqual({
    issued: { '0-0.25': 50, '0.25-0.5': 25, '0.5+': 25, total: 100 },
  });
});

test('they stand within their portfolio, and in profit or loss (28E-28F, 79)', () => {
  const whole = cubeOf([...closed, ...(assets[0] ?? [])]);
  const before = sumOver(cube, { portfolio: 'Term' }, 'liability');
  const position = values(financialPosition(whole))['Life/Term'] ?? {};
  expect((position['insuranceLiabilities'] ?? 0) - (position['insuranceAssets'] ?? 0)).toBeCloseTo(
    before - 100,
    9,
  );
  const amount = (of: typeof cube, id: string) => values(financialPerformance(of))[id]?.['amount'];
  const effect = (id: string) => (amount(whole, id) ?? 0) - (amount(cube, id) ?? 0);
  expect(effect('insuranceServiceExpenses')).toBeCloseTo(-12.5, 9);
  expect(effect('insuranceFinanceExpenses')).toBeCloseTo(10, 9);
  expect(effect('profit')).toBeCloseTo(-2.5, 9);
  const {
    interest,
    ratesAndFinancialRisk,
    underlyingItems: items,
    total,
  } = values(financeAnalysis(whole, {}));
  expect(
    [interest, ratesAndFinancialRisk, items].reduce(
      (sum, each) => sum + (each?.['issued'] ?? 0),
      0,
    ),
  ).toBeCloseTo(total?.['issued'] ?? Number.NaN, 9);
});

test('controls hold of assets, in another currency and rolled up too, and name one that opens otherwise', () => {
  const [first = [], second = []] = assets;
  const failing = (all: typeof first, before = first) =>
    runControls(all, { before })
      .filter(({ state }) => state === 'fails')
      .map(({ id }) => id);
  expect(failing(second)).toEqual([]);
  const rates = { opening: 1300, average: 1350, closing: 1400 };
  const translated = second.map((each) => presentedIn(each, 'KRW', rates));
  expect(
    failing(
      translated,
      first.map((each) => presentedIn(each, 'KRW', { ...rates, closing: 1300 })),
    ),
  ).toEqual([]);
  expect(translated[0]?.figures['assetClosing']).toBe(-112.5 * 1400);
  const half = [rolledUp([...first, ...second], 'half')];
  expect(failing(half, [])).toEqual(['closedIsOpened']);
  expect(
    failing(second.map((each) => ({ ...each, figures: { ...each.figures, assetOpening: -90 } }))),
  ).toEqual(['closedIsOpened', 'footing']);
  const forgotten = {
    ...asset,
    periods: asset.periods.map(({ label, input }) => ({ label, input })),
  };
  expect(failing(closeBook([], [], q2, [forgotten]).groups)).toEqual(['derecognitionIsAsset']);
  expect(closeBook([], [], '2031-1', [asset]).failed.map(({ id }) => id)).toEqual(['Q']);
});

test('they are posted but for what groups take up, and explain themselves down to facts', () => {
  const balances = assets.map((all) => {
    const lines = journalOf(all, { date: '2025-03-31' });
    const ledger = ledgerOf(lines);
    const controls = runControls(all, { ledger });
    expect(controls.find(({ id }) => id === 'ledgerIsBalance')?.state).toBe('holds');
    for (const group of all)
      for (const line of lines)
        expect(explainLine(group, line)?.value).toBe(line.debit + line.credit);
    return Object.fromEntries(
      trialBalanceOf(lines).map(({ account, balance }) => [account.name.en, balance]),
    );
  });
  expect(balances).toEqual([
    {
      'Asset for insurance acquisition cash flows': 40 + 10 - 12.5,
      Cash: -40,
      'Insurance service expenses': 12.5,
      'Insurance finance income or expenses': -10,
    },
    { 'Asset for insurance acquisition cash flows': 12.5, 'Insurance service expenses': -12.5 },
  ]);
  const explainGroup = bookExplainer([], [], [asset]);
  for (const closedAssets of assets)
    for (const figure of Object.keys(closedAssets[0]?.figures ?? {})) {
      const explained = explainSum(closedAssets, { company: 'Life' }, figure, { explainGroup });
      expect(explained.value).toBe(closedAssets[0]?.figures[figure]);
      expect(gaps(explained, new Set(), 1000)).toEqual([]);
    }
});

const claims = (held: boolean, share: number): BookGroup => ({
  id: held ? 'H' : 'M',
  input: {
    kind: 'group',
    model: 'PAA',
    periods: 4,
    periodsPerYear: 2,
    labels: ['h1', 'h2', 'h3', 'h4'],
    held,
    expected: { premiums: [400 * share] },
    premiumAllocation: { revenuePattern: [1, 1, 1, 1] },
    incurredClaims: {
      current: [0.03, 0.03, 0.04, 0.04, 0.05],
      accidentPeriods: [
        {
          period: 1,
          expectedPayments: [30, 20, 10, 10, 5].map((each) => each * share),
          revisions: [{ atEndOf: 2, expectedPayments: [16, 10, 5].map((each) => each * share) }],
        },
        { period: 2, expectedPayments: [20, 20, 10, 10].map((each) => each * share) },
        { period: 4, expectedPayments: [40, 20].map((each) => each * share) },
      ],
    },
  },
});
const run = closeBook([claims(false, 1), claims(true, 0.4)], [], 'h4').groups;

test('claims develop by accident year, gross and net, and come to the liability for incurred claims (130)', () => {
  const gross = claimsDevelopment(cubeOf(run), { side: 'issued' });
  expect(gross.columns).toEqual(['1', '0', 'total']);
  const at = values(gross);
  // The year before: 75 of its first half, estimated anew at its end as 81, and 60 of its second half.
  expect(at['estimate.0']).toEqual({ '1': 141, '0': 60, total: 0 });
  expect(at['estimate.1']).toEqual({ '1': 141, '0': 0, total: 0 });
  expect(at['paid']).toEqual({ '1': 30 + 20 + 16 + 10 + 20 + 20 + 10, '0': 40, total: 166 });
  expect(at['outstanding']).toEqual({ '1': 15, '0': 20, total: 35 });
  const total = (id: string) => at[id]?.['total'] ?? Number.NaN;
  expect(total('discounting')).toBeLessThan(0);
  expect(total('withoutDevelopment')).toBeCloseTo(0, 9);
  expect(total('outstanding') + total('discounting')).toBeCloseTo(total('incurredClaims'), 9);
  const net = values(claimsDevelopment(cubeOf(run), {}));
  expect(net['estimate.1']?.['1']).toBeCloseTo(141 * 0.6, 9);
  expect(net['incurredClaims']?.['total']).toBeCloseTo(0.6 * total('incurredClaims'), 9);
});

test('it is that of the group as the engine reports it, and years before are taken together', () => {
  const { claimsDevelopmentPara130: own } = measureGroup(claims(false, 1).input);
  const gross = values(claimsDevelopment(cubeOf(run), { side: 'issued' }));
  for (const id of ['outstanding', 'discounting'] as const)
    expect(gross[id]?.['total']).toBeCloseTo(Number(own?.[id]), 9);
  const early = claimsDevelopment(cubeOf(run), { side: 'issued' }, 1);
  expect(early.columns).toEqual(['earlier', '0', 'total']);
  expect(values(early)['outstanding']).toEqual({ earlier: 15, '0': 20, total: 35 });
});

const returns = [
  { company: 'Life', profitOrLoss: 30, oci: -4 },
  { company: 'Fire', profitOrLoss: 5 },
];
const items = [
  { portfolio: 'Variable', item: 'equityFunds', fairValue: 300 },
  { portfolio: 'Variable', item: 'bonds', fairValue: 120 },
];
const levels = [
  { company: 'Life', technique: 'confidenceLevel' as const, level: 0.75 },
  { company: 'Fire', technique: 'costOfCapital' as const, level: 0.82 },
];

test('finance income or expenses stand beside the return on assets (110)', () => {
  const table = values(financeAndReturns(cube, returns));
  const total = table['total'] ?? {};
  expect(total['returnProfitOrLoss']).toBe(35);
  expect(total['netProfitOrLoss']).toBeCloseTo(35 - sumOver(cube, {}, 'financeProfitOrLoss'), 9);
  expect(table['Life']?.['netOci']).toBeCloseTo(
    (table['Life']?.['financeOci'] ?? Number.NaN) - 4,
    9,
  );
});

test('underlying items, risk mitigation, changes of basis, methods and confidence levels (111-113, 117-119)', () => {
  expect(values(underlyingItems(items))['total']?.['fairValue']).toBe(420);
  const change = { group: 'A', reason: 'B135', profitOrLoss: 3, oci: -3, carryingAmount: 80 };
  expect(values(basisChanges([change]))['A']).toEqual({
    profitOrLoss: 3,
    oci: -3,
    carryingAmount: 80,
  });
  const sound = groups.filter(({ id }) => id !== 'broken');
  const methods = values(measurementMethods(sound));
  expect(methods['model.GMM']?.['groups']).toBe(3);
  expect(methods['financeOption.otherComprehensiveIncome']?.['groups']).toBe(4);
  expect(methods['financeOption.profitOrLoss']?.['groups']).toBe(1);
  expect(values(confidenceLevels(cube, levels))['Life.confidenceLevel']).toEqual({
    confidenceLevel: 0.75,
    riskAdjustment: sumOver(cube, { company: 'Life' }, 'raClosing'),
  });
});

test('what risk mitigation keeps out of the CSM is what the CSM has less without it (112, B115)', () => {
  const variable = groups.find(({ id }) => id === 'E');
  if (!variable) throw new Error('no group E');
  const { input } = variable;
  const mitigated = (riskMitigation: number[]) =>
    cubeOf(
      closeBook(
        [
          {
            ...variable,
            input: {
              ...input,
              underlyingItems: { fairValueChange: [5, -3, 4, 2], riskMitigation },
            },
          },
        ],
        [],
        q1,
      ).groups,
    );
  const [with7, without] = [
    [7, 0, 0, 0],
    [0, 0, 0, 0],
  ].map((each) => values(riskMitigation(mitigated(each), {})));
  expect(with7?.['keptInProfitOrLoss']?.['csm']).toBe(7);
  expect(with7?.['withoutChoice']?.['csm']).toBeCloseTo(
    without?.['adjustment']?.['csm'] ?? Number.NaN,
    9,
  );
});

test('cells of the notes explain themselves, those of curves and sensitivities too', () => {
  const curves = yieldCurves({ KRW: { spot: [0.03, 0.04] } }, [1, 2, 10]);
  const worse = closeBook(
    groups.map((each) =>
      each.id === 'B' ? { ...each, input: { ...each.input, actual: { claims: [160] } } } : each,
    ),
    treaties,
    q1,
  ).groups;
  const shocked = sensitivities(closed, [{ id: 'morbidity', risk: 'insurance', groups: worse }]);
  const all = [...closed, ...run, ...(assets[0] ?? [])];
  const whole = cubeOf(all);
  const tables = [
    acquisitionAssets(whole, {}),
    expectedDerecognition(whole, {}, [1]),
    claimsDevelopment(whole, {}),
    financeAnalysis(whole, {}),
    financeAndReturns(whole, returns),
    underlyingItems(items),
    riskMitigation(whole, {}),
    confidenceLevels(whole, levels),
    curves,
  ];
  const check = ({ id, rows }: Table, of: readonly ClosedGroup[]) =>
    rows.forEach(({ id: row, cells }) =>
      cells.forEach((cell, index) => {
        const explained = explainCell(`${id}.${row}[${index}]`, cell, of, undefined, {
          morbidity: worse,
        });
        expect(explained.value).toBe(cell.value);
        expect(gaps(explained, new Set(), 1000, () => true)).toEqual([]);
      }),
    );
  for (const table of tables) check(table, all);
  check(shocked, closed);
  expect(curves.rows[0]?.cells[1]?.value).toBeCloseTo(0.04, 12);
});

test('a book explains its groups and treaties down to facts', () => {
  const explainGroup = bookExplainer(groups, treaties);
  for (const side of ['issued', 'held'] as const) {
    const explained = explainSum(closed, { side, company: 'Life' }, 'csmRelease', { explainGroup });
    expect(explained.value).toBe(sumOver(cube, { side, company: 'Life' }, 'csmRelease'));
    expect(gaps(explained, new Set(), 1000)).toEqual([]);
  }
  expect(explainGroup('nobody', 'csm.release')).toBeUndefined();
});
