import { add, type PointState } from './pointState';

/** What death pays beyond the account, of which `guaranteed` has a time value. */
function excessOnDeath(point: PointState, month: number): number {
  const { account, rates, sumInsured, paid } = point;
  const terms = rates.product.account;
  const insured = rates.deathShare * sumInsured;
  const isAdded = terms?.deathBenefit === 'added';
  const guaranteed = Math.max(isAdded ? 0 : insured, (terms?.guaranteedOnDeath ?? 0) * paid);
  return (isAdded ? insured : 0) + point.excess(guaranteed, account, month);
}

/** Contracts with an account: premiums less loadings come in, risk charges and charges go out, the rest earns. */
export function accountMonths(point: PointState, from: number, until: number): void {
  const { into, months, rates, dying, diagnosed, lapsing, sumInsured } = point;
  const decrements = dying + diagnosed + lapsing;
  const { account: terms, coverageUnits: units = 'sumInsured' } = rates.product;
  const [loading, charge] = [terms?.premiumLoading ?? 0, (terms?.chargeRate ?? 0) / 12];
  const charged = (terms?.riskChargeFactor ?? 0) * dying;
  const isAdded = terms?.deathBenefit === 'added';
  const insured = rates.deathShare * sumInsured;
  const onDiagnosis = rates.diagnosisShare * sumInsured;
  const unit = units === 'contracts' ? 1 : sumInsured;
  for (let month = from; month < until; month++) {
    const premium = point.premiumDue(month);
    point.paid += premium;
    point.account += premium * (1 - loading);
    const atRisk = isAdded ? insured : Math.max(0, insured - point.account);
    point.account -= Math.min(point.account, charged * atRisk);
    const earned = point.account * (rates.credited[month] as number);
    add(into, 7 * months + month, point.inForce * earned);
    point.account = (point.account + earned) * (1 - charge);
    const component = point.surrenderShare * point.account;
    const claims =
      dying * (excessOnDeath(point, month) + point.account - component) +
      diagnosed * Math.max(0, onDiagnosis - component) +
      point.recurringClaims(month);
    point.book(
      month,
      premium,
      claims,
      decrements * component,
      units === 'surrenderValue' ? component : unit,
    );
    point.inForce *= 1 - decrements;
  }
}
