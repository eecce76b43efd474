import { isRecognised } from '../core/checkOpening';
import type { State } from '../core/state';

/** Weight of the period and of all coverage from it on: the passage of time, or the expected timing of expenses (B126). */
function pattern({ group, period }: State): { now: number; all: number } {
  const weights = group.input.premiumAllocation?.revenuePattern ?? group.input.coverageUnits ?? [];
  let all = 0;
  for (let each = period; each < weights.length; each++) all += weights[each] as number;
  return { now: weights[period] ?? 0, all };
}

/** What the estimates of the start of the period expect of one kind of flow from a period on. */
function expectedFrom(
  { group, period }: State,
  kind: 'premiums' | 'investment' | 'acquisition',
  from: number,
): number {
  const flows = group.estimates.opening[period]?.[kind];
  let sum = 0;
  if (flows) for (let each = from; each < flows.length; each++) sum += flows[each] as number;
  return sum;
}

/** Share of the coverage still to come that the period provides; written with its parts. */
export function shareOfCoverage(state: State): number {
  const { now, all } = pattern(state);
  state.row.coverageProvided = now;
  state.row.coverageFuture = all - now;
  return all === 0 ? 0 : now / all;
}

/** Acquisition cash flows that are deferred, recognised in step with revenue (55(b)(iii), B125). */
export function amortisation(state: State, share: number, acquisition: number): void {
  const { group, row, period } = state;
  const expected = group.estimates.opening[period]?.acquisition;
  if (isRecognised(group, period))
    row.acquisitionUnamortised += expectedFrom(state, 'acquisition', 0);
  row.acquisitionUnamortised += acquisition - (expected?.[period] ?? 0);
  row.lrcAcquisitionAmortised = row.acquisitionUnamortised * share;
  row.acquisitionUnamortised -= row.lrcAcquisitionAmortised;
}

/**
 * Revenue (B126): the share of expected premiums, with financing and without investment components, that belongs to the period. Premiums still
 * to earn are what is held, gross of unamortised acquisition cash flows, and what is still to come.
 */
export function revenueOfAllocation(state: State, share: number, isExpensed: boolean): void {
  const { row, period } = state;
  const unearned =
    row.lrcOpening +
    row.lrcPremiums +
    row.lrcAcquisition +
    row.lrcFinance +
    row.lrcAcquisitionAmortised +
    row.acquisitionUnamortised +
    expectedFrom(state, 'premiums', period + 1);
  // Planned but not yet paid: amortised already over the whole coverage, paid later.
  const acquisitionToCome = isExpensed ? 0 : expectedFrom(state, 'acquisition', period + 1);
  row.lrcRevenue =
    -(unearned - expectedFrom(state, 'investment', period) - acquisitionToCome) * share;
}
