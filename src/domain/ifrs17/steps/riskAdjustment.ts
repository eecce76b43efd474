import type { DiscountCurve } from '../curves/discountCurve';
import { presentValue, type FlowSet } from '../core/flowSet';
import type { State } from '../core/state';

/** At the end of the period, on a curve that starts at `origin`. */
function shareOf({ period }: State, share: number, flows: FlowSet, curve: DiscountCurve, origin: number): number {
  return share * presentValue(flows.claims, flows.outflowMoment, period + 1, curve, origin);
}

/**
 * Risk adjustment for non-financial risk (37, 44(c), 81, B96(d)): interest where it is disaggregated, the change that relates to future
 * service, and the release for the period, which is what remains between opening and closing where balances are given.
 */
export function riskAdjustment(state: State): void {
  const { group, row, period } = state;
  const { input, sign, policies } = group;
  const given = input.riskAdjustment;
  const before = row.raOpening + row.raNew;
  const flows = group.estimates.opening[period];
  const after = group.estimates.closing[period];
  const curve = group.current[period + 1];
  if (!given || !flows || !after || !curve) return;
  const opening = group.current[period] ?? curve;
  if (policies.riskAdjustmentDisaggregated)
    row.raInterest = given.interest ? sign * (given.interest[period] ?? 0) : before * (1 / (opening.factors[2] as number) - 1);

  let closing: number | undefined;
  if (given.shareOfOutflows !== undefined) {
    const unchanged = shareOf(state, given.shareOfOutflows, flows, curve, period + 1);
    if (policies.riskAdjustmentDisaggregated)
      row.raRateChange = unchanged - shareOf(state, given.shareOfOutflows, flows, opening, period);
    closing = shareOf(state, given.shareOfOutflows, after, curve, period + 1);
    // `after` is already without the contracts that left.
    const whole = state.derecognised < 1 ? closing / (1 - state.derecognised) : unchanged;
    row.raFuture = whole - unchanged;
    row.raDerecognised = closing - whole;
  } else row.raFuture = sign * (given.futureServiceChange?.[period] ?? 0);
  row.fcfFuture += row.raFuture;

  const held = before + row.raInterest + row.raRateChange + row.raFuture;
  if (given.shareOfOutflows !== undefined && closing !== undefined) {
    row.raRelease = closing - row.raDerecognised - held;
    return;
  }
  const stays = 1 - state.derecognised;
  if (given.closing) row.raRelease = (sign * (given.closing[period] ?? 0)) / (stays || 1) - held;
  else if (given.release) row.raRelease = -sign * (given.release[period] ?? 0) * state.remainingOpening;
  else {
    const provided = flows.units[period] as number;
    const future = flows.unitsAfter[period] as number;
    row.raRelease = provided + future === 0 ? -held : (-held * provided) / (provided + future);
  }
  row.raDerecognised = -state.derecognised * (held + row.raRelease);
}
