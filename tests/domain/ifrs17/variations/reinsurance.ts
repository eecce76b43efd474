import { variation } from '../support/variation';

/** Reinsurance held: losses partly covered, recoveries stated, past events. */
export const reinsurance = [
  variation('half of an onerous group is covered: losses are recovered on that half alone', () => ({
    model: 'RH-GMM',
    facts: {
      cessionRate: 0.4,
      reinsurancePremium: 300,
      coverageYears: 3,
      underlying: {
        profitable: { premium: 900, expectedOutflows: [200, 200, 200] },
        onerous: { premium: 210, expectedOutflows: [100, 100, 100], coveredShare: 0.5 },
      },
    },
    // Recoveries 0.4 × 600 + 0.2 × 300 = 300: no net cost. Of the loss of 90, 18 are recovered, 6 released a year; the CSM goes the other way.
    expected: {
      reinsurance: {
        initial: { csm: -18, lossInProfitOrLoss: 18, pvInflows: -300 },
        csm: { closing: [-8, -1, 0] },
        lossRecoveryComponent: { closing: [-12, -6, 0] },
        totals: { profit: 0 },
      },
      underlying: { onerous: { lossComponent: { closing: [60, 30, 0] } }, profitable: { csm: { closing: [200, 100, 0] } } },
    },
  })),
  variation('recoveries stated, the reinsurer may fail', () => ({
    model: 'RH',
    facts: { recoveries: 270, premium: 250, nonPerformance: 5, underlying: { pvOutflows: 900, riskAdjustment: 60 } },
    expected: { pvNet: -15, riskAdjustment: -18, fcf: -33, csm: 33, reinsuranceAsset: 0, profitOrLoss: 0 },
  })),
  variation('cover of past events at a net cost', () => ({
    facts: {
      quotaShare: 0.25,
      premium: 300,
      coversPastEvents: true,
      underlying: { pvOutflows: 1000, riskAdjustment: 40, lossComponent: 80 },
    },
    // 300 - 250 - 10 = 40 net cost at once; 20 of the loss is recovered.
    expected: { fcf: 40, csm: -20, profitOrLoss: 20 - 40 },
  })),
  variation('the reinsurance changes by less than its share', () => ({
    facts: {
      cessionRate: 0.5,
      underlying: { fcf: 100, csm: 30 },
      reinsurance: { fcf: -50, csm: -10 },
      increaseInUnderlyingFcf: 70,
      increaseInReinsuranceFcf: -25,
    },
    // 40 exceed the CSM of 30: a loss, half of it recovered; of the 25 the CSM takes the other 5.
    expected: {
      underlying: { fcf: 170, csm: 0, profitOrLoss: -40, lossComponent: 40 },
      reinsurance: { fcf: -75, csm: -5, profitOrLoss: 20, lossRecovery: 20 },
    },
  })),
  variation('a treaty with rates of its own: locked in at 2 %, later at 6 %, the underlying contracts at 5 % throughout', () => {
    const [recoveries, later] = [100 / 1.02 + 100 / 1.02 ** 2, 100 / 1.06];
    const csm = recoveries - 150;
    return {
      model: 'RH-GMM',
      facts: {
        cessionRate: 0.5,
        reinsurancePremium: 150,
        coverageYears: 2,
        discountRate: 0.05,
        reinsurance: { lockedInRate: 0.02, currentRates: [0.02, 0.06, 0.06] },
        underlying: { motor: { premium: 500, expectedOutflows: [200, 200] } },
      },
      // Recoveries of 100 a year. The net gain of the treaty accretes at 2 %; what rates do to its balance is finance.
      expected: {
        reinsurance: {
          initial: { pvOutflows: 150, pvInflows: -recoveries, csm },
          year1: { finance: { csm: 0.02 * csm, pv: recoveries - 100 - later }, closing: { pv: -later, csm: (csm * 1.02) / 2 } },
        },
        underlying: {
          motor: {
            initial: { csm: 500 - 200 / 1.05 - 200 / 1.05 ** 2 },
            year1: { closing: { pv: 200 / 1.05 } },
          },
        },
      },
    };
  }),
];
