import { columns, shortName, type Column } from '../core/row';
import type { Measured } from './context';
import { derived, fact, type Derivation } from './derivation';

/** The derivation of another column, of the same period where none is named. */
export type Figure = (column: Column, at?: number) => Derivation;

/** Explains one column of one period. */
export type Explain = (
  measured: Measured,
  period: number,
  figure: Figure,
  name: string,
  value: number,
) => Derivation;

const shortNames: ReadonlyMap<string, Column> = new Map(
  columns.map((column) => [shortName(column), column]),
);

/** The columns that a formula names. */
const columnsIn = (formula: string): readonly Column[] => [
  ...new Set(
    [...formula.matchAll(/(?<![\w.\]])[a-z]+\.[a-zA-Z]+(?![\w.[])/g)].flatMap(
      ([name]) => shortNames.get(name) ?? [],
    ),
  ),
];

/** A formula over figures of the period, and what else it names. */
export interface Formula {
  readonly formula: string;
  readonly others?: readonly Derivation[];
}

type Made = string | Formula;

/**
 * A figure by a formula that is arithmetic of the names in it: those of columns are looked up, other parts come with it. A formula that
 * depends on model or policy is made for the case at hand.
 */
export const by =
  (
    paragraph: string,
    make: Made | ((measured: Measured, period: number, figure: Figure) => Made),
  ): Explain =>
  (measured, period, figure, name, value) => {
    const made = typeof make === 'function' ? make(measured, period, figure) : make;
    const { formula, others = [] } = typeof made === 'string' ? { formula: made } : made;
    return derived(name, value, paragraph, formula, [
      ...columnsIn(formula).map((column) => figure(column)),
      ...others,
    ]);
  };

/** Contracts held run the other way. */
export const signed = ({ group }: Measured, formula: string): string =>
  group.sign < 0 ? `-${formula}` : formula;

/** A fact of the input; where the input itself is made from others (reinsurance held), what it is made of. */
export const given = (measured: Measured, path: string, value: number): Derivation =>
  measured.facts?.(path, value) ?? fact(path, value);

/** A stated amount of a period, or nothing. */
export const statedIn =
  (
    paragraph: string,
    path: string,
    read: (measured: Measured) => readonly number[] | undefined,
    sign: 1 | -1 = 1,
  ): Explain =>
  (measured, period, _, name, value) => {
    const values = read(measured);
    if (!values) return derived(name, value, paragraph, '0', []);
    const stated = given(measured, `${path}[${period}]`, values[period] ?? 0);
    const isNegative = measured.group.sign * sign < 0;
    return derived(name, value, paragraph, `${isNegative ? '-' : ''}${stated.name}`, [stated]);
  };

/** `a - b + c` of parts with signs; nothing is 0. */
export function sumFormula(parts: readonly (readonly [1 | -1, Derivation])[]): Formula {
  const formula = parts
    .map(([sign, { name }], index) => `${sign < 0 ? '-' : index === 0 ? '' : '+'} ${name}`.trim())
    .join(' ');
  return { formula: formula || '0', others: parts.map(([, part]) => part) };
}

/** Share of the group that leaves at the end of the period (76). */
export function leaving(measured: Measured, period: number): Derivation | undefined {
  const left = (measured.group.input.derecognitions ?? []).flatMap(
    ({ atEndOf, fraction }, index) =>
      atEndOf === period + 1
        ? [given(measured, `derecognitions[${index}].fraction`, fraction)]
        : [],
  );
  if (left.length === 0) return undefined;
  const stays = left.reduce((product, { value }) => product * (1 - value), 1);
  return derived(
    'share that leaves',
    1 - stays,
    '76',
    `1 - ${left.map(({ name }) => `(1 - ${name})`).join(' × ')}`,
    left,
  );
}
