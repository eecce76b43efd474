import { compileFormula, type Compiled } from './compile';
import type { Formula } from './parse';

/** Works out lines in their order, in the row of `values` that begins at `offset`. */
export type Program<Context> = (values: Float64Array, offset: number, context: Context) => void;

/** A value and where it goes: by a formula over the row, or read from elsewhere. */
export type Line<Context> = { readonly place: number } & (
  | { readonly formula: Formula; readonly read?: undefined }
  | { readonly read: (context: Context) => number }
);

/** The names of a sum of names, by sign; undefined for other formulas. */
function linear(
  formula: Formula,
): Readonly<Record<'plus' | 'minus', readonly string[]>> | undefined {
  if (formula.kind === 'name') return { plus: [formula.name], minus: [] };
  if (formula.kind !== 'sum') return undefined;
  const names = (wanted: number) =>
    formula.terms.flatMap(({ sign, of }) =>
      sign === wanted && of.kind === 'name' ? [of.name] : [],
    );
  const [plus, minus] = [names(1), names(-1)];
  return plus.length + minus.length === formula.terms.length ? { plus, minus } : undefined;
}

const [formulaAt, readAt] = [-1, -2];

/**
 * Lines as one list of numbers: most figures are sums of others, and a call for each would cost more than the sum. A line is its place, the
 * numbers of names added and subtracted, and their places; or its place, -1 and the number of its formula, or -2 and the number of what is read.
 * @param placeOf where the value of a name stands in its row
 */
export function compileProgram<Context>(
  lines: readonly Line<Context>[],
  placeOf: (name: string) => number,
): Program<Context> {
  const reads = lines.flatMap(({ read }) => (read ? [read] : []));
  const formulas: Compiled[] = [];
  const code = Int32Array.from(
    lines.flatMap((line) => {
      if (line.read) return [line.place, readAt, reads.indexOf(line.read)];
      const sum = linear(line.formula);
      if (sum)
        return [
          line.place,
          sum.plus.length,
          sum.minus.length,
          ...[...sum.plus, ...sum.minus].map(placeOf),
        ];
      return [line.place, formulaAt, formulas.push(compileFormula(line.formula, placeOf)) - 1];
    }),
  );
  return (values, offset, context) => {
    let at = 0;
    while (at < code.length) {
      const target = offset + (code[at] as number);
      const plus = code[at + 1] as number;
      const next = code[at + 2] as number;
      at += 3;
      if (plus === formulaAt) values[target] = (formulas[next] as Compiled)(values, offset);
      else if (plus === readAt)
        values[target] = (reads[next] as (from: Context) => number)(context);
      else {
        const minus = at + plus;
        const end = minus + next;
        let sum = 0;
        for (; at < minus; at++) sum += values[offset + (code[at] as number)] as number;
        for (; at < end; at++) sum -= values[offset + (code[at] as number)] as number;
        values[target] = sum;
      }
    }
  };
}
