import { netPresentValue } from '../core/flowSet';
import { newCursor, width, type RowCursor } from '../core/row';
import type { State } from '../core/state';

const before = newCursor();

/** The closing balances of one period open the next (40); in a table every period is the row after the one before. */
export function openPeriod(state: State): void {
  const { row, period } = state;
  if (period === 0) {
    openGroup(state);
    return;
  }
  before.table = row.table;
  before.offset = row.offset - width;
  takeOver(row, before);
}

function takeOver(row: RowCursor, from: RowCursor): void {
  row.belOpening = from.belClosing;
  row.raOpening = from.raClosing;
  row.csmOpening = from.csmClosing;
  row.lcOpening = from.lcClosing;
  row.licOpening = from.licClosing;
  row.licRaClosing = from.licRaClosing;
  row.lrcOpening = from.lrcClosing;
  row.ociAccumulated = from.ociAccumulated;
  row.acquisitionUnamortised = from.acquisitionUnamortised;
}

/** Balances of a stored closing or a transition open the first period. */
function openGroup(state: State): void {
  const { group, row } = state;
  const { opening } = group.input;
  if (!opening) return;
  row.belOpening = opening.bel ?? 0;
  row.raOpening = opening.ra ?? 0;
  row.csmOpening = opening.csm ?? 0;
  row.lcOpening = opening.lossComponent ?? 0;
  row.licOpening = opening.lic ?? 0;
  row.licRaClosing = opening.licRiskAdjustment ?? 0;
  row.lrcOpening = opening.lrc ?? 0;
  row.ociAccumulated = opening.accumulatedOci ?? 0;
  row.acquisitionUnamortised = opening.acquisitionUnamortised ?? 0;
  state.pvCurrent = row.belOpening;
  state.pvLockedIn = opening.belAtLockedIn ?? valueAtLockedIn(state);
  state.pvAllocated = opening.belAllocated ?? state.pvLockedIn;
  state.raGap = opening.raRateGap ?? 0;
}

function valueAtLockedIn({ group, row }: State): number {
  const [flows, lockedIn] = [group.estimates.opening[0], group.lockedIn[0]];
  if (!flows || !lockedIn || group.input.stated) return row.belOpening;
  return netPresentValue(flows, 0, lockedIn.curve, lockedIn.origin);
}
