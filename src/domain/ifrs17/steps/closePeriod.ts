import type { State } from '../core/state';

/** Closing balances (40) as opening plus movements, and the period's cash. */
export function closePeriod({ row, derecognitionPrice, deemedPremium }: State): void {
  row.belClosing =
    row.belOpening +
    row.belNew +
    row.belPremiums +
    row.belAcquisition +
    row.belInterest +
    row.belRateChange +
    row.belFinancialRisk +
    row.belFuture +
    row.belFutureGap +
    row.belExperience +
    row.belFutureExperience +
    row.belIncurred +
    row.belInvestmentComponent +
    row.belDerecognised;
  row.raClosing =
    row.raOpening +
    row.raNew +
    row.raInterest +
    row.raRateChange +
    row.raFuture +
    row.raRelease +
    row.raDerecognised;
  row.cashIn = row.belPremiums;
  row.cashOut = -row.licPaid - row.belAcquisition + row.expenseOther + derecognitionPrice;
  row.transferred = deemedPremium;
  row.liability = row.belClosing + row.raClosing + row.csmClosing + row.licClosing;
}
