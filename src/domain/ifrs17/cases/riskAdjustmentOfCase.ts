import type { GroupInput } from '../schema/group';
import { listedOrByPeriod } from './curvesOfCase';
import { amount, amounts, given, isFacts, outflowNames, repeated, type Facts } from './facts';
import { countOf } from './periodsOfCase';

/** Where a year states its release and its end, the rest of the difference is the change of future service. */
function impliedChanges(
  initial: number,
  years: readonly Facts[],
  release: readonly number[],
): number[] {
  let held = initial;
  return years.map((year, index) => {
    const expected = held - (release[index] ?? 0);
    held = amount(year, 'raClosing') ?? expected;
    return held - expected;
  });
}

/**
 * Balances alone, of which one rises: the period's service releases its share of what was held (B119 by analogy), the rest of the difference
 * is a change of future service. Where balances only fall, all of it is release.
 */
function risen(
  initial: number,
  closing: readonly number[],
  units: readonly number[],
): { release: number[]; changes: number[] } | undefined {
  if (!closing.some((balance, index) => balance > (closing[index - 1] ?? initial)))
    return undefined;
  const left = (index: number) => units.slice(index).reduce((sum, each) => sum + each, 0);
  const held = closing.map((_, index) => closing[index - 1] ?? initial);
  const release = closing.map((balance, index) => {
    const before = held[index] ?? 0;
    return balance > before
      ? (before * (units[index] ?? 0)) / (left(index) || 1)
      : before - balance;
  });
  return {
    release,
    changes: closing.map((balance, index) => balance - (held[index] ?? 0) + (release[index] ?? 0)),
  };
}

/** The risk adjustment: its amount, or a share of outflows; then releases, or balances, and changes of future service. */
export function riskAdjustmentOf(
  facts: Facts,
  years: readonly Facts[],
): GroupInput['riskAdjustment'] {
  if (isFacts(facts['riskAdjustment']))
    return facts['riskAdjustment'] as GroupInput['riskAdjustment'];
  const shareOfOutflows = amount(facts, 'riskAdjustmentShareOfOutflows');
  if (shareOfOutflows !== undefined) return { shareOfOutflows };
  const initial = amount(facts, 'riskAdjustment');
  const none = () => 0;
  const alike = amount(facts, 'raRelease');
  const periods = countOf(facts, years) ?? amounts(facts, ...outflowNames)?.length ?? 1;
  const release =
    alike === undefined
      ? listedOrByPeriod(facts, years, none, 'raRelease')
      : repeated(alike, periods);
  const closing = listedOrByPeriod(facts, years, none, 'raClosing');
  const changes = listedOrByPeriod(facts, years, none, 'raFutureServiceChange');
  const interest = listedOrByPeriod(facts, years, none, 'raInterest');
  // Without an initial amount the schedule is passed on all the same: the check of the input names what is missing.
  if (initial === undefined && !release && !closing && !changes) return undefined;
  const units = amounts(facts, 'coverageUnits') ?? repeated(1, closing?.length ?? 0);
  const split =
    release || changes || initial === undefined || !closing
      ? undefined
      : risen(initial, closing, units);
  return given({
    initial,
    release: release ?? split?.release,
    closing: (release ?? split) ? undefined : closing,
    futureServiceChange:
      changes ??
      split?.changes ??
      (initial !== undefined && release && closing
        ? impliedChanges(initial, years, release)
        : undefined),
    interest,
  });
}
