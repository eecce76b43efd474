import { asCase, compareCase, inputsOfCase, InputError } from '@/domain/ifrs17';

/** Facts as sources state them, worked out by hand; which calculation they belong to is told by the facts themselves. */
const cases: readonly [string, Record<string, unknown>, Record<string, unknown>][] = [
  [
    'reinsurance at a net cost',
    {
      cessionRate: 0.3,
      underlying: { pvInflows: -1000, pvOutflows: 900, riskAdjustment: 60 },
      premium: 300,
    },
    { fulfilmentCashFlows: 12, csm: -12, reinsuranceAsset: 0 },
  ],
  [
    'a change that turns the underlying group onerous',
    {
      cessionRate: 0.3,
      underlying: { fcf: 300, csm: 100 },
      reinsurance: { fcf: -90, csm: -25 },
      increaseInUnderlyingFcf: 160,
    },
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
    'the same in other words, with fulfilment cash flows in two parts',
    {
      transition: { underlyingItems: 1000, presentValue: 930, riskAdjustment: 20 },
      before: { amountsCharged: 40, amountsPaidNotVarying: 10, csmRecognised: 30 },
    },
    { csmAtTransition: 50, liabilityAtTransition: 1000 },
  ],
  [
    'a general model in other words: estimates worsen, the CSM is used up',
    {
      coveragePeriod: 3,
      totalPremium: 900,
      discountRateAtInitialRecognition: 0,
      initialRiskAdjustment: 90,
      expectedCashOutflows: [200, 200, 200],
      years: [
        { riskAdjustmentReleased: 30 },
        {
          actualOutflows: 400,
          revisedFutureOutflows: [450],
          riskAdjustmentReleased: 30,
          riskAdjustmentIncrease: 20,
        },
        { actualCashOutflows: 450, riskAdjustmentReleased: 50 },
      ],
    },
    { profitOrLoss: { profit: [100, -300, 50], onerousLoss: [0, -130, 0] } },
  ],
  [
    'reinsurance in other words',
    {
      quotaShare: 0.3,
      underlyingContracts: { fulfilmentCashFlows: 300, contractualServiceMargin: 100 },
      reinsuranceHeld: {
        fulfilmentCashFlows: -90,
        contractualServiceMargin: -25,
        note: 'an asset',
      },
      changeInUnderlyingFcf: 160,
    },
    { underlying: { csm: 0 }, reinsurance: { csm: 5, profitOrLoss: 18 } },
  ],
  [
    'underlying groups as a list',
    {
      cessionRate: 0.3,
      premium: 315,
      coverageYears: 3,
      underlyingGroups: [
        { name: 'profitable', premium: 900, expectedOutflows: [200, 200, 200] },
        { name: 'onerous', premium: 210, expectedOutflows: [100, 100, 100] },
      ],
    },
    {
      reinsurance: {
        csm: { closing: [-42, -16.5, 0] },
        lossRecoveryComponent: { losses: [-27, 0, 0], released: [9, 9, 9], closing: [-18, -9, 0] },
      },
      underlying: { onerous: { initial: { loss: 90 }, lossComponent: { closing: [60, 30, 0] } } },
    },
  ],
  [
    'credited rates of the last years only',
    {
      pvAtInception: 1000,
      expectedPayout: 1331,
      rateAtInception: 0.1,
      method: 'projected crediting rate',
      endYear1: { marketRate: 0.1, creditingRates: [0.1, 0.1] },
    },
    { profitOrLoss: [-100, -110, -121], accumulatedOci: [0, 0, 0, 0] },
  ],
  [
    'a share of assets at fair value, finance as the assets earn',
    {
      premium: 1000,
      pvAtInception: 900,
      shareOfAssetsPaid: 0.9,
      fairValueOfAssets: [1000, 1150, 1200],
      interestIncome: [100, 100],
      method: 'currentPeriodBookYield',
    },
    {
      profitOrLoss: {
        insuranceFinanceExpenses: [-100, -100],
        oci: [-50, 50],
        profit: [57.5, 62.5],
      },
      financialPosition: { liability: [1035 + 57.5, 0] },
    },
  ],
  [
    'a CSM with a change and coverage units: the release comes last',
    { csmOpening: 200, futureServiceChange: 50, currentCoverageUnits: 1, futureCoverageUnits: 1 },
    { csm: 75, release: { csm: -75 } },
  ],
  [
    'figures without a date are those of initial recognition',
    { premium: 900, riskAdjustment: 120, expectedOutflows: [200, 200, 200] },
    { fulfilmentCashFlows: -180, csm: 180, liability: 0 },
  ],
  [
    'years one by one, one number for all periods, a risk adjustment by its end',
    {
      premium: 900,
      coverageYears: 3,
      riskAdjustment: 90,
      expectedOutflows: 200,
      year1: { raRelease: 30 },
      year2: { actualOutflow: 400, revisedFuture: 450, raRelease: 30, raAtEnd: 50 },
      year3: { actualOutflow: 450, raRelease: 50 },
    },
    { profitOrLoss: { profit: [100, -300, 50], onerousLoss: [0, -130, 0] } },
  ],
  [
    'a decrease that makes up a loss',
    {
      cessionRate: 0.3,
      underlying: { fcf: 300, csm: 0, lossComponent: 60 },
      reinsurance: { fcf: -90, csm: -25, lossRecovery: 18 },
      decreaseInUnderlyingFcf: 80,
    },
    {
      underlying: { lossComponent: 0, csm: 20, profitOrLoss: 60 },
      reinsurance: { lossRecovery: 0, csm: -31, profitOrLoss: -18 },
    },
  ],
  [
    'a loss component that several changes turn into a CSM',
    { lossComponentOpening: 100, changesInFcf: [-60, -70], coverageUnits: [1, 1] },
    { csm: 15, lossComponent: 0, profitOrLoss: 100 },
  ],
  [
    'present values alone',
    { pvInflows: -900, pvOutflows: 545, riskAdjustment: 120 },
    { csm: 235, liability: 0 },
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
    asCase({
      id: 'x',
      facts: { consideration: 30, fcf: 20 },
      expected: { mortality: 10 },
      tolerance: { abs: 1000 },
    }),
  );
  expect(only).toMatchObject({ computed: undefined, agrees: false });
});

