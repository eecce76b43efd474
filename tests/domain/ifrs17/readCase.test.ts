import { asCase, compareCase, inputsOfCase, InputError } from '@/domain/ifrs17';

/** Facts as sources state them, worked out by hand; which calculation they belong to is told by the facts themselves. */
const cases: readonly [string, Record<string, unknown>, Record<string, unknown>][] = [
  [
    'reinsurance at a net cost',
    { cessionRate: 0.3, underlying: { pvInflows: -1000, pvOutflows: 900, riskAdjustment: 60 }, premium: 300 },
    { fulfilmentCashFlows: 12, csm: -12, reinsuranceAsset: 0 },
  ],
  [
    'a change that turns the underlying group onerous',
    { cessionRate: 0.3, underlying: { fcf: 300, csm: 100 }, reinsurance: { fcf: -90, csm: -25 }, increaseInUnderlyingFcf: 160 },
    { underlying: { csm: 0, profitOrLoss: -60 }, reinsurance: { csm: 5, profitOrLoss: 18 } },
  ],
  [
    'reinsurance over underlying groups with facts of their own',
    {
      cessionRate: 0.3,
      reinsurancePremium: 315,
      coverageYears: 3,
      underlying: {
        profitable: { premium: 900, expectedOutflows: [200, 200, 200] },
        onerous: { premium: 210, expectedOutflows: [100, 100, 100] },
      },
    },
    {
      reinsurance: { initial: { csm: -72 }, csm: { closing: [-42, -16.5, 0] } },
      underlying: { onerous: { initial: { loss: 90 } } },
    },
  ],
  [
    'a business combination at a loss',
    { kind: 'businessCombination', fairValue: 30, fcf: 45 },
    { csm: 0, goodwillIncrease: 15, profitOrLoss: 0 },
  ],
  [
    'transition with direct participation',
    {
      transition: { fairValueOfUnderlyingItems: 1000, fcf: 950 },
      known: { chargesBefore: 40, amountsPaidBefore: 10 },
      csmRecognisedBefore: 30,
    },
    { csmAtTransition: 50, liabilityAtTransition: 1000 },
  ],
  [
    'financial risk and discretion at the end of one year, each at its rate',
    {
      premium: 3000,
      discountRate: 0.1,
      csmAccretionRate: 0.04,
      currentRates: [0.1, 0.07, 0.07],
      expectedOutflows: [0, 0, 3600],
      years: [
        {},
        {
          revisions: [
            { cause: 'financialRisk', revisedFuture: [3500] },
            { cause: 'discretion', revisedFuture: [3611] },
          ],
        },
        {},
      ],
    },
    { year2: { futureService: { pv: 111 / 1.1 }, closing: { pv: 3611 / 1.07 } } },
  ],
];

test.each(cases)('%s', (id, facts, expected) => {
  const figures = compareCase(asCase({ id, facts, expected, tolerance: { abs: 1e-6 } }));
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ agrees }) => !agrees)).toEqual([]);
});

test('a case may state an input of the engine instead', () => {
  const input = { kind: 'acquired', acquisition: 'transfer', consideration: 30, fcf: 20 };
  expect(inputsOfCase(asCase({ id: 'own', input, expected: {} }))).toEqual({ '': input });
});

test('a figure that the engine does not have is no agreement', () => {
  const [only] = compareCase(
    asCase({ id: 'x', facts: { consideration: 30, fcf: 20 }, expected: { margins: 10 }, tolerance: { abs: 1000 } }),
  );
  expect(only).toMatchObject({ computed: undefined, agrees: false });
});

test('what is no case is refused', () => {
  expect(() => asCase([])).toThrow(InputError);
  expect(() => asCase({ id: 'empty' })).toThrow('facts: missing');
});
