import { columns, type ReportedColumn, type Row } from '../core/row/columns';

/** A signed sum of columns: what a cell of a table is, as a person writes it: `belInterest + csmInterest - lcFinance`. */
export interface Term {
  readonly sign: 1 | -1;
  readonly column: ReportedColumn;
}

const known: ReadonlySet<string> = new Set(columns);
const isColumn = (name: string): name is ReportedColumn => known.has(name);

/** Parses sums of names of one kind, each once. @throws RangeError for a name that is not of the kind */
export function termParser<Name extends string>(isKnown: (name: string) => name is Name) {
  const parsed = new Map<string, readonly { readonly sign: 1 | -1; readonly column: Name }[]>();
  return (expression: string) => {
    const before = parsed.get(expression);
    if (before) return before;
    const result = [...expression.matchAll(/([+-]?)\s*([A-Za-z]+)/g)].map(([, sign, name = '']) => {
      if (!isKnown(name)) throw new RangeError(`${name} is no column`);
      return { sign: sign === '-' ? (-1 as const) : (1 as const), column: name };
    });
    parsed.set(expression, result);
    return result;
  };
}

/** @throws RangeError for a name that is no column */
export const terms: (expression: string) => readonly Term[] = termParser(isColumn);

export function sumTerms(all: readonly Term[], row: Row): number {
  let sum = 0;
  for (const { sign, column } of all) sum += sign * row[column];
  return sum;
}

export const evaluate = (expression: string, row: Row): number => sumTerms(terms(expression), row);
