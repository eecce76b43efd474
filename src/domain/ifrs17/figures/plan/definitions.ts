import { columnNamed, shortName, type Column } from '../../core/row/columns';
import type { State } from '../../core/state';
import type { Measured } from '../../explain/context';
import type { Derivation } from '../../formula/derivation';
import { namesOf, parseFormula } from '../../formula/parse';
import type { Case } from './case';

/** The derivation of another column, of the same period where none is named. */
export type Ask = (column: Column, at?: number) => Derivation;

/**
 * What formulas rest on that is no arithmetic of other figures: a fact, an estimate, a present value. Both of its functions are made from one
 * description.
 */
export interface Source {
  readonly paragraph: string;
  /** False for a case in which it is nothing in every period: it is not worked out then. */
  readonly exists?: (of: Case) => boolean;
  /** True for what comes of contracts that join or leave or of changes in estimates: nothing in a period without any. */
  readonly isOfChange?: boolean;
  readonly read: (state: State) => number;
  readonly explain: (measured: Measured, period: number, ask: Ask, name: string) => Derivation;
}

/** The one definition of a figure of a period: the paragraph it follows, and its formula over other figures of the period; or where it comes from. */
export type Definition = readonly [paragraph: string, formula: string] | Source;
/** In the order in which they are worked out. */
export type Definitions = Readonly<Partial<Record<Column, Definition>>>;

export const isSource = (definition: Definition): definition is Source => 'read' in definition;

export const entriesOf = (definitions: Definitions) =>
  Object.entries(definitions) as [Column, Definition][];

/**
 * @param parts definitions in the order in which they are worked out
 * @throws RangeError where a formula names a figure that is worked out after it, and would read what an earlier period left, or where a figure is
 * worked out twice
 */
export function checkOrder(parts: readonly Definitions[]): void {
  const all = parts.flatMap(entriesOf);
  const later = new Set(all.map(([column]) => column));
  for (const [column, definition] of all) {
    const names = isSource(definition) ? [] : namesOf(parseFormula(definition[1]));
    const early = names.find((name) => later.has(columnNamed(name)));
    if (early !== undefined)
      throw new RangeError(`${shortName(column)} needs ${early}, which is worked out after it`);
    if (!later.delete(column)) throw new RangeError(`${shortName(column)} is worked out twice`);
  }
}

/** Contracts held run the other way: a term with its sign on the side of the liability. */
export const signed = (isHeld: boolean, term: string, isLess = false): string =>
  `${isHeld === isLess ? '+' : '-'} ${term}`;

const units = 'coverage.provided + coverage.future';
/** Units of the period over those of it and the future (B119); where none are left all is provided. */
export const shareOfUnits = `if(${units}, coverage.provided ÷ (${units}), 1)`;
