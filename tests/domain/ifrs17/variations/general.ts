import { sum, variation } from '../support/variation';

/** Variations on the general model: other terms, timing, periods, joining, leaving, currency, curves. */
export const general = [
  variation('five years, yearly premiums, outflows in the middle of each year', () => {
    const [premium, outflow, rate, ra] = [300, 180, 0.03, 60];
    const v = (years: number) => 1.03 ** -years;
    const years = [0, 1, 2, 3, 4];
    const pvPremiums = sum(years.map((year) => premium * v(year)));
    const pvOutflows = sum(years.map((year) => outflow * v(year + 0.5)));
    const csm0 = pvPremiums - pvOutflows - ra;
    // In closed form: t years on, (1 + i)^t of it has accreted and (5 - t) / 5 is still to be released.
    const csm = years.map((year) => (csm0 * 1.03 ** (year + 1) * (4 - year)) / 5);
    const pv = years.map((year) =>
      sum(
        years
          .filter((later) => later > year)
          .map((later) => outflow * v(later - year - 0.5) - premium * v(later - year - 1)),
      ),
    );
    return {
      model: 'GMM',
      facts: {
        coverageYears: 5,
        annualPremium: premium,
        expectedOutflows: outflow,
        outflowTiming: 'middle of the year',
        discountRate: rate,
        riskAdjustment: ra,
        coverageUnits: [1, 1, 1, 1, 1],
        raRelease: [12, 12, 12, 12, 12],
      },
      expected: {
        initial: { pvInflows: -pvPremiums, pvOutflows, csm: csm0, liability: 0 },
        csmClosing: csm,
        closing: { pv, ra: [48, 36, 24, 12, 0] },
        totals: { profit: 5 * (premium - outflow) },
      },
    };
  }),
  variation('monthly periods: a year of level cover at an annual rate', () => {
    const monthly = 1.06 ** (1 / 12);
    const months = Array.from({ length: 12 }, (_, month) => month);
    const pvOutflows = sum(months.map((month) => 50 / monthly ** (month + 1)));
    const csm0 = 840 - pvOutflows;
    return {
      facts: {
        coverageMonths: 12,
        frequency: 'monthly',
        premium: 840,
        discountRate: 0.06,
        expectedOutflows: 50,
      },
      model: 'GMM',
      expected: {
        initial: { csm: csm0, pvOutflows },
        csm: {
          closing: months.map((month) => (csm0 * monthly ** (month + 1) * (11 - month)) / 12),
        },
        month7: {
          closing: { pv: sum(months.slice(7).map((month) => 50 / monthly ** (month - 6))) },
        },
        lifetimeProfit: 840 - 600,
      },
    };
  }),
  variation(
    'onerous at first, then profitable: the loss is made good before a CSM is built, loss component by coverage units',
    () => {
      // No discounting and no risk adjustment: every figure is a matter of counting.
      const facts = {
        premium: 1000,
        expectedOutflows: [300, 300, 300, 300],
        coverageUnits: [4, 3, 2, 1],
        policy: { systematicBasis: 'coverage units' },
        years: [
          {},
          { actualOutflow: 300, revisedFuture: [200, 150] },
          { actualOutflow: 200 },
          { actualOutflow: 150 },
        ],
      };
      // Loss 200; year 1 releases 4/10 = 80, year 2 releases 3/6 of 120 = 60; 250 less to pay: 60 reverse, 190 are CSM, of which 3/6 are released.
      return {
        facts,
        expected: {
          initial: { loss: 200, csm: 0, lossInProfitOrLoss: -200 },
          lossComponent: {
            released: [-80, -60, 0, 0],
            reversal: [0, -60, 0, 0],
            closing: [120, 0, 0, 0],
          },
          csm: { closing: [0, 95, 95 / 3, 0], recognised: [0, -95, -190 / 3, -95 / 3] },
          profit: [-200, 60 + 95, 190 / 3, 95 / 3],
          insuranceRevenue: [300 - 80, 300 - 60 + 95, 200 + 190 / 3, 150 + 95 / 3],
          totalProfit: 1000 - 950,
        },
      };
    },
  ),
  variation(
    'onerous at first, then profitable: the loss is made good before a CSM is built, loss component by coverage units, 50(b) before 50(a)',
    () => {
      // No discounting and no risk adjustment: every figure is a matter of counting.
      const facts = {
        premium: 1000,
        expectedOutflows: [300, 300, 300, 300],
        coverageUnits: [4, 3, 2, 1],
        policy: { systematicBasis: 'coverage units' },
        years: [
          {},
          { actualOutflow: 300, revisedFuture: [200, 150] },
          { actualOutflow: 200 },
          { actualOutflow: 150 },
        ],
      };
      // Loss 200; year 1 releases 4/10 = 80, year 2 releases 3/6 of 120 = 60; 250 less to pay: 60 reverse, 190 are CSM, of which 3/6 are released.
      return {
        facts: {
          ...facts,
          policy: { systematicBasis: 'coverage units', order: '50(b) before 50(a)' },
        },
        expected: {
          lossComponent: { released: [-80, 0, 0, 0], reversal: [0, -120, 0, 0] },
          csm: { closing: [0, 65, 65 / 3, 0] },
          totalProfit: 50,
        },
      };
    },
  ),
  variation(
    'contracts that join in the second year: one locked-in rate, weighted by what they bring',
    () => {
      const first = 0.04;
      const second = 0.07;
      const weighted = (600 * first + 300 * second) / 900;
      const csm1 = 600 - 150 / 1.04 - 150 / 1.04 ** 2 - 150 / 1.04 ** 3;
      const csm2 = 300 - 100 / 1.07 - 100 / 1.07 ** 2;
      const closing1 = (csm1 * 1.04 * 2) / 3;
      // From year 2 on the group has 1 + 1 units a year.
      const closing2 = ((closing1 + csm2) * (1 + weighted)) / 2;
      return {
        facts: {
          premium: 600,
          expectedOutflows: [150, 150, 150],
          discountRate: first,
          newContracts: [
            { inPeriod: 2, premium: 300, expectedOutflows: [100, 100], discountRate: second },
          ],
        },
        expected: {
          csm: { newContracts: [csm1, csm2, 0], closing: [closing1, closing2, 0] },
          weightedAverageLockedInRate: weighted,
          year2: { interestOnCsm: (closing1 + csm2) * weighted },
          newContractsPara107: { year2: { pvInflows: -300, csm: csm2 } },
          totalProfit: 900 - 450 - 200,
        },
      };
    },
  ),
  variation('half of the contracts are sold', () => {
    // 900 received, 200 a year, no discounting: CSM 300 and 200 a year later 400 of fulfilment cash flows.
    const group = { premium: 900, expectedOutflows: [200, 200, 200], coverageUnits: [1, 1, 1] };
    // Sold for 230: 200 of fulfilment cash flows leave, 30 less CSM; units 1 and 0.5 + 0.5 are left.
    return {
      facts: { ...group, derecognition: { atEndOf: 1, share: 0.5, price: 230 } },
      expected: {
        year1: { derecognition: { pv: -200, csm: -30 } },
        csm: { closing: [135, 67.5, 0] },
        profit: [135, 67.5, 67.5],
        totalProfit: 900 - 200 - 230 - 100 - 100,
      },
    };
  }),
  variation('half of the contracts are modified', () => {
    // 900 received, 200 a year, no discounting: CSM 300 and 200 a year later 400 of fulfilment cash flows.
    const group = { premium: 900, expectedOutflows: [200, 200, 200], coverageUnits: [1, 1, 1] };
    // Sold for 230: 200 of fulfilment cash flows leave, 30 less CSM; units 1 and 0.5 + 0.5 are left.
    return {
      facts: { ...group, modification: { atEndOf: 1, fraction: 0.5, deemedPremium: 250 } },
      expected: { year1: { derecognition: { csm: -50 } }, csm: { closing: [125, 62.5, 0] } },
    };
  }),
  variation(
    'in a foreign currency: movements at average rates, balances at closing rates, the difference in profit or loss',
    () => {
      // CSM 300 becomes 200 and 100; liability 900 - 200 - 100 = 600, then 300. Rates 10, 12, 12, 9.
      const closing = [10, 12, 12, 9];
      return {
        facts: {
          currency: 'USD',
          premium: 900,
          expectedOutflows: [200, 200, 200],
          exchangeRates: closing,
          averageExchangeRates: [11, 12, 10],
        },
        expected: {
          initial: { csm: 3000 },
          csm: { closing: [2400, 1200, 0] },
          liability: [7200, 3600, 0],
          // 900 in and 200 out at 11, then 600 at 12: 100 of profit at 11 and what the rise costs, 600 × 1.
          profit: [1100 - 600, 1200, 1000 + 300 * 2],
          year1: { exchangeDifferences: { csm: 200, pv: 400 } },
        },
      };
    },
  ),
  variation(
    'a term structure with an illiquidity premium; today’s rates rise and the difference goes to OCI',
    () => {
      const locked = [1.03, 1.04 ** 2, 1.05 ** 3];
      const pv = (100 / 1.03 + 100 / 1.04 ** 2 + 100 / 1.05 ** 3) as number;
      const year1Forward = 1.03;
      const lockedLater = [locked[1] ?? 1, locked[2] ?? 1].map((factor) => factor / year1Forward);
      const lockedEnd = 100 / (lockedLater[0] ?? 1) + 100 / (lockedLater[1] ?? 1);
      const currentEnd = 100 / 1.08 + 100 / 1.08 ** 2;
      return {
        facts: {
          premium: 320,
          spotRates: [0.02, 0.03, 0.04],
          illiquidityPremium: 0.01,
          expectedOutflows: [100, 100, 100],
          policy: { ociOption: 'locked-in rates in profit or loss' },
          years: [{ currentRate: 0.08 }, { currentRate: 0.08 }, { currentRate: 0.08 }],
        },
        expected: {
          initial: { pvOutflows: pv },
          year1: { closing: { pv: currentEnd } },
          profitOrLoss: { oci: [lockedEnd - currentEnd] },
        },
      };
    },
  ),
];
