import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/browser';

/** A table as a file: its name, its heads, its rows as they are sorted on the screen. Amounts are unrounded and in units of currency. */
export interface TableFile {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}

/** A text that begins as a formula stays a text; the mark at the beginning tells spreadsheets that it is UTF-8. */
export function csvOf({ heads, rows }: TableFile): Blob {
  const text = Papa.unparse([[...heads], ...rows.map((row) => [...row])], { escapeFormulae: true });
  return new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' });
}

/** Rates and shares show what of them counts; of amounts two decimals are shown, and all are kept. */
const formatOf = (value: number) => (Math.abs(value) < 1 ? '#,##0.00####' : '#,##0.00');
/** In characters: thousands of billions with two decimals, and their sign. */
const FIGURE_WIDTH = 22;

/** Sheets of workbooks have names of at most 31 characters without these signs. */
const sheetName = (title: string) => title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31);

export function workbookOf({ title, heads, rows }: TableFile): Promise<Blob> {
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  const cell = (value: string | number | null) =>
    typeof value === 'number'
      ? { value, type: Number, format: formatOf(value) }
      : { value: value ?? '', type: String };
  return writeXlsxFile([heads.map(bold), ...rows.map((row) => row.map(cell))], {
    columns: heads.map((_head, index) => ({ width: index === 0 ? 36 : FIGURE_WIDTH })),
    sheet: sheetName(title),
    stickyRowsCount: 1,
  }).toBlob();
}
