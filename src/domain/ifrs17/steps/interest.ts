import type { DiscountCurve } from '../curves/discountCurve';
import { isRecognised } from '../core/checkOpening';
import { netPresentValue, type FlowSet } from '../core/flowSet';
import type { DatedCurve } from '../core/lockedIn';
import type { State } from '../core/state';
import { allocationCurve, isAllocated } from './allocatedInterest';

/** Present value at the end of the period of what follows it, from the value at its start, if nothing changes. */
function unwound(
  value: number,
  { net }: FlowSet,
  period: number,
  curve: DiscountCurve,
  origin: number,
): number {
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

/** Interest that a source states as an amount. */
function statedInterest(state: State, nominal: number): void {
  const { group, row, period } = state;
  row.belInterest = group.sign * (group.input.stated?.interest?.[period] ?? 0);
  state.pvCurrent = row.belOpening + row.belNew + row.belInterest - nominal;
  state.pvLockedIn = state.pvCurrent;
  state.pvAllocated = state.pvCurrent;
  state.interestAllocated = row.belInterest;
}

/** On the balance, at current rates (36). Contracts that join are valued at their own rates first; the step to the group's curve is a change in rates. */
function interestAtCurrentRates(
  state: State,
  flows: FlowSet,
  nominal: number,
  isKnown: boolean,
): void {
  const { group, row, period } = state;
  const current = group.current[period] as DiscountCurve;
  const joined = row.belNew !== 0 || isRecognised(group, period);
  let start = state.pvCurrent;
  if (isKnown && current === group.lockedIn[period]?.curve) start = row.belNew;
  else if (joined) start = netPresentValue(flows, period, current, period);
  const end = unwound(start, flows, period, current, period);
  row.belInterest = end - start + nominal;
  row.belRateChange = joined ? start - (row.belOpening + row.belNew) : 0;
  state.pvCurrent = end;
}

/** For the CSM and the OCI option, at the rates locked in (B72(b)-(c), B131). */
function valueAtLockedInRates(state: State, flows: FlowSet, isKnown: boolean): void {
  const { group, row, period } = state;
  const { curve, origin } = group.lockedIn[period] as DatedCurve;
  let start = state.pvLockedIn;
  if (isKnown) start = row.belNew;
  else if (row.belNew !== 0 || isRecognised(group, period))
    start = netPresentValue(flows, period, curve, origin);
  state.pvLockedIn = unwound(start, flows, period, curve, origin);
}

/** For profit or loss where a rate allocates (B132). Where none meets what is expected now, the balance goes back to the locked-in rates at once. */
function allocatedInterest(state: State, flows: FlowSet, nominal: number): void {
  const before = state.pvAllocated + state.row.belNew;
  const curve = isAllocated(state) ? allocationCurve(state, flows, before) : undefined;
  state.pvAllocated = curve
    ? unwound(before, flows, state.period, curve, state.period)
    : state.pvLockedIn;
  state.interestAllocated = state.pvAllocated - before + nominal;
}

/**
 * Interest on the present value of future cash flows (36, 87(a)): what the passage of the period does to the estimates of its start, at
 * the current rate of its start for the balance, and for the OCI option at the locked-in rate (B131) or the one that allocates (B132).
 */
export function interest(state: State): void {
  const { group, period } = state;
  const flows = group.estimates.opening[period] as FlowSet;
  const nominal = flowsOfPeriod(flows, period);
  if (group.input.stated) {
    statedInterest(state, nominal);
    return;
  }
  // A group that begins is valued already, at the rates of its own recognition.
  const isKnown = isRecognised(group, period) && group.joining[0]?.length === 1;
  interestAtCurrentRates(state, flows, nominal, isKnown);
  valueAtLockedInRates(state, flows, isKnown);
  allocatedInterest(state, flows, nominal);
}
