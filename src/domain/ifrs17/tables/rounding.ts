import type { Line } from './groupTables';

/** Half away from nothing, at `decimals` places (negative: tens, hundreds, ...). */
export function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return (Math.sign(value) * Math.round(Math.abs(value) * unit)) / unit + 0;
}

/**
 * A roll-forward as it is printed: every figure rounded by itself, and what then keeps it from footing in a line of its own. Inside the
 * engine nothing is rounded.
 */
export function roundedRollForward(line: Line, decimals: number): Line {
  const result: Record<string, number> = {};
  let sum = 0;
  for (const [name, value] of Object.entries(line)) {
    result[name] = rounded(value, decimals);
    if (name !== 'closing') sum += result[name];
  }
  const { closing = 0, ...others } = result;
  return { ...others, rounding: rounded(closing - sum, decimals), closing };
}

/** The 101 table rounded cell by cell, with a rounding line for each column; totals are those of the unrounded figures. */
export function roundedTable(
  table: Readonly<Record<string, Line>>,
  decimals: number,
): Readonly<Record<string, Line>> {
  const names = Object.keys(table['opening'] ?? {});
  const byColumn = names.map((name) => {
    const line = Object.fromEntries(
      Object.entries(table).map(([row, cells]) => [row, cells[name] ?? 0]),
    );
    return [name, roundedRollForward(line, decimals)] as const;
  });
  const rows = Object.keys(byColumn[0]?.[1] ?? {});
  return Object.fromEntries(
    rows.map((row) => [
      row,
      Object.fromEntries(byColumn.map(([name, line]) => [name, line[row] ?? 0])),
    ]),
  );
}
