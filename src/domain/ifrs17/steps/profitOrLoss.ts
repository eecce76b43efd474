import { isDisaggregated } from '../core/policies';
import type { State } from '../core/state';

/** Insurance revenue by what reduces the liability for remaining coverage (83, B123-B124): the loss component's share is left out (B124(b)). */
function revenue({ row, group }: State): void {
  const shared = group.held && group.policies.lossRecoveryReversal === 'adjustsCsm' ? 0 : 1;
  row.revenueClaims = row.expectedClaims + shared * row.lcAllocatedClaims;
  row.revenueRa = -row.raRelease + row.lcAllocatedRa;
  row.revenueCsm = -row.csmRelease;
  row.revenueTotal =
    row.revenueClaims +
    row.revenueRa +
    row.revenueCsm +
    row.revenueAcquisition +
    row.revenuePremiumExperience;
}

/** Insurance service expenses (84, 103(b)): reversals of losses are expenses with the sign of income, never revenue. */
function expenses({ row, group, period }: State): void {
  row.expenseIncurred = row.licIncurred + row.licRiskAdjustment;
  row.expenseAcquisition = row.revenueAcquisition;
  row.expenseLosses = row.lcNew + row.lcLosses + row.lcDerecognised;
  row.expenseReversal = row.lcReversal;
  row.expenseLossAllocated = row.lcAllocatedClaims + row.lcAllocatedRa;
  row.expensePastService =
    row.licPastService +
    row.licRaRelease +
    group.sign * (group.input.stated?.experience?.[period] ?? 0);
  row.expenseTotal =
    row.expenseIncurred +
    row.expenseAcquisition +
    row.expenseLosses +
    row.expenseReversal +
    row.expenseLossAllocated +
    row.expensePastService;
  row.expenseOther = group.input.otherExpenses?.[period] ?? 0;
  row.serviceResult = row.revenueTotal - row.expenseTotal;
}

/** Insurance finance income or expenses (87), split between profit or loss and OCI by policy (88-90, B130-B136). */
function finance(state: State): void {
  const { row, group, period } = state;
  const { policies, input } = group;
  const balance = row.belInterest + row.belRateChange + row.belFinancialRisk + row.belFutureGap;
  const others =
    row.raInterest +
    row.raRateChange +
    row.csmInterest +
    row.csmUnderlyingItems +
    row.csmFinanceEffect +
    row.licFinance;
  row.financeTotal = balance + others;
  row.underlyingIncome = input.underlyingItems?.bookYieldIncome?.[period] ?? 0;
  if (isDisaggregated(policies))
    row.financeProfitOrLoss =
      state.interestAllocated + others - row.raFinanceOci - row.licFinanceOci;
  // B134: what the items earn in profit or loss is met there by the insurance finance; the rest mirrors their OCI.
  else if (policies.financeOption === 'currentPeriodBookYield')
    row.financeProfitOrLoss = row.underlyingIncome;
  else row.financeProfitOrLoss = row.financeTotal;
  row.financeOci = row.financeTotal - row.financeProfitOrLoss;
  row.ociAccumulated += row.financeOci;
}

/** Statement of financial performance of the period (80): revenue, service expenses, finance. */
export function profitOrLoss(state: State): void {
  revenue(state);
  expenses(state);
  finance(state);
  const { row } = state;
  row.profit = row.serviceResult - row.financeProfitOrLoss - row.expenseOther;
}
