import type { Column } from '../core/row';
import type { State } from '../core/state';
import type { Measured } from '../explain/context';
import type { Derivation } from '../formula/derivation';
import type { GroupInput } from '../schema/group';

/** The derivation of another column, of the same period where none is named. */
export type Ask = (column: Column, at?: number) => Derivation;

/**
 * What formulas rest on that is no arithmetic of other figures: a fact, an estimate, a present value. Both of its functions are made from one
 * description.
 */
export interface Source {
  readonly paragraph: string;
  readonly read: (state: State) => number;
  readonly explain: (measured: Measured, period: number, ask: Ask, name: string) => Derivation;
}

/** The one definition of a figure of a period: the paragraph it follows, and its formula over other figures of the period; or where it comes from. */
export type Definition = readonly [paragraph: string, formula: string] | Source;
/** In the order in which they are worked out. */
export type Definitions = Readonly<Partial<Record<Column, Definition>>>;

/** What is stated as it is, by period or once: nothing where the input leaves it out. */
export interface Stated {
  readonly path: string;
  readonly of: (input: GroupInput) => readonly number[] | number | undefined;
}

/** Contracts held run the other way: a term with its sign on the side of the liability. */
export const signed = (isHeld: boolean, term: string, isLess = false): string =>
  `${isHeld === isLess ? '+' : '-'} ${term}`;

const units = 'coverage.provided + coverage.future';
/** Units of the period over those of it and the future (B119); where none are left all is provided. */
export const shareOfUnits = `if(${units}, coverage.provided ÷ (${units}), 1)`;
