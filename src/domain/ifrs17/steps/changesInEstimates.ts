import { netPresentValue } from '../core/flowSet';
import type { State } from '../core/state';

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
    state.interestLockedIn += row.belFinancialRisk;
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
      state.interestLockedIn += fraction * (state.pvCurrent - state.pvLockedIn);
      row.belDerecognised -= fraction * state.pvCurrent;
      state.pvCurrent -= fraction * state.pvCurrent;
      state.pvLockedIn -= fraction * state.pvLockedIn;
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
    if (cause === 'financialRisk') {
      row.belFinancialRisk += change;
      // At locked-in rates the change is finance too, so that what OCI accumulates ends at nothing.
      state.interestLockedIn += locked - state.pvLockedIn;
    } else {
      row.belFuture += forCsm;
      row.belFutureGap += change - forCsm;
      row.fcfFuture += forCsm;
      state.interestLockedIn += locked - state.pvLockedIn - forCsm;
    }
    state.pvCurrent = current;
    state.pvLockedIn = locked;
  }
}
