import type { SemanticModel } from '../model/SemanticModel';
import type { Filter, PeriodRange, Query } from '../query';
import { columnOf, literal } from './columns';

const condition = (
  { dimension, values, isNegated }: Filter,
  view: string,
  model: SemanticModel,
): string => {
  const column = columnOf(dimension, view, model);
  const [value = '', ...others] = values.map((each) => literal(model.dimensionOf(dimension), each));
  if (others.length > 0)
    return `${column} ${isNegated ? 'NOT IN' : 'IN'} (${[value, ...others].join(', ')})`;
  return `${column} ${isNegated ? '<>' : '='} ${value}`;
};

/** What goes without saying holds where a view has it. */
const UNSAID: ReadonlySet<string> = new Set(['book', 'scenario']);

/** What rows of a view a block reads. */
export const conditionsOf = (
  { period }: Pick<Query, 'period'>,
  filters: readonly Filter[],
  view: string,
  model: SemanticModel,
): string[] => [
  ...filters
    .filter(({ dimension }) => !UNSAID.has(dimension) || model.hasDimension(view, dimension))
    .map((filter) => condition(filter, view, model)),
  ...(period ? [model.writing.within(view, period)] : []),
];

/** The last quarter of each year of a range, as far as the range goes. */
export function yearEnds({ from, to }: PeriodRange): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const end = `${first + index}-12`;
    return end > to ? to : end;
  });
}
