import type { Revision } from '../core/estimates';
import { netPresentValue } from '../core/flowSet';
import type { State } from '../core/state';
import { isAllocated } from './allocatedInterest';
import { changesInRates } from './changesInRates';
import { derecognition } from './derecognition';

/** Changes that a source states as present values. */
function statedChanges(state: State): void {
  const { group, row, period } = state;
  const { stated } = group.input;
  const lockedIn = group.sign * (stated?.futureService?.[period] ?? 0);
  const current = stated?.futureServiceAtCurrent
    ? group.sign * (stated.futureServiceAtCurrent[period] ?? 0)
    : lockedIn;
  row.belFinancialRisk = group.sign * (stated?.financialRisk?.[period] ?? 0);
  row.belFuture = lockedIn;
  row.belFutureGap = current - lockedIn;
  row.fcfFuture += lockedIn;
  state.pvCurrent += row.belFinancialRisk + current;
  state.pvLockedIn += lockedIn + row.belFinancialRisk;
  state.pvAllocated += lockedIn + row.belFinancialRisk;
  state.interestAllocated += row.belFinancialRisk;
}

/**
 * A change in estimates: of future service (44(c), B96) at the locked-in rate for the CSM (B72(c)) and at the current rate for the balance,
 * the gap being finance; of discretion likewise (B98); of financial risk only as finance (B97(a)). Under the variable fee approach all is
 * measured at current rates (45(c), B72).
 */
function changeInEstimates(state: State, { cause, flows }: Revision): void {
  const { group, row, period } = state;
  const after = period + 1;
  const [curve, lockedIn] = [group.current[after], group.lockedIn[period]];
  if (!curve || !lockedIn) return;
  const current = netPresentValue(flows, after, curve, after);
  const locked = netPresentValue(flows, after, lockedIn.curve, lockedIn.origin);
  const change = current - state.pvCurrent;
  const forCsm = group.input.model === 'VFA' ? change : locked - state.pvLockedIn;
  // An allocating rate meets what is expected from now on: only what goes to the CSM moves its balance. At locked-in rates a change
  // of financial risk is finance too, so that what OCI accumulates ends at nothing.
  const toCsm = cause === 'financialRisk' ? 0 : forCsm;
  const moved = isAllocated(state) ? toCsm : locked - state.pvAllocated;
  state.interestAllocated += moved - toCsm;
  state.pvAllocated += moved;
  if (cause === 'financialRisk') row.belFinancialRisk += change;
  else {
    row.belFuture += forCsm;
    row.belFutureGap += change - forCsm;
    row.fcfFuture += forCsm;
  }
  state.pvCurrent = current;
  state.pvLockedIn = locked;
}

/** Changes at the end of the period: first the current rates, then each change in estimates (44(c), 45(c)), then contracts that leave (76). */
export function changesInEstimates(state: State): void {
  const { group, period } = state;
  if (group.input.stated) {
    statedChanges(state);
    return;
  }
  changesInRates(state);
  for (const revision of group.estimates.revisions[period] ?? [])
    if (revision.cause === 'derecognition') derecognition(state, revision);
    else changeInEstimates(state, revision);
}
