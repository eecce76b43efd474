import { sum, variation } from '../support/variation';

/** The same facts in the shapes in which authors write them down: nested or flat, in percent, per contract, as outflows, by named dates. */
const worsened = {
  // 900 for 600 and a risk adjustment of 90, no discounting; in year 2 200 more are paid and 250 more expected, the risk adjustment rises by 50.
  profit: [100, -330, 80],
  lossComponent: { closing: [0, 160, 0] },
  csm: { closing: [140, 0, 0] },
};

const shape = (id: string, facts: Readonly<Record<string, unknown>>) =>
  variation(`facts ${id}`, () => ({ model: 'GMM', facts, expected: worsened }));

const discounted = sum([1, 2, 3].map((year) => 200 / 1.05 ** year));

export const layouts = [
  shape('by the kind of flow, revised at a named date', {
    premiums: 900,
    years: 3,
    riskAdjustment: { initial: 90, release: [30, 30, 80], futureServiceChange: [0, 50, 0] },
    cashOutflows: {
      expected: [200, 200, 200],
      actual: [200, 400, 450],
      revisedAtEndOfYear2: [450],
    },
  }),
  shape('by year under each name, balances of the risk adjustment', {
    premiums_received: 900,
    coverage_years: 3,
    risk_adjustment_initial: 90,
    expected_cash_outflows: { year1: 200, year2: 200, year3: 200 },
    actual_cash_outflows: { year1: 200, year2: 400, year3: 450 },
    revised_expected_cash_outflow_for_year_3: 450,
    // Of 60 half is released, so that 50 are of future service.
    risk_adjustment_closing: { '20X1': 60, '20X2': 80, '20X3': 0 },
  }),
  shape('flat, with changes in a list', {
    premium: 900,
    riskAdjustment: 90,
    riskAdjustmentReleased: [30, 30, 80],
    expectedOutflows: [200, 200, 200],
    actualOutflows: [200, 400, 450],
    changes: [{ atEndOfYear: 2, expectedOutflows: [450], riskAdjustment: 80 }],
  }),
  shape('per contract, outflows negative', {
    numberOfContracts: 10,
    perContract: { premium: 90, expectedOutflows: [-20, -20, -20], riskAdjustment: 9 },
    years: [
      { raRelease: 30, actual: -200 },
      { raRelease: 30, actual: -400, raIncrease: 50, revisedOutflowsForYear3: -450 },
      { raRelease: 80, actual: -450 },
    ],
  }),
  shape('known at the end of a year', {
    premium: 900,
    coverageYears: 3,
    expectedClaimsPerYear: 200,
    riskAdjustment: 90,
    raRelease: [30, 30, 80],
    actualClaims: [200, 400, 450],
    atEndOfYear2: { expectedOutflows: [450], riskAdjustment: 80 },
  }),
  variation('rates in percent, of each contract', () => ({
    model: 'GMM',
    facts: {
      contracts: 100,
      premiumPerContract: 9,
      claimsPerContractPerYear: 2,
      coverageYears: 3,
      discountRate: '5 %',
    },
    expected: { initial: { pvOutflows: discounted, csm: 900 - discounted } },
  })),
  variation('a rate of 5 and a premium under a heading', () => ({
    model: 'GMM',
    facts: {
      assumptions: { discountRatePercent: 5, coverageYears: 3 },
      cashFlows: { inflows: [900], outflows: [200, 200, 200] },
    },
    expected: {
      atInitialRecognition: {
        presentValueOfFutureCashOutflows: discounted,
        contractualServiceMargin: 900 - discounted,
      },
    },
  })),
  variation(
    'underlying groups by present values over a term: claims fall evenly, and a tenth more at the end of year 2',
    () => ({
      model: 'RH-GMM',
      facts: {
        percentageCovered: 30,
        premium: 315,
        coverageYears: 3,
        underlying: {
          profitable: { pvInflows: -900, pvOutflows: 600 },
          onerous: { pvInflows: -210, pvOutflows: 300 },
        },
        endYear2: { increaseInRemainingClaims: '10%' },
      },
      // A net cost of 45 and 27 of the loss recovered; 9 more are recovered, of which 3 make up the loss of the onerous group.
      expected: {
        initial: { recoveries: -270, premium: 315, fulfilmentCashFlows: 45, csm: -72, income: 27 },
        reinsurance: {
          csm: { closing: [-42, -13.5, 0] },
          lossRecoveryComponent: { closing: [-18, -12, 0] },
        },
        underlying: {
          profitable: { csm: { closing: [200, 90, 0] } },
          onerous: { lossComponent: { closing: [60, 40, 0] } },
        },
      },
    }),
  ),
  variation('both sides of a change under headings, net of one another', () => ({
    model: 'RH-GMM',
    facts: {
      cession_rate: 0.3,
      before: {
        insuranceContracts: { fcf: 300, csm: 100 },
        reinsuranceContractHeld: { fcf: -90, csm: -25 },
      },
      increaseInFulfilmentCashFlows: 160,
    },
    expected: {
      after: {
        insuranceContractLiability: { csm: 0, total: 460 },
        reinsuranceContractAsset: { csm: 5, total: -133 },
      },
      effectOnProfitOrLoss: { underlying: -60, reinsurance: 18, net: -42 },
    },
  })),
  variation('a quota share in percent of gross figures, with commission in percent', () => ({
    model: 'RH-GMM',
    facts: {
      quota_share_percent: 25,
      ceded_premium: 200,
      ceding_commission_percent: 15,
      coverage_years: 2,
      gross_premium: 800,
      gross_claims: [300, 300],
    },
    expected: {
      reinsurance: { initial: { pvOutflows: 170, csm: -20 }, reinsuranceRecoveries: [75, 75] },
    },
  })),
  variation('claims still expected, before any premium is received', () => ({
    model: 'PAA',
    facts: {
      premium: 1000,
      quarters: 4,
      claimsPerQuarter: 300,
      expectedFutureClaims: [1200, 900, 600, 300, 0],
    },
    expected: {
      initial: { lossComponent: 200 },
      lossComponent: { closing: [150, 100, 50, 0] },
      revenuePerQuarter: 250,
      liabilityPath: [1200, 900, 600, 300, 0],
    },
  })),
  variation('book yields as rates, fair values from the first end on', () => ({
    model: 'VFA',
    facts: {
      contracts: 10,
      singlePremiumPerContract: 100,
      coverageYears: 2,
      policyholderShare: 90,
      fairValueAtEndOfYear: [1150, 1210],
      bookYield: [0.1, 0.1],
    },
    expected: {
      profitOrLoss: { investmentIncome: [100, 110], insuranceFinanceExpenses: [-100, -110] },
      oci: { investments: [50, -50], insurance: [-50, 50] },
    },
  })),
  variation('what keeps the effect of a guarantee in profit or loss (B115)', () => ({
    model: 'VFA',
    facts: {
      premium: 1100,
      coverageYears: 3,
      pvOutflowsInitial: 1050,
      expectedOutflows: [30, 30, 1030],
      investmentComponents: [0, 0, 1000],
      coverageUnits: [1, 1, 1],
      years: [
        { changeInFairValue: 40, financeEffect: 70, effectOfRiskMitigation: 20 },
        { changeInFairValue: 80, financeEffect: 50 },
        { changeInFairValue: 50, financeEffect: 30 },
      ],
    },
    // 50 + 40 - (70 - 20) = 40, a third released; 30 more, half of it.
    expected: { csm: { financeEffect: [-50, -50, -30], closing: [80 / 3, (80 / 3 + 30) / 2, 0] } },
  })),
  variation('returns and spreads as lists: at recognition, then as revised', () => {
    const csm = 1000 - (18 * 54.08) / 1.06 ** 2 - (2 * 52) / 1.06;
    const dearer = 18 * 52 * 0.01;
    return {
      model: 'GMM',
      facts: {
        numberOfContracts: 20,
        premiumPerContract: 50,
        coverageYears: 2,
        expectedDeathsPerYear: 2,
        returnOnPool: [0.06, 0.03],
        creditedRate: [0.04, 0.02],
        nominalRate: 0.01,
      },
      expected: {
        initial: { csm },
        csm: { interest: [csm * 0.01, 0.01 * (csm * 1.01 - dearer / 1.06) * (18 / 38)] },
      },
    };
  }),
  variation('service before transition as a share', () => ({
    model: 'Transition MRA VFA',
    facts: {
      transition: { fairValueUnderlyingItems: 500, fcf: 460 },
      known: { chargesDeducted: 35, raReleased: 5 },
      shareOfServiceProvided: '30%',
    },
    expected: { csmRecognisedBefore: 21, csmAtTransitionDate: 49 },
  })),
];
