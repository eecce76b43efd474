import type { Formula } from './parse';

/** The value of a formula over a row of values that begins at `offset`. */
export type Compiled = (values: Float64Array, offset: number) => number;

type Sum = Extract<Formula, { kind: 'sum' }>;
type Product = Extract<Formula, { kind: 'product' }>;
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
      return compileProduct(formula, place);
    case 'power': {
      const [base, exponent] = [compiled(formula.base), compiled(formula.exponent)];
      return (values, offset) => base(values, offset) ** exponent(values, offset);
    }
    case 'call':
      return compileCall(formula, compiled, place);
  }
}

interface Operand {
  readonly sign: number;
  readonly of: Formula;
}

/** Most operands are names: places and signs side by side, without a call each; what is left is worked out. */
function operands(all: readonly Operand[], place: (name: string) => number) {
  const named = all.flatMap(({ sign, of }) =>
    of.kind === 'name' ? [{ sign, at: place(of.name) }] : [],
  );
  const others = all.filter(({ of }) => of.kind !== 'name');
  return {
    places: Int32Array.from(named, ({ at }) => at),
    signs: Int8Array.from(named, ({ sign }) => sign),
    others: others.map(({ of }) => compileFormula(of, place)),
    otherSigns: Int8Array.from(others, ({ sign }) => sign),
  };
}

const isLinear = ({ terms }: Sum): boolean => terms.every(({ of }) => of.kind === 'name');

function compileSum({ terms }: Sum, place: (name: string) => number): Compiled {
  const { places, signs, others, otherSigns } = operands(terms, place);
  const [first = 0, second = 0] = places;
  if (places.length === 2 && others.length === 0 && signs.every((sign) => sign > 0))
    return (values, offset) =>
      (values[offset + first] as number) + (values[offset + second] as number);
  return (values, offset) => {
    let sum = 0;
    for (let term = 0; term < places.length; term++) {
      const value = values[offset + (places[term] as number)] as number;
      sum = (signs[term] as number) < 0 ? sum - value : sum + value;
    }
    for (let term = 0; term < others.length; term++)
      sum += (otherSigns[term] as number) * (others[term] as Compiled)(values, offset);
    return sum;
  };
}

function compileProduct({ factors }: Product, place: (name: string) => number): Compiled {
  const { places, signs, others, otherSigns } = operands(
    factors.map(({ isDivisor, of }) => ({ sign: isDivisor ? -1 : 1, of })),
    place,
  );
  return (values, offset) => {
    let product = 1;
    for (let factor = 0; factor < others.length; factor++) {
      const value = (others[factor] as Compiled)(values, offset);
      product = (otherSigns[factor] as number) < 0 ? product / value : product * value;
    }
    for (let factor = 0; factor < places.length; factor++) {
      const value = values[offset + (places[factor] as number)] as number;
      product = (signs[factor] as number) < 0 ? product / value : product * value;
    }
    return product;
  };
}

/** A sum that is nothing but what rounding leaves of its terms is nothing. */
function compileExact(sum: Formula, place: (name: string) => number): Compiled {
  if (sum.kind !== 'sum' || !isLinear(sum)) throw new RangeError('exact needs a sum of names');
  const { places, signs } = operands(sum.terms, place);
  return (values, offset) => {
    let value = 0;
    let size = 0;
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
  // Each by its own name: a function that is looked up is called, not made part of this one.
  return args
    .slice(1)
    .map(compiled)
    .reduce(
      name === 'max'
        ? (best, each) => (values, offset) => Math.max(best(values, offset), each(values, offset))
        : (best, each) => (values, offset) => Math.min(best(values, offset), each(values, offset)),
      first,
    );
}
