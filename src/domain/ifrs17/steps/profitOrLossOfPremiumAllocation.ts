import type { State } from '../core/state';

/**
 * Profit or loss under the premium allocation approach (80-87, B126): revenue is the part of expected premiums allocated to the period.
 * @param acquisitionExpensed acquisition cash flows recognised at once (59(a))
 */
export function profitOrLossOfPremiumAllocation(
  { group, row, period }: State,
  acquisitionExpensed: number,
): void {
  row.revenueTotal = -row.lrcRevenue;
  row.revenueAcquisition = row.lrcAcquisitionAmortised;
  row.expenseIncurred = row.licIncurred + row.licRiskAdjustment;
  row.expenseAcquisition = row.lrcAcquisitionAmortised + acquisitionExpensed;
  row.expenseLosses = row.lcNew + row.lcLosses;
  row.expenseReversal = row.lcReversal;
  row.expensePastService = row.licPastService + row.licRaRelease;
  row.expenseTotal =
    row.expenseIncurred +
    row.expenseAcquisition +
    row.expenseLosses +
    row.expenseReversal +
    row.expensePastService;
  row.expenseOther = group.input.otherExpenses?.[period] ?? 0;
  row.serviceResult = row.revenueTotal - row.expenseTotal;
  row.financeTotal = row.lrcFinance + row.licFinance;
  // Only incurred claims are measured at current rates (56, B72(d)-(e)): OCI takes their part alone (B133).
  row.financeOci = row.licFinanceOci;
  row.financeProfitOrLoss = row.financeTotal - row.financeOci;
  row.ociAccumulated += row.financeOci;
  row.profit = row.serviceResult - row.financeProfitOrLoss - row.expenseOther;
}
