import { add, type CellState } from './cellState';

/** What a year of the annuities pays that begin: those that are stated, or those that accounts buy. */
function beginAnnuities(cell: CellState): void {
  const { rates, elapsed, annuityStart, contracts, balances } = cell;
  const { annuity: terms, account: isOfAccount } = rates.product;
  cell.annuity = cell.allSumsInsured;
  if (isOfAccount && elapsed < annuityStart) {
    cell.annuity = 0;
    for (let place = 0; place < cell.size; place++)
      cell.annuity +=
        ((contracts[place] as number) * (balances[place] as number)) /
        (terms?.conversionFactor ?? 1);
  }
  cell.certain = cell.inForce;
  balances.fill(0);
}

/** Annuities in payment: in all circumstances for the months certain, then to survivors. */
export function annuityMonths(cell: CellState, from: number, until: number): void {
  const { into, months, rates, dying, elapsed, annuityStart } = cell;
  const { annuity: terms, coverageUnits } = rates.product;
  if (cell.annuity === 0) beginAnnuities(cell);
  for (let month = from; month < until; month++) {
    const due = cell.premiumDue(month);
    cell.paid += due;
    const isCertain = elapsed + month < annuityStart + (terms?.certainMonths ?? 0);
    const toSurvivors = isCertain ? 0 : ((1 - dying) * cell.annuity) / 12;
    const claims = cell.recurringClaims(month) + toSurvivors;
    const unit = coverageUnits === 'contracts' ? cell.allContracts : cell.annuity;
    cell.book(month, due * cell.allPremiums, claims, 0, unit);
    if (isCertain) add(into, 3 * months + month, (cell.certain * cell.annuity) / 12);
    cell.inForce *= 1 - dying;
  }
}
