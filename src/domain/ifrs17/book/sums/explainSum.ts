import { columns, shortName, type Column } from '../../core/row';
import { derived, fact, type Derivation } from '../../formula/derivation';
import type { ClosedGroup } from '../types';
import { isWithin, type Scope } from './cube';
import { exactly } from './exactSum';

/** How a figure of one group came about, if its input is at hand: `explainer(input).explain` by the group's name. */
export type ExplainGroup = (id: string, figure: string) => Derivation | undefined;

const known: ReadonlySet<string> = new Set(columns);

/** `csmClosing` is `csm.closing`; what is no column keeps its name. */
export const figureName = (figure: string): string =>
  known.has(figure) ? shortName(figure as Column) : figure;

/** `Life/Annuity issued general`: what a sum is of. */
export const scopeName = ({ company, portfolio, ...others }: Scope): string =>
  [[company, portfolio].filter(Boolean).join('/') || 'book', ...Object.values(others)].join(' ');

function ofGroup(each: ClosedGroup, figure: string, explainGroup?: ExplainGroup): Derivation {
  const name = `${each.id} ${each.period}.${figureName(figure)}`;
  const value = each.figures[figure] ?? 0;
  const own = explainGroup?.(each.id, `${each.period}.${figureName(figure)}`);
  return own ? derived(name, value, own.paragraph ?? '', own.name, [own]) : fact(name, value);
}

/** The next level of a sum: companies of the book, portfolios of a company, then groups. */
const levels = ['company', 'portfolio'] as const;

/**
 * A sum as every figure is explained: its parts level by level down to groups, and of each group on to its facts where `explainGroup` knows it.
 * Parts that are nothing are left out.
 */
export function explainSum(
  groups: readonly ClosedGroup[],
  scope: Scope,
  figure: string,
  explainGroup?: ExplainGroup,
): Derivation {
  const within = groups.filter(
    (each) => isWithin(each, scope) && (each.figures[figure] ?? 0) !== 0,
  );
  const name = `${scopeName(scope)}.${figureName(figure)}`;
  const value = exactly(within.map(({ figures }) => figures[figure] ?? 0));
  const level = levels.find((each) => scope[each] === undefined);
  const parts = level
    ? [...new Set(within.map((each) => each[level]))].map((part) =>
        explainSum(within, { ...scope, [level]: part }, figure, explainGroup),
      )
    : within.map((each) => ofGroup(each, figure, explainGroup));
  return derived(name, value, '78, 98-100', 'Σ', parts);
}
