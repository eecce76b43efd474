import { derived, fact, type Derivation } from '../../formula/derivation';
import type { ClosedGroup } from '../types';
import { isWithin, type Scope } from './cube';
import { exactly } from './exactSum';
import { explainClosed, figureName, type ExplainGroup } from './explainClosed';

/** `Life/Annuity issued general`: what a sum is of. */
export const scopeName = ({ company, portfolio, ...others }: Scope): string =>
  [[company, portfolio].filter(Boolean).join('/') || 'book', ...Object.values(others)].join(' ');

/** Behind the name of the close that it is of, where that is another than the one at hand. */
const ofClose = (close: string | undefined, name: string): string =>
  close === undefined ? name : `${close}: ${name}`;

/** What a sum over a scope is called. */
export const sumName = (scope: Scope, figure: string, close?: string): string =>
  ofClose(close, `${scopeName(scope)}.${figureName(figure)}`);

/** What the end of a sum is called: group, period, figure. */
export const closedName = (
  { id, period }: Pick<ClosedGroup, 'id' | 'period'>,
  figure: string,
  close?: string,
): string => ofClose(close, `${id} ${period}.${figure}`);

function ofGroup(
  each: ClosedGroup,
  figure: string,
  { explainGroup, close }: SumContext,
): Derivation {
  const name = closedName(each, figureName(figure), close);
  const value = each.figures[figure] ?? 0;
  const own = explainGroup && explainClosed(each, figureName(figure), explainGroup, close);
  return own ? derived(name, value, own.paragraph ?? '', own.name, [own]) : fact(name, value);
}

interface SumContext {
  readonly explainGroup?: ExplainGroup | undefined;
  /** Name of another close that the groups are of. */
  readonly close?: string | undefined;
}

/** The next level of a sum: companies of the book, portfolios of a company, then groups. */
const levels = ['company', 'portfolio'] as const;

/**
 * A sum as every figure is explained: its parts level by level down to groups, and of each group on to its facts where `explainGroup` knows it.
 * Parts that are nothing are left out, as a close leaves them out.
 */
export function explainSum(
  groups: readonly ClosedGroup[],
  scope: Scope,
  figure: string,
  context: SumContext = {},
): Derivation {
  const within = groups.filter(
    (each) => isWithin(each, scope) && each.figures[figure] !== undefined,
  );
  const name = sumName(scope, figure, context.close);
  const value = exactly(within.map(({ figures }) => figures[figure] ?? 0));
  const level = levels.find((each) => scope[each] === undefined);
  const parts = level
    ? [...new Set(within.map((each) => each[level]))].map((part) =>
        explainSum(within, { ...scope, [level]: part }, figure, context),
      )
    : within.map((each) => ofGroup(each, figure, context));
  return derived(name, value, '78, 98-100', 'Σ', parts);
}
