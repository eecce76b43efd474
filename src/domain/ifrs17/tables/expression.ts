import { columns, type ReportedColumn, type Row } from '../core/row';

/** A signed sum of columns: what a cell of a table is, as a person writes it: `belInterest + csmInterest - lcFinance`. */
export interface Term {
  readonly sign: 1 | -1;
  readonly column: ReportedColumn;
}

const known: ReadonlySet<string> = new Set(columns);
const parsed = new Map<string, readonly Term[]>();

/** @throws RangeError for a name that is no column */
export function terms(expression: string): readonly Term[] {
  const before = parsed.get(expression);
  if (before) return before;
  const result: Term[] = [];
  for (const [, sign, name] of expression.matchAll(/([+-]?)\s*([A-Za-z]+)/g)) {
    if (name === undefined || !known.has(name)) throw new RangeError(`${name} is no column`);
    result.push({ sign: sign === '-' ? -1 : 1, column: name as ReportedColumn });
  }
  parsed.set(expression, result);
  return result;
}

export function sumTerms(all: readonly Term[], row: Row): number {
  let sum = 0;
  for (const { sign, column } of all) sum += sign * row[column];
  return sum;
}

export const evaluate = (expression: string, row: Row): number => sumTerms(terms(expression), row);
