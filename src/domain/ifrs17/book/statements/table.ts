import { terms } from '../../tables/expression';
import { derived, derivedBy, fact, type Derivation } from '../../formula/derivation';
import { isStatedNothing, sumOver, type Cube, type Scope } from '../sums/cube';
import { exactly } from '../sums/exactSum';
import type { ExplainGroup } from '../sums/explainClosed';
import { explainSum } from '../sums/explainSum';
import type { ClosedGroup } from '../types';

/** A part of a cell: a figure summed over a scope, of the close itself or of another that has a name (a shocked one). */
export interface CellTerm {
  readonly sign: 1 | -1;
  readonly figure: string;
  readonly scope: Scope;
  readonly close?: string;
}

/** A part of a cell that the book states or that stands in a curve. */
interface CellFact {
  readonly sign: 1 | -1;
  readonly name: string;
  readonly value: number;
  /** Stated in the functional currency: what, and at which rate it is presented. */
  readonly stated?: FactRate & { readonly amount: number };
}

/** The rate at which stated amounts are presented (IAS 21.39). */
export interface FactRate {
  readonly currency: string;
  readonly name: string;
  readonly rate: number;
}

/** An amount that the book states, in the presentation currency where there is a rate. */
export const statedFact = (name: string, amount: number, rate?: FactRate): CellFact => ({
  sign: 1,
  name,
  value: rate ? amount * rate.rate : amount,
  ...(rate && { stated: { ...rate, amount } }),
});

function factOf({ name, value, stated }: CellFact): Derivation {
  if (!stated) return fact(name, value);
  return derivedBy(`${name} in ${stated.currency}`, 'IAS 21.39', 'amount × rate', {
    amount: fact(name, stated.amount),
    rate: fact(stated.name, stated.rate),
  });
}

/** A number of a statement with what it is made of. Plain JSON. */
export interface Cell {
  readonly value: number;
  readonly paragraph: string;
  readonly terms: readonly CellTerm[];
  readonly facts?: readonly CellFact[];
  /** Over its facts by name, where it is no signed sum. */
  readonly formula?: string;
  /** Its close has no such row. */
  readonly absent?: true;
}

export interface TableRow {
  /** Its words are its `rowLabel`. */
  readonly id: string;
  readonly cells: readonly Cell[];
}

export interface Table {
  readonly id: string;
  readonly paragraph: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Sums over scopes as one cell. */
export const cellOf = (cube: Cube, paragraph: string, parts: readonly CellTerm[]): Cell => {
  const worth = parts
    .map((part) => ({ part, value: sumOver(cube, part.scope, part.figure) }))
    .filter(({ part, value }) => value !== 0 || isStatedNothing(cube, part.scope, part.figure));
  return {
    value: exactly(worth.map(({ part, value }) => part.sign * value)),
    paragraph,
    terms: worth.map(({ part }) => part),
  };
};

/** Sums over scopes and what the book states as one cell. */
export function cellWith(
  cube: Cube,
  paragraph: string,
  parts: readonly CellTerm[],
  stated: readonly CellFact[],
): Cell {
  const facts = stated.filter(({ value }) => value !== 0);
  const sums = cellOf(cube, paragraph, parts);
  return {
    ...sums,
    value: exactly([sums.value, ...facts.map(({ sign, value }) => sign * value)]),
    facts,
  };
}

/** A signed sum of columns (`belInterest - lcFinance`) over a scope. */
export const termsOf = (expression: string, scope: Scope): readonly CellTerm[] =>
  terms(expression).map(({ sign, column }) => ({ sign, figure: column, scope }));

export type ToCome = 'release' | 'maturity' | 'derecognition';

/** The figures of periods to come, `release[3]`, that fall into a band of years: each length of period by itself. */
export function bandTerms(
  cube: Cube,
  name: ToCome,
  scope: Scope,
  { from, to }: { readonly from: number; readonly to: number },
): readonly CellTerm[] {
  const found = new Map<string, CellTerm>();
  for (const { sums, periodsPerYear } of cube)
    for (const figure of Object.keys(sums)) {
      if (!figure.startsWith(`${name}[`)) continue;
      const years = Number(figure.slice(name.length + 1, -1)) / periodsPerYear;
      if (years < from || years >= to) continue;
      found.set(`${figure} ${periodsPerYear}`, {
        sign: 1,
        figure,
        scope: { ...scope, periodsPerYear },
      });
    }
  return [...found.values()];
}

/**
 * A cell as every figure is explained: a signed sum of sums, each down to groups, and on to facts where `explainGroup` knows them.
 * @param closes results of the other closes that its terms name
 */
export function explainCell(
  name: string,
  { value, paragraph, terms: parts, facts = [], formula }: Cell,
  groups: readonly ClosedGroup[],
  explainGroup?: ExplainGroup,
  closes: Readonly<Record<string, readonly ClosedGroup[]>> = {},
): Derivation {
  const sums = parts.map(({ sign, close, scope, figure }) => {
    const of = close === undefined ? groups : (closes[close] ?? []);
    return [sign, explainSum(of, scope, figure, { explainGroup, close })] as const;
  });
  const stated = facts.map((each) => [each.sign, factOf(each)] as const);
  const all = [...sums, ...stated];
  if (all.length === 0) return fact(name, value);
  const signed = all.map(([sign, part], index) =>
    `${sign < 0 ? '-' : index === 0 ? '' : '+'} ${part.name}`.trim(),
  );
  return derived(
    name,
    value,
    paragraph,
    formula ?? signed.join(' '),
    all.map(([, part]) => part),
  );
}
