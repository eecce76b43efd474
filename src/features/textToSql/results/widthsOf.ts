import type { ShownColumn, Value } from './columns';

const SAMPLED_ROWS = 300;
const [MIN_WIDTH, MAX_WIDTH] = [6, 44];

/** As many characters as the texts of each column need; rows that come into sight later do not move them. */
export function widthsOf(
  columns: readonly Pick<ShownColumn, 'head' | 'format'>[],
  rows: readonly (readonly Value[])[],
): number[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLED_ROWS));
  const sample = rows.filter((_, index) => index % step === 0);
  return columns.map(({ head, format }, index) => {
    const texts = [head, ...sample.map((row) => format(row[index] ?? null))];
    // Korean and Chinese characters are two digits wide.
    const widths = texts.map((text) => text.replaceAll(/[^ -ɏ]/g, '..').length);
    return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, ...widths)) + 3;
  });
}
