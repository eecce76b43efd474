import writeXlsxFile from 'write-excel-file/browser';
import { printCsv } from '@/domain/grid';
import type { ShownColumn, Value } from './columns';
import { widthsOf } from './widthsOf';

interface Exported {
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly (readonly Value[])[];
}

/** Figures unrounded, everything else as it is shown. */
const cellOf = ({ isNumber, format }: ShownColumn, value: Value): string | number =>
  isNumber && typeof value === 'number' ? value : value === null ? '' : format(value);

export function csvFile({ columns, rows }: Exported): Blob {
  const lines = rows.map((row) =>
    columns.map((column, index) => cellOf(column, row[index] ?? null)),
  );
  return new Blob([printCsv([columns.map(({ head }) => head), ...lines])], { type: 'text/csv' });
}

export function workbookFile({ columns, rows }: Exported): Promise<Blob> {
  const heads = columns.map(({ head }) => ({
    value: head,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const cells = rows.map((row) =>
    columns.map((column, index) => {
      const value = cellOf(column, row[index] ?? null);
      return typeof value === 'number'
        ? { value, type: Number, format: column.numberFormat }
        : { value, type: String };
    }),
  );
  return writeXlsxFile([heads, ...cells], {
    columns: widthsOf(columns, rows).map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
}
