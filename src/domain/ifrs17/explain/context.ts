import type { CompiledGroup } from '../core/compile';
import { shortName, type Column, type Row } from '../core/row';
import type { Derivation } from './derivation';

/** A measured group and what explains figures that come from outside it. */
export interface Measured {
  readonly group: CompiledGroup;
  /** In the group's own currency, and as reported: translated where exchange rates are given. */
  readonly rows: readonly Row[];
  readonly reported: readonly Row[];
  /** Each figure is explained once, however many come from it. */
  readonly known: Map<string, Derivation>;
  /** Where the input is made from other inputs: what a fact of it is made of. */
  readonly facts?: (path: string, value: number) => Derivation | undefined;
  /** The same for curves: where a path of the group's own input is another path of the whole. */
  readonly ratePath?: (path: string) => string;
  /** Reinsurance held: where the loss-recovery figures come from. */
  readonly recovery?: (column: Column, period: number) => Derivation | undefined;
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

export const valueOf = ({ rows }: Measured, period: number, column: Column): number =>
  rows[period]?.[column] ?? 0;

/** A way to ask of figures by path; it answers undefined where a path names none. */
export interface Explainer {
  readonly explain: (path: string) => Derivation | undefined;
  /** The figures that can be asked about, tables apart. */
  readonly figures: readonly string[];
}
