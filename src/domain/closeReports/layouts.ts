import {
  accountOf,
  charts,
  type Layout,
  type LedgerAccount,
  type Role,
  type Table,
} from '../ifrs17/book';

/** Layouts of statements, each with a chart of accounts of its own. */
export const layouts = ['general', 'kifrs', 'taiwan'] as const satisfies readonly Layout[];

const oci = [
  'insuranceFinanceOci',
  'reinsuranceFinanceOci',
  'translationDifference',
  'otherComprehensiveIncome',
  'totalComprehensiveIncome',
];

/** The lines of the statement of performance in the order of a layout: K-IFRS shows income before expenses, each with that of reinsurance; Taiwan finance after all service lines. */
const performanceOrder: Readonly<Record<Layout, readonly string[]>> = {
  general: [
    'insuranceRevenue',
    'insuranceServiceExpenses',
    'allocationOfReinsurancePremiums',
    'amountsRecovered',
    'insuranceServiceResult',
    'insuranceFinanceExpenses',
    'reinsuranceFinanceIncome',
    'netFinanceResult',
    'exchangeDifferences',
    'otherExpenses',
    'profit',
    ...oci,
  ],
  kifrs: [
    'insuranceRevenue',
    'amountsRecovered',
    'insuranceServiceExpenses',
    'allocationOfReinsurancePremiums',
    'insuranceServiceResult',
    'otherExpenses',
    'insuranceFinanceExpenses',
    'reinsuranceFinanceIncome',
    'netFinanceResult',
    'exchangeDifferences',
    'profit',
    ...oci,
  ],
  taiwan: [
    'insuranceRevenue',
    'insuranceServiceExpenses',
    'amountsRecovered',
    'allocationOfReinsurancePremiums',
    'insuranceServiceResult',
    'insuranceFinanceExpenses',
    'reinsuranceFinanceIncome',
    'netFinanceResult',
    'exchangeDifferences',
    'otherExpenses',
    'profit',
    ...oci,
  ],
};

/** A statement in the order of a layout. */
export function laidOut(table: Table, layout: Layout): Table {
  if (table.id !== 'financialPerformance') return table;
  const place = (id: string) => performanceOrder[layout].indexOf(id);
  return { ...table, rows: [...table.rows].sort((one, other) => place(one.id) - place(other.id)) };
}

/** Accounts of the lines of the statement of performance. */
const lineRoles: Readonly<Record<string, readonly [Role, 'issued' | 'held']>> = {
  insuranceRevenue: ['insuranceRevenue', 'issued'],
  insuranceServiceExpenses: ['insuranceServiceExpenses', 'issued'],
  allocationOfReinsurancePremiums: ['allocationOfReinsurancePremiums', 'held'],
  amountsRecovered: ['amountsRecovered', 'held'],
  insuranceFinanceExpenses: ['insuranceFinanceExpenses', 'issued'],
  reinsuranceFinanceIncome: ['reinsuranceFinance', 'held'],
  exchangeDifferences: ['exchangeDifferences', 'issued'],
  otherExpenses: ['otherExpenses', 'issued'],
  insuranceFinanceOci: ['otherComprehensiveIncome', 'issued'],
  reinsuranceFinanceOci: ['otherComprehensiveIncome', 'held'],
};

/** The account of a line of the statement of performance in a layout's chart; undefined for sums. */
export function accountOfLine(line: string, layout: Layout): LedgerAccount | undefined {
  const [role, side] = lineRoles[line] ?? [];
  return role && side && accountOf(role, side, charts[layout]);
}
