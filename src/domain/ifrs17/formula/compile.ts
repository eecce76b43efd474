import type { Formula } from './parse';

export type Compiled<C> = (context: C) => number;

/** What rounding may leave of a sum, as a share of its terms. */
const noise = 1e-13;

/**
 * A formula as a function, made once: asking for its value then neither looks anything up nor allocates.
 * @param leaf what reads the value of a name
 */
export function compileFormula<C>(
  formula: Formula,
  leaf: (name: string) => Compiled<C>,
): Compiled<C> {
  const compiled = (each: Formula): Compiled<C> => compileFormula(each, leaf);
  switch (formula.kind) {
    case 'number': {
      const { value } = formula;
      return () => value;
    }
    case 'name':
      return leaf(formula.name);
    case 'sum':
      return formula.terms
        .map(({ sign, of }): Compiled<C> => {
          const term = compiled(of);
          return sign > 0 ? term : (context) => -term(context);
        })
        .reduce((sum, term) => (context) => sum(context) + term(context));
    case 'product':
      return (
        formula.factors
          .map(({ isDivisor, of }) => ({ isDivisor, factor: compiled(of) }))
          .reduce<Compiled<C> | undefined>(
            (product, { isDivisor, factor }) =>
              !product
                ? factor
                : isDivisor
                  ? (context) => product(context) / factor(context)
                  : (context) => product(context) * factor(context),
            undefined,
          ) ?? (() => 1)
      );
    case 'power': {
      const [base, exponent] = [compiled(formula.base), compiled(formula.exponent)];
      return (context) => base(context) ** exponent(context);
    }
    case 'call':
      return compileCall(formula, compiled);
  }
}

function compileCall<C>(
  { name, args }: Extract<Formula, { kind: 'call' }>,
  compiled: (each: Formula) => Compiled<C>,
): Compiled<C> {
  const [first, second, third] = args.map(compiled);
  if (!first) throw new RangeError(`${name} of nothing`);
  if (name === 'exact') {
    const [sum] = args;
    const terms = sum?.kind === 'sum' ? sum.terms.map(({ of }) => compiled(of)) : [];
    return (context) => {
      const value = first(context);
      let size = 0;
      for (const term of terms) size += Math.abs(term(context));
      return Math.abs(value) > noise * size ? value : 0;
    };
  }
  if (name === 'if') {
    if (!second || !third) throw new RangeError('if needs a test and two formulas');
    return (context) => (first(context) === 0 ? third(context) : second(context));
  }
  const pick = name === 'max' ? Math.max : Math.min;
  if (second && !third) return (context) => pick(first(context), second(context));
  const all = args.map(compiled);
  return (context) => all.reduce((best, each) => pick(best, each(context)), all[0]?.(context) ?? 0);
}
