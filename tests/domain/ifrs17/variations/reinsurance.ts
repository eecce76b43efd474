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
      underlying: {
        onerous: { lossComponent: { closing: [60, 30, 0] } },
        profitable: { csm: { closing: [200, 100, 0] } },
      },
    },
  })),
  variation('recoveries stated, the reinsurer may fail', () => ({
    model: 'RH',
    facts: {
      recoveries: 270,
      premium: 250,
      nonPerformance: 5,
      underlying: { pvOutflows: 900, riskAdjustment: 60 },
    },
    expected: {
      pvNet: -15,
      riskAdjustment: -18,
      fcf: -33,
      csm: 33,
      reinsuranceAsset: 0,
      profitOrLoss: 0,
    },
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
  variation(
    'a treaty with rates of its own: locked in at 2 %, later at 6 %, the underlying contracts at 5 % throughout',
    () => {
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
            year1: {
              finance: { csm: 0.02 * csm, pv: recoveries - 100 - later },
              closing: { pv: -later, csm: (csm * 1.02) / 2 },
            },
          },
          underlying: {
            motor: {
              initial: { csm: 500 - 200 / 1.05 - 200 / 1.05 ** 2 },
              year1: { closing: { pv: 200 / 1.05 } },
            },
          },
        },
      };
    },
  ),
  variation(
    'contracts that join an underlying group are new business of its treaty, not experience',
    () => ({
      model: 'RH-GMM',
      facts: {
        cessionRate: 0.5,
        reinsurancePremium: 240,
        coverageYears: 3,
        reinsurance: { newContracts: [{ inPeriod: 2, premium: 110 }] },
        underlying: {
          motor: {
            premium: 900,
            riskAdjustment: 60,
            raRelease: [20, 40, 40],
            expectedOutflows: [200, 200, 200],
            newContracts: [
              { inPeriod: 2, premium: 250, expectedOutflows: [100, 100], riskAdjustment: 40 },
            ],
          },
        },
      },
      // 300 of recoveries and 30 of risk for 240: a gain of 90, a third of it released. Then 100 and 20 for 110: a gain of 10, and 2 of 4 units.
      expected: {
        reinsurance: {
          initial: { csm: 90 },
          year2: {
            newContracts: { pv: 10, ra: -20, csm: 10 },
            currentService: { pv: 0, ra: 20, csm: -35 },
          },
          csm: { closing: [60, 35, 0] },
          allocationOfPremiums: [-80, -135, -135],
          amountsRecovered: [100, 150, 150],
          totals: { profit: 400 - 350 },
        },
      },
    }),
  ),
  variation(
    'contracts that join at a loss: their share of the loss is recovered at once (66A)',
    () => ({
      model: 'RH-GMM',
      facts: {
        cessionRate: 0.5,
        reinsurancePremium: 300,
        coverageYears: 3,
        underlying: {
          motor: {
            premium: 900,
            expectedOutflows: [200, 200, 200],
            newContracts: [{ inPeriod: 2, premium: 180, expectedOutflows: [100, 100] }],
          },
        },
      },
      // At cost, then 100 of recoveries for nothing: a gain of 100, of which 10 of the loss of 20 are income at once and come back with its release.
      // The loss component is 20 of 600 of outflows: half of it goes in each year.
      expected: {
        reinsurance: {
          year2: { newContracts: { pv: -100, csm: 100 } },
          lossRecoveryComponent: { closing: [0, -5, 0] },
          csm: { closing: [0, (100 - 10 + 5) / 2, 0] },
          totals: { profit: 400 - 300 },
        },
      },
    }),
  ),
  variation(
    'half of the underlying contracts leave: so does half of the treaty, with premiums still to pay',
    () => ({
      model: 'RH-GMM',
      facts: {
        cessionRate: 0.5,
        reinsurancePremiums: [80, 80, 80],
        coverageYears: 3,
        underlying: {
          motor: {
            premium: 900,
            expectedOutflows: [200, 200, 200],
            derecognitions: [{ atEndOf: 1, share: 0.5, price: 230 }],
          },
        },
      },
      // 300 for 240: a gain of 60. A year on 160 are to pay for 200: half of the net 40 leave, the CSM takes 20 less; 1 of 2 units is provided.
      expected: {
        reinsurance: {
          year1: { derecognition: { pv: 20, csm: -20, total: 0 }, futureService: { pv: 0 } },
          csm: { closing: [20, 10, 0] },
          profit: [20, 10, 10],
          totals: { profit: 200 - 160 },
        },
      },
    }),
  ),
  variation(
    'one of two underlying groups leaves: the treaty goes on, its recoveries change (66(c))',
    () => ({
      model: 'RH-GMM',
      facts: {
        cessionRate: 0.5,
        reinsurancePremium: 260,
        coverageYears: 3,
        underlying: {
          motor: {
            premium: 900,
            expectedOutflows: [200, 200, 200],
            derecognitions: [{ atEndOf: 1, share: 1, price: 400 }],
          },
          home: { premium: 300, expectedOutflows: [80, 80, 80] },
        },
      },
      // 420 for 260: a gain of 160; 200 of it are lost with the motor contracts, and 2 of 4 units provided.
      expected: {
        reinsurance: {
          year1: {
            futureService: { pv: 200, csm: -200, total: 0 },
            currentService: { pv: 0, csm: 20 },
          },
          csm: { closing: [-20, -10, 0] },
          allocationOfPremiums: [-160, -50, -50],
          amountsRecovered: [140, 40, 40],
        },
      },
    }),
  ),
  variation(
    'present values of two underlying groups: one treaty of their sum, but the loss of one is not made up by the other',
    () => ({
      model: 'RH',
      facts: {
        cessionRate: 0.5,
        premium: 300,
        underlying: {
          motor: { pvInflows: 500, pvOutflows: 400, riskAdjustment: 20 },
          home: { pvInflows: 200, pvOutflows: 250, riskAdjustment: 10 },
        },
      },
      // Half of 650 and of 30 for 300: a gain of 40. Together the groups would gain 20; home alone loses 60, of which 30 are recovered.
      expected: {
        recoveries: -325,
        riskAdjustment: -15,
        fcf: -40,
        lossRecoveryComponent: 30,
        csm: 10,
        profitOrLoss: 30,
      },
    }),
  ),
  variation(
    'a quota share with a fixed ceding commission: less premium, not less claims (86(b))',
    () => ({
      model: 'RH-GMM',
      facts: {
        cessionRate: 0.25,
        reinsurancePremium: 200,
        cedingCommission: 30,
        coverageYears: 2,
        underlying: { fire: { premium: 800, expectedOutflows: [300, 300] } },
      },
      expected: {
        reinsurance: {
          initial: { pvOutflows: 170, pvInflows: -150, csm: -20 },
          allocationOfPremiums: [-85, -85],
          amountsRecovered: [75, 75],
        },
      },
    }),
  ),
  variation('an excess of loss: recoveries are stated, no share is ceded', () => ({
    model: 'RH-GMM',
    facts: {
      reinsurancePremium: 100,
      coverageYears: 2,
      expectedRecoveries: [60, 60],
      riskAdjustment: 10,
      raRelease: [5, 5],
      years: [{ actualRecoveries: 0 }, { actualRecoveries: 200 }],
    },
    // A gain of 120 + 10 - 100; premiums allocated are what was expected, amounts recovered what happened.
    expected: {
      initial: { pvInflows: -120, riskAdjustment: -10, csm: 30 },
      csm: { closing: [15, 0] },
      allocationOfPremiums: [-50, -50],
      amountsRecovered: [0, 200],
      profit: [-50, 150],
    },
  })),
];
