import type { CompiledGroup } from '../core/compile';
import type { LossRecovery } from '../core/lossRecovery';
import { shortName, type Column, type WholeRow } from '../core/row/columns';
import { fact, type Derivation } from '../formula/derivation';

/** A measured group and what explains figures that come from outside it. */
export interface Measured {
  readonly group: CompiledGroup;
  /** In the group's own currency, and as reported: translated where exchange rates are given. */
  readonly rows: readonly WholeRow[];
  readonly reported: readonly WholeRow[];
  /** Whether what is nothing is explained as well: in a workbook it may become something. */
  readonly isWhole?: boolean;
  /** Each figure is explained once, however many come from it. */
  readonly known: Map<string, Derivation>;
  /** Where the input is made from other inputs: what a fact of it is made of. */
  readonly facts?: (path: string, value: number) => Derivation | undefined;
  /** The same for curves: where a path of the group's own input is another path of the whole. */
  readonly ratePath?: (path: string) => string;
  /** Reinsurance held: where what it recovers of losses comes from. */
  readonly recovery?: (part: keyof LossRecovery, period: number, name: string) => Derivation;
}

/** `csmBeforeRelease` of period 1 is `year2.csm.beforeRelease`. */
export const figureName = ({ group }: Measured, period: number, column: Column): string =>
  `${group.labels[period] ?? period + 1}.${shortName(column)}`;

export function columnOf(
  section: string,
  figure: string,
  columns: readonly Column[],
): Column | undefined {
  const name =
    figure === 'total' ? section : section + figure.charAt(0).toUpperCase() + figure.slice(1);
  return (
    columns.find((column) => column === name) ??
    columns.find((column) => column === `${section}Total`)
  );
}

/** A derivation by its name: made the first time that it is asked for, however many come from it. */
export function once({ known }: Measured, name: string, make: () => Derivation): Derivation {
  const made = known.get(name) ?? make();
  known.set(name, made);
  return made;
}

export const valueOf = ({ rows }: Measured, period: number, column: Column): number =>
  rows[period]?.[column] ?? 0;

/** A way to ask of figures by path; it answers undefined where a path names none. */
export interface Explainer {
  readonly explain: (path: string) => Derivation | undefined;
  /** The figures that can be asked about, tables apart. */
  readonly figures: readonly string[];
}

/** A fact of the input; where the input itself is made from others (reinsurance held), what it is made of. */
export const given = (measured: Measured, path: string, value: number): Derivation =>
  measured.facts?.(path, value) ?? fact(path, value);
