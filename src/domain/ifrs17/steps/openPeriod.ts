import { newCursor, width, type RowCursor } from '../core/row';

const before = newCursor();

/** The closing balances of one period open the next (40); in a table every period is the row after the one before. */
export function openPeriod(row: RowCursor, isFirst: boolean): void {
  if (isFirst) return;
  before.table = row.table;
  before.offset = row.offset - width;
  row.belOpening = before.belClosing;
  row.raOpening = before.raClosing;
  row.csmOpening = before.csmClosing;
  row.lcOpening = before.lcClosing;
  row.licOpening = before.licClosing;
  row.licRaClosing = before.licRaClosing;
  row.lrcOpening = before.lrcClosing;
  row.ociAccumulated = before.ociAccumulated;
  row.acquisitionUnamortised = before.acquisitionUnamortised;
}
