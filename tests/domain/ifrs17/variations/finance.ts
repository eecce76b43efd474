import { variation } from '../support/variation';

/** Finance between profit or loss and OCI, over periods and within a year. */
export const finance = [
  variation('a constant rate over four years, less to pay and lower rates after the first', () => {
    const payout = 1000 * 1.06 ** 4;
    const later = 0.98 * payout;
    const rate = (later / 1060) ** (1 / 3) - 1;
    const current = [1000, later / 1.04 ** 3, later / 1.04 ** 2, later / 1.04, later];
    const allocated = [1000, 1060, 1060 * (1 + rate), 1060 * (1 + rate) ** 2, later];
    return {
      facts: {
        pvAtInception: 1000,
        coverageYears: 4,
        expectedPayout: payout,
        rateAtInception: 0.06,
        method: 'effective yield',
        endYear1: { marketRate: 0.04, expectedPayout: later },
      },
      expected: {
        pvCurrent: current,
        pvAtAllocationRate: allocated,
        accumulatedOci: current.map((each, date) => each - (allocated[date] ?? 0)),
        profitOrLoss: [
          -60,
          -1060 * rate,
          -1060 * (1 + rate) * rate,
          -1060 * (1 + rate) ** 2 * rate,
        ],
        revisedConstantRate: rate,
      },
    };
  }),
  variation('the same at locked-in rates: what the payment changes goes to OCI too', () => {
    const later = 0.98 * 1000 * 1.06 ** 3;
    return {
      facts: {
        pvAtInception: 1000,
        coverageYears: 3,
        expectedPayout: 1000 * 1.06 ** 3,
        rateAtInception: 0.06,
        method: 'lockedIn',
        endYear1: { marketRate: 0.04, expectedPayout: later },
      },
      expected: {
        pvAtAllocationRate: [1000, 0.98 * 1060, 0.98 * 1060 * 1.06, later],
        accumulatedOci: [0, later / 1.04 ** 2 - 0.98 * 1060, later / 1.04 - 0.98 * 1060 * 1.06, 0],
      },
    };
  }),
  variation('a group whose finance is allocated at a constant rate', () => {
    const rate = (1300 / 1100) ** 0.5 - 1;
    return {
      facts: {
        premium: 1000,
        discountRate: 0.1,
        expectedOutflows: [0, 0, 1331],
        investmentComponents: [0, 0, 1331],
        policy: { ociOption: 'effective yield' },
        years: [
          {
            currentRate: 0.05,
            revisions: [
              {
                cause: 'financial risk',
                revisedFuture: [0, 1300],
                revisedInvestmentComponents: [0, 1300],
              },
            ],
          },
          {},
          { actualOutflow: 1300, investmentComponent: 1300 },
        ],
      },
      expected: {
        financeExpenses: [-100, -1100 * rate, -1100 * (1 + rate) * rate],
        year1: { closing: { pv: 1300 / 1.05 ** 2, csm: 0 } },
        profitOrLoss: { oci: [-(1300 / 1.05 ** 2 - 1100)] },
        totalProfit: 1000 - 1300,
      },
    };
  }),
  variation('a group whose finance follows the rates credited', () => {
    // One K: 1100 × (1 + 0.1 K) × (1 + 0.02 K) = 1250; 0.002 K² + 0.12 K + 1 - 1250 / 1100 = 0.
    const k = (-0.12 + Math.sqrt(0.12 ** 2 - 4 * 0.002 * (1 - 1250 / 1100))) / (2 * 0.002);
    return {
      facts: {
        premium: 1000,
        discountRate: 0.1,
        expectedOutflows: [0, 0, 1331],
        investmentComponents: [0, 0, 1331],
        policy: { ociOption: 'projected crediting rate' },
        creditingRates: [
          [0.1, 0.1, 0.1],
          [0.1, 0.1, 0.02],
        ],
        currentRates: [0.1, 0.04, 0.04, 0.04],
        years: [
          {
            revisions: [
              {
                cause: 'financial risk',
                revisedFuture: [0, 1250],
                revisedInvestmentComponents: [0, 1250],
              },
            ],
          },
          {},
          { actualOutflow: 1250, investmentComponent: 1250 },
        ],
      },
      expected: {
        financeExpenses: [-100, -110 * k, -1100 * (1 + 0.1 * k) * 0.02 * k],
        year1: { closing: { pv: 1250 / 1.04 ** 2 } },
        totalProfit: -250,
      },
    };
  }),
  variation('year to date: a loss of one quarter that another makes good is no loss', () => ({
    facts: {
      quarters: [
        { revisedFuture: [160, 160, 160] },
        { actualOutflow: 160, revisedFuture: [90, 90] },
        { actualOutflow: 90 },
        { actualOutflow: 90 },
      ],
      premium: 500,
      expectedOutflows: [100, 100, 100, 100],
      policy: { interimBasis: 'year-to-date', systematicBasis: 'coverageUnits' },
    },
    // Quarter 1: CSM 100 meets 180 more: loss 80. To date: 180 - 140 = 40 more; CSM 60, half released; quarter 3: 30 × 1/2 ...
    expected: {
      onerousLoss: [-80, 80, 0, 0],
      csm: { closing: [0, 30, 15, 0] },
      totalProfit: 500 - 100 - 160 - 180,
    },
  })),
  variation(
    'year to date, contracts held: what a quarter recovers of a loss goes back with it, the release is that of the year',
    () => ({
      model: 'RH-GMM',
      facts: {
        cessionRate: 0.5,
        reinsurancePremium: 180,
        policy: { interimBasis: 'year-to-date', systematicBasis: 'coverageUnits' },
        underlying: {
          motor: {
            premium: 500,
            expectedOutflows: [100, 100, 100, 100],
            quarters: [
              { revisedFuture: [160, 160, 160] },
              { actualOutflow: 160, revisedFuture: [90, 90] },
              { actualOutflow: 90 },
              { actualOutflow: 90 },
            ],
          },
        },
      },
      // A gain of 20; quarter 1: 90 more are recovered, 40 of it for a loss; 70 a quarter. To date: 20 + 90 - 70 = 40, half of it released.
      expected: {
        underlying: { motor: { csm: { closing: [0, 30, 15, 0] } } },
        reinsurance: {
          lossRecoveryComponent: { closing: [-40, 0, 0, 0] },
          csm: { recognised: [-17.5, -2.5, -10, -10], closing: [52.5, 20, 10, 0] },
          totals: { profit: 220 - 180 },
        },
      },
    }),
  ),
  variation('year to date, contracts that join in the second quarter accrete from then on', () => ({
    model: 'GMM',
    facts: {
      premium: 100,
      expectedOutflows: [0, 0, 0, 0],
      frequency: 'quarterly',
      coverageQuarters: 4,
      discountRate: 1.02 ** 4 - 1,
      newContracts: [
        { inPeriod: 2, premium: 50, expectedOutflows: [0, 0, 0], discountRate: 1.02 ** 4 - 1 },
      ],
      policy: { interimBasis: 'year-to-date' },
    },
    // 1 of 4 units; then 3 of 7, of all that the year has accreted.
    expected: {
      csm: {
        interest: [2, 102 * 0.02 + 1, 0.02 * (102 * 1.02 + 51), 0.02 * (102 * 1.02 + 51) * 1.02],
        closing: [102 * 0.75, ((102 * 1.02 + 51) * 4) / 7, ((102 * 1.02 + 51) * 1.02 * 2) / 7, 0],
      },
    },
  })),
];
