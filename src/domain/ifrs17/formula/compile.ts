import type { Formula } from './parse';

/** The value of a formula over a row of values that begins at `offset`. */
export type Compiled = (values: Float64Array, offset: number) => number;

type Sum = Extract<Formula, { kind: 'sum' }>;
type Call = Extract<Formula, { kind: 'call' }>;

/** What rounding may leave of a sum, as a share of its terms. */
const noise = 1e-13;

/**
 * A formula as a function, made once: asking for its value then neither looks anything up nor allocates.
 * @param place where the value of a name stands in its row
 */
export function compileFormula(formula: Formula, place: (name: string) => number): Compiled {
  const compiled = (each: Formula): Compiled => compileFormula(each, place);
  switch (formula.kind) {
    case 'number': {
      const { value } = formula;
      return () => value;
    }
    case 'name': {
      const at = place(formula.name);
      return (values, offset) => values[offset + at] as number;
    }
    case 'sum':
      return compileSum(formula, place);
    case 'product':
      return formula.factors
        .map(({ isDivisor, of }) => ({ isDivisor, factor: compiled(of) }))
        .reduce<Compiled>(
          (product, { isDivisor, factor }, index) =>
            index === 0
              ? factor
              : isDivisor
                ? (values, offset) => product(values, offset) / factor(values, offset)
                : (values, offset) => product(values, offset) * factor(values, offset),
          () => 1,
        );
    case 'power': {
      const [base, exponent] = [compiled(formula.base), compiled(formula.exponent)];
      return (values, offset) => base(values, offset) ** exponent(values, offset);
    }
    case 'call':
      return compileCall(formula, compiled, place);
  }
}

/** Most figures are sums of others: places and signs side by side, without a call a term. */
function linear({ terms }: Sum, place: (name: string) => number) {
  const places = terms.map(({ of }) => (of.kind === 'name' ? place(of.name) : -1));
  return { places: Int32Array.from(places), signs: Int8Array.from(terms, ({ sign }) => sign) };
}

const isLinear = ({ terms }: Sum): boolean => terms.every(({ of }) => of.kind === 'name');

function compileSum(formula: Sum, place: (name: string) => number): Compiled {
  if (isLinear(formula)) {
    const { places, signs } = linear(formula, place);
    return (values, offset) => {
      let sum = 0;
      for (let term = 0; term < places.length; term++)
        sum += (signs[term] as number) * (values[offset + (places[term] as number)] as number);
      return sum;
    };
  }
  return formula.terms
    .map(({ sign, of }): Compiled => {
      const term = compileFormula(of, place);
      return sign > 0 ? term : (values, offset) => -term(values, offset);
    })
    .reduce((sum, term) => (values, offset) => sum(values, offset) + term(values, offset));
}

/** A sum that is nothing but what rounding leaves of its terms is nothing. */
function compileExact(sum: Formula, place: (name: string) => number): Compiled {
  if (sum.kind !== 'sum' || !isLinear(sum)) throw new RangeError('exact needs a sum of names');
  const { places, signs } = linear(sum, place);
  return (values, offset) => {
    let [value, size] = [0, 0];
    for (let term = 0; term < places.length; term++) {
      const each = values[offset + (places[term] as number)] as number;
      value += (signs[term] as number) * each;
      size += Math.abs(each);
    }
    return Math.abs(value) > noise * size ? value : 0;
  };
}

function compileCall(
  { name, args }: Call,
  compiled: (each: Formula) => Compiled,
  place: (name: string) => number,
): Compiled {
  const [one, other, last] = args;
  if (!one) throw new RangeError(`${name} of nothing`);
  if (name === 'exact') return compileExact(one, place);
  const first = compiled(one);
  if (name === 'if') {
    if (!other || !last) throw new RangeError('if needs a test and two formulas');
    const [holds, fails] = [compiled(other), compiled(last)];
    return (values, offset) =>
      first(values, offset) === 0 ? fails(values, offset) : holds(values, offset);
  }
  const pick = name === 'max' ? Math.max : Math.min;
  return args
    .slice(1)
    .map(compiled)
    .reduce(
      (best, each) => (values, offset) => pick(best(values, offset), each(values, offset)),
      first,
    );
}
