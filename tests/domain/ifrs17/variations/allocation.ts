import { variation } from '../support/variation';

/** Premium allocation: onerous, financed, seasonal, with claims that run off. */
export const allocation = [
  variation('quarters that turn onerous, claims paid a quarter later and discounted', () => ({
    model: 'PAA',
    facts: {
      quarters: [
        { claimsIncurred: 200, claimsPaid: 0 },
        { claimsIncurred: 250, claimsPaid: 204 },
        { claimsIncurred: 300, claimsPaid: 255 },
        { claimsIncurred: 350, claimsPaid: 306 },
      ],
      premium: 1000,
      claimsDiscountRate: 1.02 ** 4 - 1,
      fcfRemaining: [-20, 830, 600, 370, 0],
    },
    // Interest of 2 % a quarter on 200, 250, 300. The loss component tops 750, 500, 250 up to the fulfilment cash flows.
    expected: {
      lossComponent: {
        closing: [80, 100, 120, 0],
        losses: [80, 20, 20, 0],
        reversal: [0, 0, 0, -120],
      },
      lic: [200, 250, 300, 350],
      lrc: [830, 600, 370, 0],
      quarter2: { lic: { financeExpenses: 4, cashOutflows: -204 } },
      profit: [250 - 200 - 80, 250 - 250 - 20 - 4, 250 - 300 - 20 - 5, 250 - 350 + 120 - 6],
    },
  })),
  variation('a financing component with deferred acquisition cash flows', () => ({
    facts: {
      coverageYears: 2,
      premium: 1000,
      acquisitionCashFlows: 100,
      significantFinancingComponentRate: 0.1,
      claims: 0,
    },
    model: 'PAA',
    // 900 grow to 990; of 1000 + 90 half is revenue. 495 grow by 49.5; the rest is revenue.
    expected: {
      insuranceRevenue: [545, 594.5],
      lrc: [495, 0],
      financeExpenses: [-90, -49.5],
      insuranceServiceExpenses: [-50, -50],
      totalRevenue: 1000 + 139.5,
    },
  })),
  variation('instalments at quarter ends, revenue in step with the season', () => ({
    model: 'premium allocation approach',
    facts: {
      frequency: 'quarterly',
      coverageQuarters: 4,
      premiums: [300, 300, 300, 300],
      premiumTiming: 'end of quarter',
      coverageUnits: [1, 2, 3, 4],
      acquisitionCashFlows: 100,
      claims: 600,
    },
    expected: {
      insuranceRevenue: [120, 240, 360, 480],
      lrc: [90, 170, 140, 0],
      insuranceServiceExpenses: [-60 - 10, -120 - 20, -180 - 30, -240 - 40],
    },
  })),
  variation('claims development: estimates of the ultimate cost by accident year', () => ({
    model: 'PAA',
    facts: {
      coverageYears: 3,
      premiums: [400, 400, 400],
      accidentYears: [
        { period: 1, ultimates: [200, 220, 215], paid: [100, 70, 45] },
        { period: 2, ultimates: [240, 230], paid: [90, 80] },
        { period: 3, ultimates: [250], paid: [120] },
      ],
    },
    // Outstanding: 100; 50 + 150; 0 + 60 + 130. Past service: +20; -5 - 10.
    expected: {
      lic: [100, 200, 190],
      para100: {
        year2: { lic: { incurredClaims: 240, pastService: 20, cashOutflows: -160 } },
        year3: { lic: { incurredClaims: 250, pastService: -15, cashOutflows: -245 } },
      },
      claimsDevelopmentPara130: {
        year1: { estimates: [200, 220, 215], paidToDate: 215, liability: 0 },
        year2: { estimates: [240, 230], outstanding: 60 },
        liability: 190,
        discounting: 0,
      },
      profit: [400 - 200, 400 - 240 - 20, 400 - 250 + 15],
    },
  })),
  variation('claims of one accident year in payments, discounted, with a revision', () => {
    const first = 60 / 1.05 + 40 / 1.05 ** 2;
    const second = 50 / 1.05;
    return {
      model: 'PAA',
      facts: {
        premium: 400,
        coverageYears: 3,
        coverageUnits: [1, 0, 0],
        claimsDiscountRate: 0.05,
        accidentPeriods: [
          {
            period: 1,
            expectedPayments: [100, 60, 40],
            paid: [100, 70, 45],
            revisions: [{ atEndOf: 2, expectedPayments: [50] }],
          },
        ],
      },
      expected: {
        lic: [first, second, 0],
        year2: { lic: { financeExpenses: first * 0.05, pastService: second + 70 - first * 1.05 } },
        year3: { lic: { pastService: -5 } },
        claimsDevelopmentPara130: { year1: { estimates: [200, 220, 215] } },
        totalProfit: 400 - 215,
      },
    };
  }),
  variation(
    'claims paid over two years after their own, at the rates of that year; current rates in OCI',
    () => {
      const [one, two] = [150 / 1.04 + 150 / 1.04 ** 2, 75 / 1.06 + 75 / 1.06 ** 2];
      const gaps = [0, 150 / 1.06 - 150 / 1.04, 75 / 1.02 - 75 / 1.06, 0];
      return {
        model: 'PAA',
        facts: {
          premiums: [800, 600, 0, 0],
          coverageUnits: [1, 1, 0, 0],
          policy: { ociOption: true },
          paymentPattern: [0.5, 0.25, 0.25],
          years: [
            { claimsIncurred: 600, currentRate: 0.04 },
            { claimsIncurred: 300, currentRate: 0.06 },
            { claimsIncurred: 0, currentRate: 0.02 },
            { claimsIncurred: 0 },
          ],
        },
        expected: {
          lic: [one, 150 / 1.06 + two, 75 / 1.02, 0],
          financeExpenses: [0, -0.04 * one, (-0.04 * 150) / 1.04 - 0.06 * two, (-0.06 * 75) / 1.06],
          accumulatedOci: gaps,
          insuranceServiceExpenses: [-300 - one, -150 - two, 0, 0],
          totalProfit: 1400 - 900,
        },
      };
    },
  ),
];
