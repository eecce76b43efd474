import type { Formula } from './parse';

interface Names {
  /** How a name is written, and what it is worth. */
  readonly nameOf: (name: string) => string;
  readonly valueOf: (name: string) => number;
  /** Long sums keep terms that are nothing, and an `if` both of its parts: what a formula is whatever its names are worth. */
  readonly isWhole?: boolean | undefined;
}

/** A formula as it is for the case at hand: of an `if` the part that holds, of a long sum the terms that are something. */
export interface Printed {
  readonly text: string;
  /** The names in it, each once. */
  readonly names: readonly string[];
}

/** Sums of more terms than this leave out those that are nothing. */
const short = 3;

export function valueOf(formula: Formula, value: Names['valueOf']): number {
  const of = (each: Formula) => valueOf(each, value);
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'name':
      return value(formula.name);
    case 'sum':
      return formula.terms.reduce((sum, term) => sum + term.sign * of(term.of), 0);
    case 'product':
      return formula.factors.reduce(
        (product, factor) => (factor.isDivisor ? product / of(factor.of) : product * of(factor.of)),
        1,
      );
    case 'power':
      return of(formula.base) ** of(formula.exponent);
    case 'call': {
      const [first = 0, second = 0, third = 0] = formula.args.map(of);
      if (formula.name === 'if') return first === 0 ? third : second;
      if (formula.name === 'exact') return first;
      return formula.name === 'max'
        ? Math.max(...formula.args.map(of))
        : Math.min(...formula.args.map(of));
    }
  }
}

/** How tightly an operator binds: a part that binds less stands in parentheses. */
const strength = { sum: 1, product: 2, power: 3, number: 4, name: 4, call: 4 } as const;

export function printFormula(
  formula: Formula,
  { nameOf, valueOf: value, isWhole = false }: Names,
): Printed {
  const names = new Set<string>();
  const taken = (each: Formula): Formula => {
    if (each.kind !== 'call') return each;
    const [first, second, third] = each.args;
    if (each.name === 'exact' && first) return taken(first);
    if (isWhole || each.name !== 'if' || !first || !second || !third) return each;
    return taken(valueOf(first, value) === 0 ? third : second);
  };
  const within = (given: Formula, least: number): string => {
    const each = taken(given);
    const text = written(each);
    const isBare = strength[each.kind] >= least && !(least > 1 && text.startsWith('-'));
    return isBare ? text : `(${text})`;
  };
  const written = (given: Formula): string => {
    const each = taken(given);
    switch (each.kind) {
      case 'number':
        return String(each.value);
      case 'name':
        names.add(each.name);
        return nameOf(each.name);
      case 'sum': {
        const isLong = each.terms.length > short && !isWhole;
        const terms = each.terms.filter(({ of }) => !isLong || valueOf(of, value) !== 0);
        const text = terms.map(({ sign, of }) => `${sign < 0 ? '-' : '+'} ${within(of, 2)}`);
        return text.join(' ').replace(/^\+ /, '').replace(/^- /, '-') || '0';
      }
      case 'product':
        return each.factors
          .map(({ isDivisor, of }, index) => {
            const factor = within(of, index === 0 ? 2 : 3);
            return index === 0 ? factor : `${isDivisor ? '÷' : '×'} ${factor}`;
          })
          .join(' ');
      case 'power':
        return `${within(each.base, 4)} ^ ${within(each.exponent, 4)}`;
      case 'call':
        return `${each.name}(${each.args.map((arg) => written(arg)).join(', ')})`;
    }
  };
  return { text: written(formula), names: [...names] };
}
