import type { DiscountCurve } from '../curves/discountCurve';
import { presentValue, type FlowSet } from '../core/flowSet';
import type { State } from '../core/state';

/** Value at the end of the period of what follows it, with what falls due in it. */
function grown(value: number, due: number, toDue: number, toEnd: number): number {
  return (value - due * toDue) / toEnd + due;
}

/** Present value at the start of the period, and interest, of the outflows to which a loss component is allocated (51). */
export function outflowsOfLossComponent(state: State): void {
  const { group, row, period } = state;
  const flows = group.estimates.opening[period] as FlowSet;
  if (group.input.stated) {
    // Stated sources give net values; once premiums are received these are the outflows.
    row.outflowsOpening =
      row.belOpening +
      row.belNew +
      (flows.premiums[period] as number) -
      (flows.acquisition[period] as number);
    row.outflowsInterest = row.belInterest;
    return;
  }
  const curve = group.current[period] as DiscountCurve;
  const moment = flows.outflowMoment;
  const [toDue, toEnd] = [curve.factors[moment] as number, curve.factors[2] as number];
  const claims = presentValue(flows.claims, moment, period, curve, period);
  const investment = flows.hasInvestment
    ? presentValue(flows.investment, moment, period, curve, period)
    : 0;
  const [dueClaims, dueInvestment] = [
    flows.claims[period] as number,
    flows.investment[period] as number,
  ];
  row.outflowsOpening = claims + investment;
  row.outflowsInterest =
    grown(claims, dueClaims, toDue, toEnd) +
    grown(investment, dueInvestment, toDue, toEnd) -
    row.outflowsOpening;
  row.investmentOpening = grown(investment, dueInvestment, toDue, toEnd);
}
