import type { Revision } from '../core/estimates';
import type { State } from '../core/state';

/**
 * Contracts that leave (74-76): their share of fulfilment cash flows is gone at once. What is paid for it, or the premium deemed received,
 * meets the CSM afterwards (76(b), 77). What OCI has accumulated on them goes to profit or loss (91(a)).
 */
export function derecognition(state: State, { fraction, price, deemedPremium }: Revision): void {
  state.interestAllocated += fraction * (state.pvCurrent - state.pvAllocated);
  state.row.belDerecognised -= fraction * state.pvCurrent;
  state.pvCurrent -= fraction * state.pvCurrent;
  state.pvLockedIn -= fraction * state.pvLockedIn;
  state.pvAllocated -= fraction * state.pvAllocated;
  state.remaining *= 1 - fraction;
  state.derecognised = 1 - (1 - state.derecognised) * (1 - fraction);
  state.row.leavingPrice += price;
  state.row.leavingDeemed += deemedPremium;
}
