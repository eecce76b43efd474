import { dimensionOf } from '../model';
import { quartersFrom } from '../reading/periods';
import type { Filter, PeriodRange, Query } from '../query';
import { literal, text } from './columns';

const condition = ({ dimension, values, isNegated }: Filter): string => {
  const column = dimensionOf(dimension)?.column ?? dimension;
  const [value = '', ...others] = values.map((each) => literal(dimension, each));
  if (others.length > 0)
    return `${column} ${isNegated ? 'NOT IN' : 'IN'} (${[value, ...others].join(', ')})`;
  return `${column} ${isNegated ? '<>' : '='} ${value}`;
};

export const within = ({ from, to }: PeriodRange): string =>
  from === to ? `period = ${text(to)}` : `period BETWEEN ${text(from)} AND ${text(to)}`;

/** What rows a block reads. */
export const conditionsOf = (
  { period }: Pick<Query, 'period'>,
  filters: readonly Filter[],
): string[] => [...filters.map(condition), ...(period ? [within(period)] : [])];

const quartersOf = ({ from, to }: PeriodRange): number => {
  const index = (period: string) => Number(period.slice(0, 4)) * 4 + Number(period.slice(5)) / 3;
  return index(to) - index(from) + 1;
};

/** The time that a time is compared with. */
export function before(period: PeriodRange, comparison: 'previous' | 'yearBefore'): PeriodRange {
  const by = comparison === 'yearBefore' ? 4 : quartersOf(period);
  return { from: quartersFrom(period.from, -by), to: quartersFrom(period.to, -by) };
}

/** The last quarter of each year of a range, as far as the range goes. */
export function yearEnds({ from, to }: PeriodRange): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const end = `${first + index}-12`;
    return end > to ? to : end;
  });
}
