import type { State } from '../core/state';
import { riskAdjustmentAsShare } from './riskAdjustmentAsShare';

/** What a schedule releases: as stated, what remains between its balances, or in step with coverage units. */
function scheduledRelease(
  { group, period, derecognised, remainingOpening }: State,
  held: number,
): number {
  const { input, sign } = group;
  const { closing, release } = input.riskAdjustment ?? {};
  const stays = 1 - derecognised;
  if (closing) return (sign * (closing[period] ?? 0)) / (stays || 1) - held;
  if (release) return -sign * (release[period] ?? 0) * remainingOpening;
  const { units, unitsAfter } = group.estimates.opening[period] ?? {};
  const [provided, future] = [units?.[period] ?? 0, unitsAfter?.[period] ?? 0];
  return provided + future === 0 ? -held : (-held * provided) / (provided + future);
}

/**
 * Risk adjustment for non-financial risk (37, 44(c), 81, B96(d)): interest where it is disaggregated, the change that relates to future
 * service, the release for the period, and last what leaves with contracts (76(a)).
 */
export function riskAdjustment(state: State): void {
  const { group, row, period } = state;
  const given = group.input.riskAdjustment;
  const curve = group.current[period + 1];
  if (!given || !curve) return;
  const opening = group.current[period] ?? curve;
  const before = row.raOpening + row.raNew;
  if (group.policies.riskAdjustmentDisaggregated)
    row.raInterest = given.interest
      ? group.sign * (given.interest[period] ?? 0)
      : before * (1 / (opening.factors[2] as number) - 1);
  if (given.shareOfOutflows !== undefined) {
    riskAdjustmentAsShare(state, given.shareOfOutflows, curve, opening);
    return;
  }
  row.raFuture = group.sign * (given.futureServiceChange?.[period] ?? 0);
  row.fcfFuture += row.raFuture;
  const held = before + row.raInterest + row.raFuture;
  row.raRelease = scheduledRelease(state, held);
  row.raDerecognised = -state.derecognised * (held + row.raRelease);
}
