import { variation } from '../support/variation';

/** What authors call things, and which figures they leave out: each worked out by hand. */
export const otherWords = [
  variation('a CSM alone, over four years, in step with units that fall', () => ({
    model: 'GMM',
    facts: { csmAtInception: 800, coverageUnits: [40, 30, 20, 10] },
    expected: { csm: { recognised: [-320, -240, -160, -80], closing: [480, 240, 80, 0] } },
  })),
  variation('a CSM alone that accretes and changes each year', () => {
    const first = 200 * 1.1 * 0.5;
    const second = (first * 1.1 + 30) * 0.5;
    return {
      model: 'GMM',
      facts: {
        openingCsm: 200,
        coverageYears: 3,
        interestRate: 0.1,
        years: [
          { coverageUnits: 2 },
          { coverageUnits: 1, changeInFcf: -30 },
          { coverageUnits: 1, changeInFcf: 0 },
        ],
      },
      expected: { csmClosing: [first, second, 0], csm: { futureService: [0, 30, 0] } },
    };
  }),
  variation(
    'underlying groups by present values: only the onerous one gives a loss to recover',
    () => ({
      model: 'RH-GMM',
      facts: {
        quotaShare: 0.4,
        reinsurancePremium: 420,
        underlyingHealthy: { pvInflows: 800, pvOutflows: 600 },
        underlyingOnerous: { pvInflows: 350, pvOutflows: 400 },
      },
      // Recoveries 400, net cost 20; of the loss of 50, 20 are income at once.
      expected: {
        pvNet: 20,
        fulfilmentCashFlows: 20,
        csm: -40,
        lossRecoveryComponent: 20,
        profitOrLoss: 20,
      },
    }),
  ),
  variation('months of cover, premiums and claims alike in each', () => ({
    model: 'GMM',
    facts: {
      premiumPerMonth: 12,
      coverageMonths: 6,
      frequency: 'monthly',
      expectedClaimsPerMonth: 7,
    },
    expected: {
      initial: { csm: 30 },
      csmRelease: [5, 5, 5, 5, 5, 5],
      totals: { insuranceRevenue: 72 },
    },
  })),
  variation('contracts, a margin for risk, costs of selling and outflows year by year', () => ({
    model: 'General model',
    facts: {
      numberOfContracts: 50,
      premiumPerContract: 20,
      discountRate: 0,
      riskMargin: 60,
      acquisitionCosts: 40,
      years: [
        { expectedOutflow: 100, coverageUnits: 50 },
        { expectedOutflow: 150, coverageUnits: 30 },
        { expectedOutflow: 250, coverageUnits: 20 },
      ],
    },
    expected: {
      initial: { pvInflows: -1000, pvOutflows: 540, csm: 400 },
      csm: { closing: [200, 80, 0] },
    },
  })),
  variation(
    'a fee that is a share of the items, without rates: their fair value is its measure',
    () => ({
      model: 'VFA',
      facts: {
        premium: 2000,
        coveragePeriod: 2,
        entityShare: 0.05,
        fairValueOfUnderlyingItems: [2000, 2200, 2310],
      },
      // The fee of 100 grows with the items: 110, half released; 55 grows to 57.75 with what the other half earned.
      expected: {
        initial: { csm: 100 },
        csm: { closing: [55, 0], recognised: [-55, -(55 + 5.5)] },
        totals: { profit: 115.5 },
      },
    }),
  ),
  variation('items at amortised cost: profit or loss takes their book yield', () => ({
    model: 'VFA, current period book yield',
    facts: {
      premium: 1000,
      coverageYears: 2,
      policyholderShareOfAssets: 0.9,
      assets: { fairValue: [1000, 1150, 1210], amortisedCost: [1000, 1100, 1210] },
    },
    expected: {
      profitOrLoss: {
        insuranceFinanceExpenses: [-100, -110],
        investmentIncome: [100, 110],
        investmentOci: [50, -50],
      },
      pvCurrent: [900, 1035, 1089],
      accumulatedOci: [0, 50, 0],
    },
  })),
  variation(
    'a service that others sell is separated, an account that lapses with the cover is not',
    () => ({
      model: 'separation of components',
      facts: {
        claimsProcessingServices: { availableFromOtherProviders: true, highlyInterrelated: false },
        savingsAccount: { soldSeparately: true, lapsesTogetherWithInsurance: true },
      },
      expected: {
        claimsProcessingServices: { distinct: true },
        savingsAccount: { separated: false },
      },
    }),
  ),
  variation('a premium that finances the insurer', () => ({
    model: 'PAA',
    facts: {
      premium: 900,
      coverageYears: 3,
      discountRate: 0.1,
      significantFinancingComponent: true,
      claimsPerYear: 200,
    },
    // 900 grow to 990, a third is revenue; 660 to 726, half; 363 to 399.3.
    expected: {
      insuranceRevenue: [330, 363, 399.3],
      lrc: [660, 363, 0],
      insuranceServiceExpenses: [-200, -200, -200],
    },
  })),
  variation('rates of exchange with that of recognition apart', () => ({
    model: 'GMM',
    facts: {
      premium: 900,
      coverageYears: 2,
      discountRate: 0,
      expectedOutflows: [200, 200],
      exchangeRates: { initial: 1.1, closing: [1.2, 1.3], average: [1.15, 1.25] },
    },
    expected: { initial: { csm: 550 }, year1: { closing: { csm: 300, pv: 240 } } },
  })),
  variation('transition with direct participation, from the items back', () => ({
    model: 'Transition MRA VFA',
    facts: {
      transition: { fairValueOfUnderlyingItems: 500, pvFutureCashFlows: 440, riskAdjustment: 20 },
      known: { chargesToPolicyholders: 35, raReleasedBefore: 5 },
      coverageUnits: { before: 30, after: 70 },
    },
    expected: { csmInitial: 70, csmAtTransition: 49, fcf: 460, liabilityAtTransition: 509 },
  })),
  variation(
    'accounts credited at the entity’s discretion: other returns are finance, another spread adjusts the CSM',
    () => {
      // 20 contracts of 50 at 6 % less 2 %: 2 are paid at 52, 18 at 54.08. Then 3 % is earned and the spread falls to 1 %.
      const [atDeath, planned] = [2 * 52, 18 * 54.08];
      const [cheaper, kinder] = [18 * 52 * 1.01, 18 * 52 * 1.02];
      const pv = atDeath / 1.06 + planned / 1.06 ** 2;
      const csm = 1000 - pv - 10;
      const adjusted = csm * 1.01 - (kinder - cheaper) / 1.06;
      return {
        model: 'GMM',
        facts: {
          numberOfContracts: 20,
          premiumPerContract: 50,
          coverageYears: 2,
          deathsPerYear: 2,
          expectedReturn: 0.06,
          spread: 0.02,
          guaranteedRate: 0.01,
          riskAdjustment: 10,
          raRelease: [5, 5],
          endYear1: { expectedReturn: 0.03, spread: 0.01 },
        },
        expected: {
          initial: { pvOutflows: pv, csm },
          csm: {
            interest: [csm * 0.01, (adjusted * 0.01 * 18) / 38],
            futureService: [-(kinder - cheaper) / 1.06, 0],
          },
          year1: { closing: { pv: kinder / 1.03 } },
          totals: { profit: 1000 - atDeath - kinder },
        },
      };
    },
  ),
  variation('payments and market rates year by year, allocated at a constant rate', () => {
    const rate = (1250 / 1100) ** 0.5 - 1;
    return {
      model: 'OCI',
      facts: {
        pvAtInception: 1000,
        expectedPayout: 1331,
        rateAtInception: 0.1,
        method: 'constant rate',
        years: [
          { currentRate: 0.08, expectedPayout: 1250 },
          { currentRate: 0.06, expectedPayout: 1250 },
          { currentRate: 0.05, expectedPayout: 1250 },
        ],
      },
      expected: {
        pvCurrent: [1000, 1250 / 1.08 ** 2, 1250 / 1.06, 1250],
        pvAtAllocationRate: [1000, 1100, 1100 * (1 + rate), 1250],
      },
    };
  }),
  variation('contracts acquired, their cash flows by parts', () => ({
    model: 'Contracts acquired (transfer)',
    facts: { considerationReceived: 90, pvFutureCashFlows: 50, riskAdjustment: 15 },
    expected: { csm: 25, liability: 90, profitOrLoss: 0 },
  })),
  variation('fair value approach in two figures', () => ({
    model: 'Transition, fair value approach',
    facts: { fairValue: 260, fulfilmentCashFlows: 200 },
    expected: { csmAtTransition: 60, liabilityAtTransition: 260 },
  })),
  variation(
    'half-years that turn onerous, cash flows of remaining coverage beside what happened',
    () => ({
      model: 'PAA',
      facts: {
        coverageMonths: 12,
        premium: 600,
        periods: [
          { months: 6, claimsIncurred: 350, fcfRemaining: 380 },
          { months: 6, claimsIncurred: 380, fcfRemaining: 0 },
        ],
      },
      expected: { lossComponent: { closing: [80, 0] }, profit: [300 - 350 - 80, 300 - 380 + 80] },
    }),
  ),
  variation('claims of an accident year at a rate locked in, current rates beside it', () => ({
    model: 'PAA, liability for incurred claims',
    facts: {
      premium: 900,
      coverageYears: 3,
      coverageUnits: [1, 0, 0],
      accidentYears: [{ year: 1, expectedPayments: [100, 200, 100] }],
      claimsDiscountRate: 0.03,
      currentClaimsRates: [0.03, 0.03, 0.05, 0.05],
      ociOption: true,
    },
    expected: {
      lic: [200 / 1.03 + 100 / 1.03 ** 2, 100 / 1.05, 0],
      accumulatedOci: [0, 100 / 1.05 - 100 / 1.03, 0],
      financeExpenses: [0, -0.03 * (200 / 1.03 + 100 / 1.03 ** 2), (-0.03 * 100) / 1.03],
    },
  })),
  variation('a rate of the end of the second year, and liabilities as they close', () => ({
    model: 'GMM',
    facts: {
      premium: 1200,
      coverageYears: 3,
      lockedInRate: 0.03,
      currentRateAtEndOfYear2: 0.05,
      expectedOutflows: [0, 0, 1000],
      financeOption: 'OCI',
    },
    expected: {
      pvClosing: [1000 / 1.03 ** 2, 1000 / 1.05, 0],
      accumulatedOci: [0, 1000 / 1.05 - 1000 / 1.03, 0],
      closingLiability: [
        1000 / 1.03 ** 2 + ((1200 - 1000 / 1.03 ** 3) * 1.03 * 2) / 3,
        1000 / 1.05 + ((1200 - 1000 / 1.03 ** 3) * 1.03 ** 2) / 3,
        0,
      ],
    },
  })),
  variation('interim periods of unequal months, acquisition costs expensed', () => ({
    model: 'PAA',
    facts: {
      premium: 660,
      acquisitionCosts: 30,
      acquisitionExpensed: true,
      interimPeriods: [
        { months: 8, claimsIncurred: 300, raIncurred: 12, claimsPaid: 100 },
        { months: 3, claimsIncurred: 120, raIncurred: 6, claimsPaid: 140 },
      ],
    },
    expected: {
      insuranceRevenue: [480, 180],
      profit: [480 - 312 - 30, 180 - 126],
      lic: [212, 198],
      lrc: [180, 0],
    },
  })),
];
