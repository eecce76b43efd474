import { isDisaggregated } from '../core/policies';
import { presentValue, type FlowSet } from '../core/flowSet';
import type { DiscountCurve } from '../curves/discountCurve';
import type { State } from '../core/state';

/** At the end of the period, on a curve that starts at `origin`. */
function shareOf(
  { period }: State,
  share: number,
  flows: FlowSet,
  curve: DiscountCurve,
  origin: number,
): number {
  return share * presentValue(flows.claims, flows.outflowMoment, period + 1, curve, origin);
}

/** OCI takes what current rates make of the balance beyond that at locked-in rates, so that it ends at nothing (81, B130(b), B131). */
function disaggregate(state: State, share: number, closing: number): void {
  const { group, row, period } = state;
  const [flows, lockedIn] = [group.estimates.closing[period], group.lockedIn[period]];
  if (!group.policies.riskAdjustmentDisaggregated || !isDisaggregated(group.policies)) return;
  if (!flows || !lockedIn) return;
  const gap = closing - shareOf(state, share, flows, lockedIn.curve, lockedIn.origin);
  row.raFinanceOci = gap - state.raGap;
  state.raGap = gap;
}

/**
 * A risk adjustment that is a share of the present value of future claims and expenses (37, B92): what changes in estimates make of it is of
 * future service (B96(d)), what is no longer to come is released.
 */
export function riskAdjustmentAsShare(
  state: State,
  share: number,
  curve: DiscountCurve,
  opening: DiscountCurve,
): void {
  const { group, row, period } = state;
  const [flows, after] = [group.estimates.opening[period], group.estimates.closing[period]];
  if (!flows || !after) return;
  const before = row.raOpening + row.raNew;
  const unchanged = shareOf(state, share, flows, curve, period + 1);
  if (group.policies.riskAdjustmentDisaggregated)
    row.raRateChange = unchanged - shareOf(state, share, flows, opening, period);
  const closing = shareOf(state, share, after, curve, period + 1);
  disaggregate(state, share, closing);
  // `after` is already without the contracts that left.
  const whole = state.derecognised < 1 ? closing / (1 - state.derecognised) : unchanged;
  row.raFuture = whole - unchanged;
  row.raDerecognised = closing - whole;
  row.fcfFuture += row.raFuture;
  row.raRelease =
    closing - row.raDerecognised - (before + row.raInterest + row.raRateChange + row.raFuture);
}
