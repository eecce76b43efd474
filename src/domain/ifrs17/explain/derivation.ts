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
