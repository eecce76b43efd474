import { netPresentValue } from '../core/flowSet';
import type { State } from '../core/state';
import { isAllocated } from './allocatedInterest';

/**
 * Changes at the end of the period. First the current rates (87, B97(a)); then each change in estimates: of future service (44(c), B96)
 * at the locked-in rate for the CSM (B72(c)) and at the current rate for the balance, the gap being finance; of discretion likewise
 * (B98); of financial risk only as finance (B97(a)). Under the variable fee approach all is measured at current rates (45(c), B72).
 */
export function changesInEstimates(state: State): void {
  const { group, row, period } = state;
  const { stated } = group.input;
  const after = period + 1;
  if (stated) {
    const lockedIn = group.sign * (stated.futureService?.[period] ?? 0);
    const current = stated.futureServiceAtCurrent ? group.sign * (stated.futureServiceAtCurrent[period] ?? 0) : lockedIn;
    row.belFinancialRisk = group.sign * (stated.financialRisk?.[period] ?? 0);
    row.belFuture = lockedIn;
    row.belFutureGap = current - lockedIn;
    row.fcfFuture += lockedIn;
    state.pvCurrent += row.belFinancialRisk + current;
    state.pvLockedIn += lockedIn + row.belFinancialRisk;
    state.pvAllocated += lockedIn + row.belFinancialRisk;
    state.interestAllocated += row.belFinancialRisk;
  }
  const curve = group.current[after];
  const before = group.current[period];
  const opening = group.estimates.opening[period];
  if (!curve || !opening || stated) return;
  if (curve.flat === undefined || curve.flat !== before?.flat) {
    const revalued = netPresentValue(opening, after, curve, after);
    row.belRateChange += revalued - state.pvCurrent;
    state.pvCurrent = revalued;
  }
  const lockedIn = group.lockedIn[period];
  for (const { cause, flows, fraction, price, deemedPremium } of group.estimates.revisions[period] ?? []) {
    if (!lockedIn) return;
    if (cause === 'derecognition') {
      // 91(a): what OCI has accumulated on contracts that leave goes to profit or loss.
      state.interestAllocated += fraction * (state.pvCurrent - state.pvAllocated);
      row.belDerecognised -= fraction * state.pvCurrent;
      state.pvCurrent -= fraction * state.pvCurrent;
      state.pvLockedIn -= fraction * state.pvLockedIn;
      state.pvAllocated -= fraction * state.pvAllocated;
      state.remaining *= 1 - fraction;
      state.derecognised = 1 - (1 - state.derecognised) * (1 - fraction);
      state.derecognitionPrice += price;
      state.deemedPremium += deemedPremium;
      continue;
    }
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
}
