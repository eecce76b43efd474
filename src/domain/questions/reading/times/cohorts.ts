import type { Filter, Operator } from '../../query';
import type { PeriodMention } from '../words/periods';
import { type Tokens, isOperator, meaningsOf } from '../tokens';

/** "the 2024 cohort", and all of "cohorts 2023, 2024 and 2025". */
export function isCohort(tokens: Tokens, index: number): boolean {
  const isBeside = (step: -1 | 1) => {
    let at = index + step;
    while (tokens.at(at)?.period || isOperator(tokens.at(at), 'add', 'or', 'notBefore')) at += step;
    return meaningsOf(tokens.at(at), 'dimension').some(({ id }) => id === 'cohort');
  };
  return isBeside(-1) || isBeside(1);
}

/** "Groups issued in 2025": what stands beside the year is what was issued. */
export const isOfRows = (tokens: Tokens, index: number): boolean =>
  [index - 2, index - 1, index + 1].some((at) =>
    meaningsOf(tokens.at(at), 'dimension').some(({ id }) => id === 'group'),
  );

const HOLDS: Readonly<Record<Operator, (year: string, bound: string) => boolean>> = {
  '<': (year, bound) => year < bound,
  '<=': (year, bound) => year <= bound,
  '>': (year, bound) => year > bound,
  '>=': (year, bound) => year >= bound,
};

/** The years that are meant; where none is known, one beyond the bound, which has no rows. */
export function yearsOf({ range, bound }: PeriodMention, cohorts: readonly string[]): string[] {
  const year = bound?.year ?? range.from.slice(0, 4);
  if (!bound) return [year];
  const held = cohorts.filter((each) => HOLDS[bound.operator](each, year));
  return held.length > 0
    ? held
    : [String(Number(year) + (bound.operator.startsWith('<') ? -1 : 1))];
}

/** Years of issue, those that are left out by themselves. */
export function withCohort(
  filters: readonly Filter[],
  years: readonly string[],
  isLeftOut: boolean,
): Filter[] {
  const same = filters.find((filter) => filter.isNegated === isLeftOut);
  const values = [...new Set([...(same?.values ?? []), ...years])];
  return [
    ...filters.filter((filter) => filter !== same),
    { dimension: 'cohort', values, isNegated: isLeftOut },
  ];
}
