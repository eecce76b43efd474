import {
  rounded,
  roundedRollForward,
  roundedTable,
  type Comparison,
  type GroupResult,
} from '@/domain/ifrs17';

const number = (value: number | undefined, decimals: number) =>
  value === undefined || Number.isNaN(value)
    ? '-'
    : rounded(value, decimals).toLocaleString('en', { maximumFractionDigits: decimals });

export function grid(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly [string, readonly (number | undefined)[]])[],
  decimals: number,
): void {
  const cells = rows.map(([name, values]) => [
    name,
    ...values.map((value) => number(value, decimals)),
  ]);
  const widths = ['', ...columns].map((column, index) =>
    Math.max(column.length, ...cells.map((row) => (row[index] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  console.log(`\n${title}\n${line(['', ...columns])}`);
  for (const row of cells) console.log(line(row));
}

/** The tables of a group, rounded for reading, with the rounding line that makes them foot. */
export function printGroup(result: GroupResult, decimals: number): void {
  console.log(`${result.id} (${result.model})`);
  grid(
    'Initial recognition',
    ['amount'],
    Object.entries(result.initial).map(([name, value]) => [name, [value]]),
    decimals,
  );
  for (const label of result.labels) {
    const table = roundedTable(result.para101[label] ?? {}, decimals);
    const columns = Object.keys(Object.values(table)[0] ?? {});
    if (columns.length > 0)
      grid(
        `101 ${label}`,
        columns,
        Object.entries(table).map(([row, cells]) => [row, columns.map((column) => cells[column])]),
        decimals,
      );
    for (const [name, line] of Object.entries(result.para100[label] ?? {}))
      grid(
        `100 ${label} ${name}`,
        ['amount'],
        Object.entries(roundedRollForward(line, decimals)).map(([row, value]) => [row, [value]]),
        decimals,
      );
  }
  const listed = (title: string, lists: Readonly<Record<string, readonly number[]>>) =>
    grid(title, result.labels, Object.entries(lists), decimals);
  listed('Profit or loss', result.profitOrLoss);
  listed('Financial position', result.financialPosition);
  listed('106 insurance revenue', result.revenueAnalysisPara106);
  console.log('\nJournal');
  for (const { period, event, debit, credit, amount, paragraph } of result.journals)
    console.log(
      `${period}  Dr ${debit} / Cr ${credit}  ${number(amount, decimals)}  ${event} [${paragraph}]`,
    );
}

/** Published beside computed. */
export function printComparison(id: string, figures: readonly Comparison[], all: boolean): void {
  const apart = figures.filter(({ agrees }) => !agrees);
  console.log(
    `${apart.length === 0 ? 'agrees' : 'DIFFERS'}  ${id}: ${figures.length - apart.length} of ${figures.length} figures`,
  );
  for (const { path, published, computed, agrees } of all ? figures : apart)
    console.log(
      `    ${agrees ? ' ' : '!'} ${path.padEnd(64)} ${number(published, 6).padStart(12)} ${number(computed, 6).padStart(16)}`,
    );
}
