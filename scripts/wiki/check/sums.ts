/** Tables that state a sum keep it: the last row of a table of addends, and both sides of journal entries. */
import type { Tokens } from 'marked';
import type { Body } from '../markdown';
import { tokensOfType } from './shape';

const TOTAL = ['Total', '합계', '合計'];
const SIDES = ['Debit', '차변', '借方'];
const NUMBER = /^[-−]?\d[\d,]*(?:\.\d+)?$/;

const valueOf = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));
const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

/** Column sums that the last row misses by more than rounding explains. */
function wrongSums({ header, rows }: Tokens.Table): string[] {
  const cells = rows.map((row) => row.map(({ text }) => text.trim()));
  const last = cells.at(-1);
  if (!last || !TOTAL.includes(last[0] ?? '')) return [];
  const exact = SIDES.includes(header[1]?.text ?? '');
  return last.flatMap((total, column) => {
    const addends = cells.slice(0, -1).map((row) => row[column] ?? '');
    // A column of rates or words has no sum.
    if (!NUMBER.test(total) || addends.some((text) => text !== '' && !NUMBER.test(text))) return [];
    const sum = addends.reduce((before, text) => before + valueOf(text || '0'), 0);
    const tolerance = exact ? 0.001 : 1.01 * 10 ** -decimalsOf(total);
    return Math.abs(sum - valueOf(total)) <= tolerance
      ? []
      : [`${header[column]?.text ?? ''} is ${total}, the rows make ${sum}`];
  });
}

/** Debit and credit of entries end in the same sum. */
function unbalanced({ header, rows }: Tokens.Table): string[] {
  if (!SIDES.includes(header[1]?.text ?? '')) return [];
  const side = (column: number) =>
    rows
      .filter(([first]) => !TOTAL.includes(first?.text.trim() ?? ''))
      .reduce((sum, row) => sum + valueOf(row[column]?.text.trim() || '0'), 0);
  return Math.abs(side(1) - side(2)) < 0.001
    ? []
    : [`an entry has ${side(1)} on one side and ${side(2)} on the other`];
}

export function sumProblems({ tokens }: Body): string[] {
  return tokensOfType<Tokens.Table>(tokens, 'table').flatMap((table, index) =>
    [...wrongSums(table), ...unbalanced(table)].map((problem) => `table ${index + 1}: ${problem}`),
  );
}
