import { columns, type Row } from '../core/row';

/** The closing balances of one period open the next; every movement starts from nothing. */
export function openPeriod(row: Row): void {
  const {
    belClosing,
    raClosing,
    csmClosing,
    lcClosing,
    licClosing,
    licRaClosing,
    lrcClosing,
    ociAccumulated,
    acquisitionUnamortised,
  } = row;
  for (const column of columns) row[column] = 0;
  row.belOpening = belClosing;
  row.raOpening = raClosing;
  row.csmOpening = csmClosing;
  row.lcOpening = lcClosing;
  row.licOpening = licClosing;
  row.licRaClosing = licRaClosing;
  row.lrcOpening = lrcClosing;
  row.ociAccumulated = ociAccumulated;
  row.acquisitionUnamortised = acquisitionUnamortised;
}
