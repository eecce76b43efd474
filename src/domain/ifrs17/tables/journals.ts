import type { Row } from '../core/row/columns';
import { evaluate } from './expression';

export type Account =
  | 'cash'
  | 'acquisitionAsset'
  | 'remainingCoverage'
  | 'lossComponent'
  | 'incurredClaims'
  | 'insuranceRevenue'
  | 'insuranceServiceExpenses'
  | 'insuranceFinanceExpenses'
  | 'otherComprehensiveIncome'
  | 'otherExpenses'
  | 'exchangeDifferences'
  | 'modifiedContracts'
  | 'allocationOfReinsurancePremiums'
  | 'amountsRecovered'
  | 'reinsuranceFinance';

/** An event becomes an entry: the amount goes from credit to debit, and the other way where it is negative. */
export interface PostingRule {
  readonly event: string;
  readonly paragraph: string;
  readonly debit: Account;
  readonly credit: Account;
  readonly amount: string;
}

const rule = (
  event: string,
  paragraph: string,
  debit: Account,
  credit: Account,
  amount: string,
): PostingRule => ({
  event,
  paragraph,
  debit,
  credit,
  amount,
});

const claims = [
  rule(
    'claimsIncurred',
    '103(b)(i)',
    'insuranceServiceExpenses',
    'incurredClaims',
    'licIncurred + licRiskAdjustment',
  ),
  rule(
    'pastService',
    '103(b)(iii)',
    'insuranceServiceExpenses',
    'incurredClaims',
    'licPastService + licRaRelease',
  ),
  rule('claimsPaid', '105(a)(iii)', 'incurredClaims', 'cash', '- licPaid'),
  rule(
    'financeOfIncurredClaims',
    '105(c)',
    'insuranceFinanceExpenses',
    'incurredClaims',
    'licFinance - licFinanceOci',
  ),
  rule(
    'financeOfIncurredClaimsInOci',
    '88(b), B133',
    'otherComprehensiveIncome',
    'incurredClaims',
    'licFinanceOci',
  ),
  rule('otherExpenses', 'B66(d)', 'otherExpenses', 'cash', 'expenseOther'),
];

const lossComponent = [
  rule(
    'lossRecognised',
    '47-48, 103(b)(iv)',
    'insuranceServiceExpenses',
    'lossComponent',
    'expenseLosses',
  ),
  rule('lossReversed', '50(b)', 'lossComponent', 'insuranceServiceExpenses', '- lcReversal'),
];

const modified = rule('modified', '77(b)', 'remainingCoverage', 'modifiedContracts', 'transferred');

const exchangeInOci = rule(
  'exchangeDifferencesInOci',
  '92',
  'otherComprehensiveIncome',
  'exchangeDifferences',
  'ociFx',
);

/** General model and variable fee approach. A reversal of losses is an expense with the sign of income: never revenue. */
const generalRules: readonly PostingRule[] = [
  rule('premiumReceived', '105(a)(i)', 'cash', 'remainingCoverage', 'belPremiums'),
  rule('acquisitionCashFlows', '105(a)(ii)', 'remainingCoverage', 'cash', '- belAcquisition'),
  rule(
    'acquisitionAssetDerecognised',
    '28C, 38(c)(i)',
    'remainingCoverage',
    'acquisitionAsset',
    'acquisitionAssetDerecognised',
  ),
  rule(
    'expectedClaimsReleased',
    'B124(a)',
    'remainingCoverage',
    'insuranceRevenue',
    'revenueClaims',
  ),
  rule('riskAdjustmentReleased', 'B124(b)', 'remainingCoverage', 'insuranceRevenue', 'revenueRa'),
  rule('csmReleased', 'B124(c)', 'remainingCoverage', 'insuranceRevenue', 'revenueCsm'),
  rule(
    'premiumExperience',
    'B124(d)',
    'remainingCoverage',
    'insuranceRevenue',
    'revenuePremiumExperience',
  ),
  rule(
    'acquisitionRecovered',
    'B125',
    'remainingCoverage',
    'insuranceRevenue',
    'revenueAcquisition',
  ),
  rule(
    'acquisitionAmortised',
    'B125',
    'insuranceServiceExpenses',
    'remainingCoverage',
    'expenseAcquisition',
  ),
  rule(
    'investmentComponent',
    '103(c)',
    'remainingCoverage',
    'incurredClaims',
    'licInvestmentComponent',
  ),
  ...claims,
  ...lossComponent,
  rule(
    'lossAllocated',
    '50(a), 51',
    'lossComponent',
    'insuranceServiceExpenses',
    '- lcAllocatedClaims - lcAllocatedRa',
  ),
  rule('financeOfLossComponent', '51(c)', 'insuranceFinanceExpenses', 'lossComponent', 'lcFinance'),
  rule(
    'finance',
    '87',
    'insuranceFinanceExpenses',
    'remainingCoverage',
    'financeProfitOrLoss - licFinance + licFinanceOci - lcFinance',
  ),
  rule(
    'financeInOci',
    '88(b)',
    'otherComprehensiveIncome',
    'remainingCoverage',
    'financeOci - licFinanceOci',
  ),
  rule(
    'derecognised',
    '76-77',
    'remainingCoverage',
    'cash',
    '- belDerecognised - raDerecognised - csmDerecognised + lcDerecognised - transferred',
  ),
  modified,
  rule(
    'exchangeDifferences',
    '30',
    'exchangeDifferences',
    'remainingCoverage',
    'belFx + raFx + csmFx - lcFx',
  ),
  rule('exchangeDifferencesOfLossComponent', '30', 'exchangeDifferences', 'lossComponent', 'lcFx'),
  rule(
    'exchangeDifferencesOfIncurredClaims',
    '30',
    'exchangeDifferences',
    'incurredClaims',
    'licFx',
  ),
  exchangeInOci,
];

