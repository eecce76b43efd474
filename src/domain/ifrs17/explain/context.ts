import type { CompiledGroup } from '../core/compile';
import type { Column, Row } from '../core/row';
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
  /** The rate that accretes the CSM, where it is not that of one period. */
  readonly accretion?: Derivation;
  /** The same of the CSM, where parts of it joined within the year so far. */
  readonly csmGrowth?: Derivation;
  /** The first period of the year so far, where all of it is taken as one (B137). */
  readonly yearFrom?: number;
  /** Reinsurance held: where the loss-recovery figures come from. */
  readonly recovery?: (column: Column, period: number) => Derivation | undefined;
}

/** `csmBeforeRelease` of period 1 is `year2.csm.beforeRelease`. */
export function figureName({ group }: Measured, period: number, column: Column): string {
  const [, section = column, figure = ''] = /^([a-z]+)(.*)$/.exec(column) ?? [];
  return `${group.labels[period] ?? period + 1}.${section}.${figure === '' ? 'total' : figure.charAt(0).toLowerCase() + figure.slice(1)}`;
}

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
