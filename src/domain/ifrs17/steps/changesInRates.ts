import { netPresentValue } from '../core/flowSet';
import type { State } from '../core/state';

/** Current rates of the end of the period (36, 87, B97(a)): what they make of the estimates of its start is finance. */
export function changesInRates(state: State): void {
  const { group, row, period } = state;
  const after = period + 1;
  const [curve, before, opening] = [
    group.current[after],
    group.current[period],
    group.estimates.opening[period],
  ];
  if (!curve || !opening || (curve.flat !== undefined && curve.flat === before?.flat)) return;
  const revalued = netPresentValue(opening, after, curve, after);
  row.belRateChange += revalued - state.pvCurrent;
  state.pvCurrent = revalued;
}
