import { isDisaggregated, type Policies } from '../core/policies';
import type { Case } from './plan/case';
import { signed, type Definitions } from './plan/definitions';
import { stated } from './plan/sources';

/** Insurance revenue by what reduces the liability for remaining coverage (83, B123-B124): the loss component's share is left out (B124(b)). */
const revenue = (isHeld: boolean, { lossRecoveryReversal }: Policies): Definitions => ({
  revenueClaims: [
    'B124(a)',
    isHeld && lossRecoveryReversal === 'adjustsCsm'
      ? 'expected.claims'
      : 'expected.claims + lc.allocatedClaims',
  ],
  revenueRa: ['B124(b)', '-ra.release + lc.allocatedRa'],
  revenueCsm: ['B124(c)', '-csm.release'],
  revenueTotal: [
    'B123-B124',
    'revenue.claims + revenue.ra + revenue.csm + revenue.acquisition + revenue.premiumExperience',
  ],
});

const incurred: Definitions = {
  expenseIncurred: ['103(b)(i)', 'lic.incurred + lic.riskAdjustment'],
};

/** Insurance service expenses (84, 103(b)): reversals of losses are expenses with the sign of income, never revenue. */
const expenses = (isHeld: boolean): Definitions => ({
  ...incurred,
  expenseAcquisition: ['B125', 'revenue.acquisition'],
  expenseLosses: ['47-48', 'lc.new + lc.losses + lc.derecognised'],
  expenseReversal: ['50(b)', 'lc.reversal'],
  expenseLossAllocated: ['50(a)', 'lc.allocatedClaims + lc.allocatedRa'],
  expensePastService: [
    'B97(b)',
    `lic.pastService + lic.raRelease ${signed(isHeld, 'stated.experience')}`,
  ],
  expenseTotal: [
    '84, 103(b)',
    'expense.incurred + expense.acquisition + expense.losses + expense.reversal + expense.lossAllocated + expense.pastService',
  ],
});

const otherFinance =
  'ra.interest + ra.rateChange + csm.interest + csm.underlyingItems + csm.financeEffect + lic.finance';

/** Part that profit or loss takes by policy (88-89, B130-B136). Under B134 it is what the items earn there; OCI mirrors theirs. */
function financeOfPeriod(policies: Policies): string {
  if (isDisaggregated(policies))
    return `finance.allocated + ${otherFinance} - ra.financeOci - lic.financeOci`;
  return policies.financeOption === 'currentPeriodBookYield'
    ? 'underlying.income'
    : 'finance.total';
}

const result: Definitions = {
  serviceResult: ['80(a)', 'revenue.total - expense.total'],
};
const profit: Definitions = {
  profit: ['80', 'service.result - finance.profitOrLoss - expense.other'],
};

/** Statement of financial performance of the general model and the variable fee approach (80-92). */
const performanceGeneral = (isHeld: boolean, policies: Policies): Definitions => ({
  ...revenue(isHeld, policies),
  ...expenses(isHeld),
  ...result,
  financeTotal: [
    '87',
    `bel.interest + bel.rateChange + bel.financialRisk + bel.futureGap + ${otherFinance}`,
  ],
  financeProfitOrLoss: ['88-89, B130-B136', financeOfPeriod(policies)],
  financeOci: ['88(b), 90', 'finance.total - finance.profitOrLoss'],
  ...profit,
});

/** The same of the premium allocation approach: only incurred claims are at current rates (56, B72(d)-(e)), so OCI takes their part alone (B133). */
const performanceAllocation: Definitions = {
  revenueTotal: ['B126', '-lrc.revenue'],
  revenueAcquisition: ['B125', 'lrc.acquisitionAmortised'],
  ...incurred,
  expenseAcquisition: ['59(a), B125', 'lrc.acquisitionAmortised + acquisition.expensed'],
  expenseLosses: ['57-58', 'lc.new + lc.losses + lc.derecognised + derecognition.loss'],
  expenseReversal: ['58', 'lc.reversal'],
  expensePastService: ['B97(b)', 'lic.pastService + lic.raRelease'],
  expenseTotal: [
    '84, 103(b)',
    'expense.incurred + expense.acquisition + expense.losses + expense.reversal + expense.pastService',
  ],
  ...result,
  financeTotal: ['56, 87', 'lrc.finance + lic.finance'],
  financeOci: ['88(b), B133', 'lic.financeOci'],
  financeProfitOrLoss: ['88, B133', 'finance.total - finance.oci'],
  ...profit,
};

const others: Definitions = {
  expenseOther: stated('B66(d)', 'otherExpenses'),
  underlyingIncome: stated('89(b), B134', 'underlyingItems.bookYieldIncome'),
};

export const performance = ({ model, isHeld, policies }: Case): Definitions => ({
  ...others,
  ...(model === 'PAA' ? performanceAllocation : performanceGeneral(isHeld, policies)),
});
