import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FieldValue } from '@/domain/admin';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Characters that XML cannot hold at all. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

function cell(address: string, value: FieldValue, style = ''): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${address}" t="b"><v>${value ? 1 : 0}</v></c>`;
  // A text in place is a text, whatever it begins with: no spreadsheet takes it for a formula.
  const text = Array.isArray(value) ? value.join(', ') : value;
  return `<c r="${address}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** A, B, ... Z, AA, ... */
const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

const line = (number: number, values: readonly FieldValue[], style?: string): string =>
  `<row r="${number}">${values.map((value, index) => cell(columnName(index) + String(number), value, style)).join('')}</row>`;

async function* sheet(
  headings: readonly string[],
  batches: AsyncIterable<FieldValue[][]>,
): AsyncGenerator<string> {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const widths = `<cols><col min="1" max="${headings.length}" width="18" customWidth="1"/></cols>`;
  let number = 1;
  yield `${HEAD}<worksheet xmlns="${MAIN}">${frozen}${widths}<sheetData>${line(number, headings, ' s="1"')}`;
  for await (const rows of batches) yield rows.map((row) => line((number += 1), row)).join('');
  yield '</sheetData></worksheet>';
}

/** A workbook (Office Open XML) with one sheet as a stream; the rows are written and compressed as they come. */
export function workbookOf(
  name: string,
  headings: readonly string[],
  batches: AsyncIterable<FieldValue[][]>,
): NodeJS.ReadableStream {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  };
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(HEAD + xml), path);
  const rows = Readable.from(sheet(headings, batches));
  rows.once('error', (error) => (zip.outputStream as Readable).destroy(error));
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
  zip.end();
  return zip.outputStream;
}