/** Of a price for contracts that leave, what their loss component was set aside for: no expense again. */
const paidFromLoss = 'expenseLosses - lcNew - lcLosses - lcDerecognised';

/** Premium allocation approach: the liability for remaining coverage is what is received and not yet earned (55). */
const premiumAllocationRules: readonly PostingRule[] = [
  rule('premiumReceived', '55(b)(i)', 'cash', 'remainingCoverage', 'lrcPremiums'),
  rule('acquisitionCashFlows', '55(b)(ii)', 'remainingCoverage', 'cash', '- lrcAcquisition'),
  rule(
    'acquisitionExpensed',
    '59(a)',
    'insuranceServiceExpenses',
    'cash',
    'expenseAcquisition - lrcAcquisitionAmortised',
  ),
  rule(
    'acquisitionAmortised',
    '55(b)(iii)',
    'insuranceServiceExpenses',
    'remainingCoverage',
    'lrcAcquisitionAmortised',
  ),
  rule('revenue', '55(b)(v), B126', 'remainingCoverage', 'insuranceRevenue', '- lrcRevenue'),
  rule(
    'investmentComponent',
    '55(b)(vi)',
    'remainingCoverage',
    'incurredClaims',
    'licInvestmentComponent',
  ),
  rule('finance', '56', 'insuranceFinanceExpenses', 'remainingCoverage', 'lrcFinance'),
  ...claims,
  ...lossComponent,
  rule(
    'derecognised',
    '76-77',
    'remainingCoverage',
    'cash',
    `- lrcDerecognised - transferred + ${paidFromLoss}`,
  ),
  rule('derecognised', '57-58, 76', 'lossComponent', 'remainingCoverage', paidFromLoss),
  modified,
  rule('exchangeDifferences', '30', 'exchangeDifferences', 'remainingCoverage', 'lrcFx'),
  rule('exchangeDifferencesOfLossComponent', '30', 'exchangeDifferences', 'lossComponent', 'lcFx'),
  rule(
    'exchangeDifferencesOfIncurredClaims',
    '30',
    'exchangeDifferences',
    'incurredClaims',
    'licFx',
  ),
  exchangeInOci,
];

const ofReinsurance: Partial<Record<Account, Account>> = {
  insuranceRevenue: 'allocationOfReinsurancePremiums',
  insuranceServiceExpenses: 'amountsRecovered',
  insuranceFinanceExpenses: 'reinsuranceFinance',
};

/** The rules of a model; reinsurance held has accounts of its own, and the amounts' signs turn the entries round (82, 86). */
export function postingRules(model: 'GMM' | 'VFA' | 'PAA', held = false): readonly PostingRule[] {
  const rules = model === 'PAA' ? premiumAllocationRules : generalRules;
  if (!held) return rules;
  return rules.map((each) => ({
    ...each,
    debit: ofReinsurance[each.debit] ?? each.debit,
    credit: ofReinsurance[each.credit] ?? each.credit,
  }));
}

export interface JournalEntry {
  readonly period: string;
  readonly event: string;
  readonly paragraph: string;
  readonly debit: Account;
  readonly credit: Account;
  /** Always positive. */
  readonly amount: number;
}

/** One entry an event and period; events without an amount leave none. */
export function journals(
  rows: readonly Row[],
  labels: readonly string[],
  rules: readonly PostingRule[],
): JournalEntry[] {
  return rows.flatMap((row, index) =>
    rules.flatMap(({ event, paragraph, debit, credit, amount }) => {
      const value = evaluate(amount, row);
      if (value === 0) return [];
      const period = labels[index] ?? String(index + 1);
      return [
        value > 0
          ? { period, event, paragraph, debit, credit, amount: value }
          : { period, event, paragraph, debit: credit, credit: debit, amount: -value },
      ];
    }),
  );
}

/** Debit less credit by account. */
export function trialBalance(entries: readonly JournalEntry[]): ReadonlyMap<Account, number> {
  const balances = new Map<Account, number>();
  for (const { debit, credit, amount } of entries) {
    balances.set(debit, (balances.get(debit) ?? 0) + amount);
    balances.set(credit, (balances.get(credit) ?? 0) - amount);
  }
  return balances;
}
