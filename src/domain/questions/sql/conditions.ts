import { dimensionOf } from '../model';
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

/** The last quarter of each year of a range, as far as the range goes. */
export function yearEnds({ from, to }: PeriodRange): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const end = `${first + index}-12`;
    return end > to ? to : end;
  });
}
