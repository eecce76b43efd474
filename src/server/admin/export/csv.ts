import type { FieldValue } from '@/domain/admin';
import { csvTextFromValue } from '@/domain/admin';

/** Excel takes a file without it for the system's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const line = (cells: readonly FieldValue[]): string =>
  `${cells.map((cell) => quoted(csvTextFromValue(cell))).join(',')}\r\n`;

/** CSV (RFC 4180) in pieces, the headings first. */
export async function* csvOf(
  headings: readonly string[],
  batches: AsyncIterable<FieldValue[][]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(headings);
  for await (const rows of batches) yield rows.map(line).join('');
}
