import { variation } from '../support/variation';

/** Variable fee: underlying items that lose, and what the holders share. */
export const participating = [
  variation(
    'underlying items fall until nothing is left of the CSM, then make up the loss',
    () => ({
      model: 'VFA',
      facts: {
        premium: 1100,
        coverageYears: 3,
        pvOutflowsInitial: 1050,
        expectedOutflows: [30, 30, 1030],
        investmentComponents: [0, 0, 1000],
        fairValueChange: [-100, 80, 50],
        effectOfTimeValueAndFinancialRisk: [-40, 50, 30],
        coverageUnits: [1, 1, 1],
        policy: { systematicBasis: 'coverageUnits' },
      },
      // CSM 50 - 100 + 40 = -10: a loss. Year 2 releases 5 of it; 80 - 50 = 30 reverse the other 5 and leave 25, half of it released.
      expected: {
        initial: { csm: 50, fcf: -50 },
        fulfilmentCashFlows: { closing: [980, 1000, 0] },
        csm: {
          fairValueChange: [-100, 80, 50],
          financeEffect: [40, -50, -30],
          closing: [0, 12.5, 0],
        },
        lossComponent: {
          losses: [10, 0, 0],
          released: [0, -5, 0],
          reversal: [0, -5, 0],
          closing: [10, 0, 0],
        },
        insuranceRevenue: [30, 37.5, 62.5],
        insuranceServiceExpenses: [-40, -20, -30],
        investmentIncome: [-100, 80, 50],
        profit: [-10, 17.5, 32.5],
      },
    }),
  ),
  variation('account balances whose guarantee pays', () => {
    // 10 contracts of 100, one death a year at no return, charge 10 %: 100 - 10 = 90 a contract, 81 after two years; at least 95 on death.
    const [charges, deaths, guarantee] = [
      [100, 81],
      [-90, -81],
      [5, 14],
    ];
    return {
      facts: {
        contracts: 10,
        premiumPerContract: 100,
        returns: [0, 0],
        chargeRate: 0.1,
        deathsPerYear: 1,
        guaranteedDeathBenefit: 95,
        pvOutflowsInitial: 900 + 19 - 81,
        effectOfTimeValueAndFinancialRisk: [0, 0],
        coverageUnits: [10, 9],
      },
      expected: {
        underlyingItems: {
          annualCharge: charges.map((each) => -each),
          deathPayments: deaths,
          closing: [810, 0],
          maturityPayment: [0, -648],
          guaranteeBenefits: guarantee,
        },
        initial: { csm: 1000 - 838 },
        csm: { closing: [(162 * 9) / 19, 0] },
        fulfilmentCashFlows: { cashFlows: [1000 - 95, -95 - 648] },
        insuranceRevenue: [5 + (162 * 10) / 19, 14 + (162 * 9) / 19],
        totalProfit: 162,
      },
    };
  }),
];
