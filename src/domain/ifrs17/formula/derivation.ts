import { parseFormula } from './parse';
import { printFormula, valueOf } from './print';

/** How a figure came about: its formula and paragraph, and the figures and facts it came from, down to the facts. */
export interface Derivation {
  /** A figure (`year2.csm.closing`) or a fact of the input (`expected.claims[2]`). */
  readonly name: string;
  readonly value: number;
  /** Symbols and names only; absent for a fact. */
  readonly formula?: string;
  readonly paragraph?: string;
  readonly from?: readonly Derivation[];
}

export const fact = (name: string, value: number): Derivation => ({ name, value });

export const derived = (
  name: string,
  value: number,
  paragraph: string,
  formula: string,
  from: readonly Derivation[],
): Derivation => ({ name, value, formula, paragraph, from });

export const sumOf = (parts: readonly Derivation[]): number =>
  parts.reduce((sum, { value }) => sum + value, 0);

/** The same where the parts are many: they are worked out once they are asked for. */
export function derivedLazily(
  name: string,
  value: number,
  paragraph: string,
  formula: string,
  parts: () => readonly Derivation[],
): Derivation {
  let known: readonly Derivation[] | undefined;
  return {
    name,
    value,
    formula,
    paragraph,
    get from() {
      return (known ??= parts());
    },
  };
}

/** A figure by its one formula over named parts: value and text both follow from it. */
export function derivedBy(
  name: string,
  paragraph: string,
  text: string,
  parts: Readonly<Record<string, Derivation>>,
): Derivation {
  const formula = parseFormula(text);
  const part = (each: string): Derivation => {
    const found = parts[each];
    if (!found) throw new RangeError(`${name} needs ${each}`);
    return found;
  };
  const worth = (each: string) => part(each).value;
  const { text: written, names } = printFormula(formula, {
    nameOf: (each) => part(each).name,
    valueOf: worth,
  });
  return derived(name, valueOf(formula, worth), paragraph, written, names.map(part));
}

/** Parts with signs, as a sum has them. */
export type Signed = readonly (readonly [1 | -1, Derivation])[];

/** `a - b + c` of parts with signs; nothing is 0. */
export function summedBy(name: string, paragraph: string, parts: Signed): Derivation {
  const terms = parts.map(([sign, part], index) =>
    `${sign < 0 ? '-' : index === 0 ? '' : '+'} ${part.name}`.trim(),
  );
  return derived(
    name,
    parts.reduce((sum, [sign, { value }]) => sum + sign * value, 0),
    paragraph,
    terms.join(' ') || '0',
    parts.map(([, part]) => part),
  );
}
