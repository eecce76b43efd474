import type { Formula } from './parse';

type Sum = Extract<Formula, { kind: 'sum' }>;
type Call = Extract<Formula, { kind: 'call' }>;

const nothing: Formula = { kind: 'number', value: 0 };

export const isNothing = (formula: Formula): boolean =>
  formula.kind === 'number' && formula.value === 0;

function reduceSum({ terms }: Sum, reduced: (each: Formula) => Formula): Formula {
  const left = terms.flatMap(({ sign, of }): Sum['terms'] => {
    const term = reduced(of);
    if (term.kind !== 'sum') return isNothing(term) ? [] : [{ sign, of: term }];
    return term.terms.map((inner) => ({ sign: sign === inner.sign ? 1 : -1, of: inner.of }));
  });
  const [only] = left;
  if (!only) return nothing;
  return left.length === 1 && only.sign === 1 ? only.of : { kind: 'sum', terms: left };
}

function reduceCall({ name, args: given }: Call, reduced: (each: Formula) => Formula): Formula {
  const args = given.map(reduced);
  const [test, holds, fails] = args;
  if (args.every(isNothing)) return nothing;
  if (name === 'exact' && test && test.kind !== 'sum') return test;
  if (name !== 'if' || !test || !holds || !fails) return { kind: 'call', name, args };
  if (test.kind === 'number') return test.value === 0 ? fails : holds;
  return isNothing(holds) && isNothing(fails) ? nothing : { kind: 'call', name, args };
}

/**
 * The same value with less to work out, where some names are known to be 0: what they do away with is left out, and sums within sums are one.
 * For working out alone; what a person reads is the formula as it stands.
 */
export function reduceFormula(formula: Formula, isZero: (name: string) => boolean): Formula {
  const reduced = (each: Formula): Formula => reduceFormula(each, isZero);
  switch (formula.kind) {
    case 'number':
      return formula;
    case 'name':
      return isZero(formula.name) ? nothing : formula;
    case 'sum':
      return reduceSum(formula, reduced);
    case 'product': {
      const factors = formula.factors.map(({ isDivisor, of }) => ({ isDivisor, of: reduced(of) }));
      const isGone = factors.some(({ isDivisor, of }) => !isDivisor && isNothing(of));
      return isGone ? nothing : { kind: 'product', factors };
    }
    case 'power':
      return {
        kind: 'power',
        base: reduced(formula.base),
        exponent: reduced(formula.exponent),
      };
    case 'call':
      return reduceCall(formula, reduced);
  }
}
