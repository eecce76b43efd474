import type { DiscountCurve } from '../curves/discountCurve';
import { netPresentValue, presentValue, type FlowSet } from '../core/flowSet';
import type { State } from '../core/state';
import { allocationCurve, isAllocated } from './allocatedInterest';

/** Present value at the end of the period of what follows it, from the value at its start, if nothing changes. */
function unwound(value: number, { net }: FlowSet, period: number, curve: DiscountCurve, origin: number): number {
  const { factors } = curve;
  const step = 2 * (period - origin);
  const base = factors[step] as number;
  const start = net[0] ? (net[0][period] as number) : 0;
  const middle = net[1] ? (net[1][period] as number) * ((factors[step + 1] as number) / base) : 0;
  const toEnd = (factors[step + 2] as number) / base;
  const end = net[2] ? (net[2][period] as number) * toEnd : 0;
  return (value - start - middle - end) / toEnd;
}

function flowsOfPeriod({ net }: FlowSet, period: number): number {
  let sum = 0;
  for (const flows of net) if (flows) sum += flows[period] as number;
  return sum;
}

/**
 * Interest on the present value of future cash flows (36, 87(a)): what the passage of the period does to the estimates of its start, at
 * the current rate of its start for the balance, and for the OCI option at the locked-in rate (B131) or the one that allocates (B132).
 */
export function interest(state: State): void {
  const { group, row, period } = state;
  const flows = group.estimates.opening[period] as FlowSet;
  const lockedIn = group.lockedIn[period] as { curve: DiscountCurve; origin: number };
  const current = group.current[period] as DiscountCurve;
  const stated = group.input.stated;
  const nominal = flowsOfPeriod(flows, period);
  const opening = row.belOpening + row.belNew;
  if (stated) {
    row.belInterest = group.sign * (stated.interest?.[period] ?? 0);
    state.pvCurrent = opening + row.belInterest - nominal;
    state.pvLockedIn = state.pvCurrent;
    state.pvAllocated = state.pvCurrent;
    state.interestAllocated = row.belInterest;
    return;
  }
  const joined = row.belNew !== 0 || period === 0;
  // A group that begins is valued already, at the rates of its own recognition.
  const known = period === 0 && group.joining[0]?.length === 1;
  const isCurrent = known && current === lockedIn.curve;
  let start = state.pvCurrent;
  if (isCurrent) start = row.belNew;
  else if (joined) start = netPresentValue(flows, period, current, period);
  const end = unwound(start, flows, period, current, period);
  row.belInterest = end - start + nominal;
  // Contracts that join are valued at their own rates first; the step to the group's current curve is a change in rates.
  row.belRateChange = joined ? start - opening : 0;
  state.pvCurrent = end;

  let startLocked = state.pvLockedIn;
  if (known) startLocked = row.belNew;
  else if (joined) startLocked = netPresentValue(flows, period, lockedIn.curve, lockedIn.origin);
  state.pvLockedIn = unwound(startLocked, flows, period, lockedIn.curve, lockedIn.origin);

  // Where no rate meets what is expected now, the balance goes back to the locked-in rates at once.
  const before = state.pvAllocated + row.belNew;
  const allocating = isAllocated(state) ? allocationCurve(state, flows, before) : undefined;
  state.pvAllocated = allocating ? unwound(before, flows, period, allocating, period) : state.pvLockedIn;
  state.interestAllocated = state.pvAllocated - before + nominal;
}

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
      row.belOpening + row.belNew + (flows.premiums[period] as number) - (flows.acquisition[period] as number);
    row.outflowsInterest = row.belInterest;
    return;
  }
  const curve = group.current[period] as DiscountCurve;
  const moment = flows.outflowMoment;
  const [toDue, toEnd] = [curve.factors[moment] as number, curve.factors[2] as number];
  const claims = presentValue(flows.claims, moment, period, curve, period);
  const investment = flows.hasInvestment ? presentValue(flows.investment, moment, period, curve, period) : 0;
  const [dueClaims, dueInvestment] = [flows.claims[period] as number, flows.investment[period] as number];
  row.outflowsOpening = claims + investment;
  row.outflowsInterest =
    grown(claims, dueClaims, toDue, toEnd) + grown(investment, dueInvestment, toDue, toEnd) - row.outflowsOpening;
  row.investmentOpening = grown(investment, dueInvestment, toDue, toEnd);
}