test.each([
  [{}, 'facts.expectedOutflows: missing; expected expected outflows by year'],
  [{ consideration: 30 }, 'facts.expectedOutflows: missing'],
  [{ expectedOutflows: [200] }, 'facts.premium: missing'],
  [{ variants: [], claims: 0 }, 'facts.premium: missing'],
  [
    { premium: '900', expectedOutflows: [200] },
    'facts.premium: type; expected a number, or a list of numbers; found "900"',
  ],
  [{ premium: 900, expectedOutflows: [200, null] }, 'facts.expectedOutflows: type'],
  [
    { premium: 900, expectedOutflows: [200], discountRate: '5 per cent' },
    'facts.discountRate: type',
  ],
  [
    {
      premium: 900,
      expectedOutflows: [200, 200],
      years: [{ revisions: [{ cause: 'moon', revisedFuture: [1] }] }, {}],
    },
    'revisions[0].cause: choice; expected one of futureService, discretion, financialRisk; found "moon"',
  ],
])('facts that cannot be read are named: %j', (facts, message) => {
  expect(() => inputsOfCase(asCase({ id: 'x', facts, expected: {} }))).toThrow(message);
});

test('what is no case is refused', () => {
  expect(() => asCase([])).toThrow(InputError);
  expect(() => asCase({ id: 'empty' })).toThrow('facts: missing');
});

test('components that are nothing are refused, not read', () => {
  expect(() =>
    inputsOfCase(
      asCase({ id: 'none', facts: { components: null }, expected: { a: { separated: true } } }),
    ),
  ).toThrow(InputError);
});
