import type { PointState } from './pointState';

/** Contracts without an account: what surrender gives is repaid in all circumstances, a claim is what is paid beyond it. */
export function plainMonths(point: PointState, from: number, until: number): void {
  const { rates, dying, diagnosed, lapsing, sumInsured, surrenderShare } = point;
  const decrements = dying + diagnosed + lapsing;
  const onDeath = rates.deathShare * sumInsured;
  const onDiagnosis = rates.diagnosisShare * sumInsured;
  const isInvestment = rates.product.surrenderValue?.isInvestmentComponent ?? true;
  const units = rates.product.coverageUnits ?? 'sumInsured';
  const unit = units === 'contracts' ? 1 : sumInsured;
  for (let month = from; month < until; month++) {
    const premium = point.premiumDue(month);
    point.paid += premium;
    const surrender = surrenderShare * point.paid;
    const component = isInvestment ? surrender : 0;
    const claims =
      dying * (onDeath > component ? onDeath - component : 0) +
      diagnosed * (onDiagnosis > component ? onDiagnosis - component : 0) +
      lapsing * (surrender - component) +
      point.recurringClaims(month);
    point.book(
      month,
      premium,
      claims,
      decrements * component,
      units === 'surrenderValue' ? surrender : unit,
    );
    point.inForce *= 1 - decrements;
  }
}
