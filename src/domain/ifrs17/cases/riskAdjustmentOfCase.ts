import type { GroupInput } from '../schema/group';
import { listedOrByPeriod } from './curvesOfCase';
import { amount, given, isFacts, type Facts } from './facts';

/** Where a year states its release and its end, the rest of the difference is the change of future service. */
function impliedChanges(initial: number, years: readonly Facts[], release: readonly number[]): number[] {
  let held = initial;
  return years.map((year, index) => {
    const expected = held - (release[index] ?? 0);
    held = amount(year, 'raClosing') ?? expected;
    return held - expected;
  });
}

/** The risk adjustment: its amount, or a share of outflows; then releases, or balances, and changes of future service. */
export function riskAdjustmentOf(facts: Facts, years: readonly Facts[]): GroupInput['riskAdjustment'] {
  if (isFacts(facts['riskAdjustment'])) return facts['riskAdjustment'] as GroupInput['riskAdjustment'];
  const shareOfOutflows = amount(facts, 'riskAdjustmentShareOfOutflows');
  if (shareOfOutflows !== undefined) return { shareOfOutflows };
  const initial = amount(facts, 'riskAdjustment');
  const none = () => 0;
  const release = listedOrByPeriod(facts, years, none, 'raRelease');
  const closing = listedOrByPeriod(facts, years, none, 'raClosing');
  const changes = listedOrByPeriod(facts, years, none, 'raFutureServiceChange');
  const interest = listedOrByPeriod(facts, years, none, 'raInterest');
  // Without an initial amount the schedule is passed on all the same: the check of the input names what is missing.
  if (initial === undefined && !release && !closing && !changes) return undefined;
  return given({
    initial,
    release,
    closing: release ? undefined : closing,
    futureServiceChange:
      changes ?? (initial !== undefined && release && closing ? impliedChanges(initial, years, release) : undefined),
    interest,
  });
}
