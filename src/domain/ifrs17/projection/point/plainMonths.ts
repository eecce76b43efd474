import type { CellState } from './cellState';

/** Contracts without an account: what surrender gives is repaid in all circumstances, a claim is what is paid beyond it. */
export function plainMonths(cell: CellState, from: number, until: number): void {
  const { rates, dying, diagnosed, lapsing, allPremiums, surrenderShare } = cell;
  const decrements = dying + diagnosed + lapsing;
  const isInvestment = rates.product.surrenderValue?.isInvestmentComponent ?? true;
  const units = rates.product.coverageUnits ?? 'sumInsured';
  const unit = units === 'contracts' ? cell.allContracts : cell.allSumsInsured;
  for (let month = from; month < until; month++) {
    const due = cell.premiumDue(month);
    cell.paid += due;
    const surrendered = surrenderShare * cell.paid;
    const repaid = isInvestment ? surrendered : 0;
    const surrender = surrendered * allPremiums;
    const component = repaid * allPremiums;
    const claims =
      dying * cell.insuredBeyond(rates.deathShare, repaid) +
      diagnosed * cell.insuredBeyond(rates.diagnosisShare, repaid) +
      lapsing * (surrender - component) +
      cell.recurringClaims(month);
    cell.book(
      month,
      due * allPremiums,
      claims,
      decrements * component,
      units === 'surrenderValue' ? surrender : unit,
    );
    cell.inForce *= 1 - decrements;
  }
}
