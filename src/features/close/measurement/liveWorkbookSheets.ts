import type { SheetName, WorkbookRow, WorkbookSheet } from '@/domain/closeReports';

/** What a figure is, its value, the value of before anything was changed, its paragraph, its formula, its name in the engine. */
export const workbookHeads = [
  'name',
  'value',
  'exported',
  'paragraph',
  'formula',
  'figure',
] as const;

export interface WorkbookWords {
  readonly sheets: Readonly<Record<SheetName, string>>;
  /** Of `workbookHeads`. */
  readonly heads: readonly string[];
  readonly nameOf: (name: string, sheet: SheetName) => string;
}

const NUMBER = '#,##0.00####;[Red]-#,##0.00####';
/** What may be changed stands out, as modellers write it: blue on pale yellow. */
const input = { backgroundColor: '#fff8dc', textColor: '#1d4378' } as const;

const text = (value: string) => ({ value, type: String });
const valueCell = ({ formula, value }: WorkbookRow) =>
  formula === undefined
    ? { value, type: Number, format: NUMBER, ...input }
    : { value: `=${formula}`, type: 'Formula' as const, format: NUMBER };

/** Sheets of formulas as `write-excel-file` takes them; spreadsheets work them out when they open the file. */
export const liveWorkbookSheets = (
  workbook: readonly WorkbookSheet[],
  { sheets, heads, nameOf }: WorkbookWords,
) =>
  workbook.map(({ name, rows }) => ({
    sheet: sheets[name],
    stickyRowsCount: 1,
    columns: [44, 20, 20, 20, 60, 48].map((width) => ({ width })),
    data: [
      heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => [
        text(nameOf(row.name, name)),
        valueCell(row),
        { value: row.value, type: Number, format: NUMBER, textColor: '#48566a' },
        text(row.paragraph ?? ''),
        text(row.text ?? ''),
        text(row.name),
      ]),
    ],
  }));
