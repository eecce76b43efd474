import type { ModelPoints } from '../input/modelPoints';
import { accountMonths } from './accountMonths';
import { annuityMonths } from './annuityMonths';
import type { ProductRates } from './monthlyRates';
import { plainMonths } from './plainMonths';
import { add, PointState } from './pointState';

/** What those get who are in force at the end of the term. */
function mature(point: PointState, month: number): void {
  const { maturity, account: terms, surrenderValue } = point.rates.product;
  const stated =
    (maturity?.shareOfPremiums ?? 0) * point.paid +
    (maturity?.shareOfSumInsured ?? 0) * point.sumInsured;
  const isInvestment =
    terms || surrenderValue ? (surrenderValue?.isInvestmentComponent ?? true) : false;
  const component = point.account + (isInvestment ? stated : 0);
  const isAnnuity = point.annuity > 0;
  const guaranteed = isAnnuity ? 0 : (terms?.guaranteedAtMaturity ?? 0) * point.paid;
  const beyond = (isInvestment ? 0 : stated) + point.excess(guaranteed, point.account, month);
  if (component !== 0) add(point.into, 3 * point.months + month, point.inForce * component);
  if (beyond !== 0) {
    add(point.into, point.months + month, point.inForce * beyond);
    add(point.into, 2 * point.months + month, point.inForce * beyond * point.rates.shareOfClaims);
  }
}

/** Takes model points through the months one after the other. */
export class PointProjection {
  private readonly point = new PointState();

  /** Adds what the point is expected to bring to `into`. */
  run(
    points: ModelPoints,
    index: number,
    rates: ProductRates,
    months: number,
    into: Float64Array,
  ): void {
    const { point } = this;
    point.begin(points, index, rates, months, into);
    for (let month = 0; month < point.end;) {
      const isAnnuity = point.elapsed + month >= point.annuityStart;
      const until = point.openYear(month, isAnnuity);
      if (isAnnuity) annuityMonths(point, month, until);
      else if (rates.product.account) accountMonths(point, month, until);
      else plainMonths(point, month, until);
      month = until;
    }
    if (point.elapsed + point.end === point.term) mature(point, point.end - 1);
  }

  /** What is left of the point after the months that were run: contracts, and the account balance of one of them. */
  get left(): { readonly contracts: number; readonly accountValue: number } {
    const { elapsed, end, term, inForce, account } = this.point;
    return elapsed + end === term
      ? { contracts: 0, accountValue: 0 }
      : { contracts: inForce, accountValue: account };
  }
}
