import type { Role } from '../../ifrs17/book';
import { liability } from './movements';
import { lines, type LedgerPostings } from './postedCells';

const serviceRoles: readonly Role[] = [
  'insuranceRevenue',
  'insuranceServiceExpenses',
  'allocationOfReinsurancePremiums',
  'amountsRecovered',
];
export const financeRoles: readonly Role[] = ['insuranceFinanceExpenses', 'reinsuranceFinance'];
const profitRoles: readonly Role[] = [
  ...serviceRoles,
  ...financeRoles,
  'exchangeDifferences',
  'otherExpenses',
];
/** What the ledger posts of the primary statements (78-92), by the table's id. */
export const statementPostings: Readonly<Record<string, LedgerPostings>> = {
  financialPosition: {
    posted: (['insurance', 'reinsurance'] as const).flatMap((side) => [
      {
        rows: [],
        columns: [`${side}Assets`],
        postings: [...liability, 'acquisitionAsset' as const],
        sign: -1 as const,
      },
      {
        rows: [],
        columns: [`${side}Liabilities`],
        postings: [...liability, 'acquisitionAsset' as const],
      },
    ]),
  },
  financialPerformance: {
    posted: lines('amount', {
      insuranceRevenue: ['insuranceRevenue'],
      insuranceServiceExpenses: ['insuranceServiceExpenses'],
      allocationOfReinsurancePremiums: ['allocationOfReinsurancePremiums'],
      amountsRecovered: ['amountsRecovered'],
      insuranceServiceResult: serviceRoles,
      insuranceFinanceExpenses: ['insuranceFinanceExpenses'],
      reinsuranceFinanceIncome: ['reinsuranceFinance'],
      netFinanceResult: financeRoles,
      exchangeDifferences: ['exchangeDifferences'],
      otherExpenses: ['otherExpenses'],
      profit: profitRoles,
      insuranceFinanceOci: ['otherComprehensiveIncome'],
      reinsuranceFinanceOci: ['otherComprehensiveIncome'],
      otherComprehensiveIncome: ['otherComprehensiveIncome'],
      totalComprehensiveIncome: [...profitRoles, 'otherComprehensiveIncome'],
    }),
  },
};
