import { add, type PointState } from './pointState';

/** Annuities in payment: in all circumstances for the months certain, then to survivors. */
export function annuityMonths(point: PointState, from: number, until: number): void {
  const { into, months, rates, dying, elapsed, annuityStart } = point;
  const { annuity: terms, coverageUnits } = rates.product;
  if (point.annuity === 0) {
    const isConverted = rates.product.account && elapsed < annuityStart;
    point.annuity = isConverted ? point.account / (terms?.conversionFactor ?? 1) : point.sumInsured;
    point.certain = point.inForce;
    point.account = 0;
  }
  for (let month = from; month < until; month++) {
    const premium = point.premiumDue(month);
    point.paid += premium;
    const isCertain = elapsed + month < annuityStart + (terms?.certainMonths ?? 0);
    const toSurvivors = isCertain ? 0 : ((1 - dying) * point.annuity) / 12;
    const claims = point.recurringClaims(month) + toSurvivors;
    point.book(month, premium, claims, 0, coverageUnits === 'contracts' ? 1 : point.annuity);
    if (isCertain) add(into, 3 * months + month, (point.certain * point.annuity) / 12);
    point.inForce *= 1 - dying;
  }
}
