import { terms } from '../../tables/expression';
import { derived, fact, type Derivation } from '../../formula/derivation';
import { sumOver, type Cube, type Scope } from '../sums/cube';
import { exactly } from '../sums/exactSum';
import { explainSum, figureName, scopeName, type ExplainGroup } from '../sums/explainSum';
import type { ClosedGroup } from '../types';

/** A part of a cell: a figure summed over a scope. */
interface CellTerm {
  readonly sign: 1 | -1;
  readonly figure: string;
  readonly scope: Scope;
}

/** A number of a statement with what it is made of. Plain JSON. */
export interface Cell {
  readonly value: number;
  readonly paragraph: string;
  readonly terms: readonly CellTerm[];
}

export interface TableRow {
  /** Key of its words, or a name where it is that of a portfolio or a scenario. */
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
    .filter(({ value }) => value !== 0);
  return {
    value: exactly(worth.map(({ part, value }) => part.sign * value)),
    paragraph,
    terms: worth.map(({ part }) => part),
  };
};

/** A signed sum of columns (`belInterest - lcFinance`) over a scope. */
export const termsOf = (expression: string, scope: Scope): readonly CellTerm[] =>
  terms(expression).map(({ sign, column }) => ({ sign, figure: column, scope }));

/** The figures of periods to come, `release[3]`, that fall into a band of years: each length of period by itself. */
export function bandTerms(
  cube: Cube,
  name: 'release' | 'maturity',
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

const lower = (part: CellTerm): string => `${scopeName(part.scope)}.${figureName(part.figure)}`;

/** A cell as every figure is explained: a signed sum of sums, each down to groups, and on to facts where `explainGroup` knows them. */
export function explainCell(
  name: string,
  { value, paragraph, terms: parts }: Cell,
  groups: readonly ClosedGroup[],
  explainGroup?: ExplainGroup,
): Derivation {
  if (parts.length === 0) return fact(name, value);
  const formula = parts.map((part, index) =>
    `${part.sign < 0 ? '-' : index === 0 ? '' : '+'} ${lower(part)}`.trim(),
  );
  return derived(
    name,
    value,
    paragraph,
    formula.join(' '),
    parts.map(({ scope, figure }) => explainSum(groups, scope, figure, explainGroup)),
  );
}
