import writeXlsxFile from 'write-excel-file/browser';
import type { Report } from './report';

/** Letters wide: kind, place, before, after, who gains, reason, note. */
const WIDTHS = [14, 22, 48, 48, 20, 32, 32];

/** The list of findings as a workbook. A text that begins as a formula stays a text. */
export function workbookOf({ title, documents, headings, rows }: Report): Promise<Blob> {
  const text = (value: string) => ({
    value,
    type: String,
    wrap: true,
    alignVertical: 'top' as const,
  });
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });
  return writeXlsxFile(
    [
      [bold(title)],
      ...documents.map(({ heading, name }) => [text(heading), text(name)]),
      [],
      headings.map(bold),
      ...rows.map((row) => row.map(text)),
    ],
    { columns: WIDTHS.map((width) => ({ width })), sheet: title.slice(0, 31) },
  ).toBlob();
}
