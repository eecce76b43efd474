import type { SemanticModel } from '../model/SemanticModel';
import type { Filter, PeriodRange, Query } from '../query';
import { type Compiling, columnOf, indented, literal } from './columns';

/** What a filter is in SQL. */
export const condition = (
  { dimension, values, isNegated }: Filter,
  view: string,
  model: SemanticModel,
): string => {
  const column = columnOf(dimension, view, model);
  if (values.every((value) => value === '')) return `${column} IS ${isNegated ? 'NOT ' : ''}NULL`;
  const [value = '', ...others] = values.map((each) => literal(model.dimensionOf(dimension), each));
  if (others.length > 0)
    return `${column} ${isNegated ? 'NOT IN' : 'IN'} (${[value, ...others].join(', ')})`;
  return `${column} ${isNegated ? '<>' : '='} ${value}`;
};

/** Of what another query chooses. */
export const isChosen = (column: string, codes: string): string =>
  `${column} IN (\n${indented(codes)}\n)`;

/** What goes without saying holds where a view has it. */
export const isUnsaid = (dimension: string): boolean =>
  dimension === 'book' || dimension === 'scenario';

/** What is counted or listed, where one of them has several rows in the view. */
function ofSeveralRows({ entity, measures }: Query, view: string, model: SemanticModel) {
  const [only = '', ...others] = measures;
  const found = model.entityOf(entity ?? (others.length === 0 ? only.replace('.count', '') : ''));
  return found?.severalIn?.includes(view) ? found : undefined;
}

/** What rows of a view a block reads. */
export function conditionsOf(
  query: Query,
  period: PeriodRange | undefined,
  view: string,
  { model, within }: Pick<Compiling, 'model' | 'within'>,
): string[] {
  const filters = query.filters.filter(
    ({ dimension }) => !isUnsaid(dimension) || model.hasDimension(view, dimension),
  );
  const several = ofSeveralRows(query, view, model);
  const isDenied = ({ dimension, values, isNegated }: Filter) =>
    several !== undefined &&
    model.dimensionOf(dimension)?.column !== several.key &&
    (isNegated ||
      (model.dimensionOf(dimension)?.type === 'boolean' &&
        values.every((value) => value === 'false')));
  const held = filters.filter((filter) => !isDenied(filter));
  const isRight = ({ dimension }: Filter) => model.dimensionOf(dimension)?.type === 'boolean';
  const among = (chosen: readonly Filter[]) =>
    `IN (SELECT ${several?.key} FROM ${view} WHERE ${chosen.map((filter) => condition(filter, view, model)).join(' AND ')})`;
  // "Roles that may not delete": those of which no row may.
  const denied = filters.filter(isDenied).map((filter) => {
    const affirmed = filter.isNegated
      ? { ...filter, isNegated: false }
      : { ...filter, values: ['true'] };
    const places = isRight(filter) ? held.filter((each) => !isRight(each)) : held;
    return `${several?.key} NOT ${among([...places, affirmed])}`;
  });
  // "... that may read but not delete": of which a row may read, and none delete.
  const isBoth =
    filters.some((filter) => isDenied(filter) && isRight(filter)) && held.some(isRight);
  // "No right on the menus' screen": it may have no row of that screen at all.
  const isOwn = ({ dimension, values }: Filter) =>
    values.includes('') ||
    isUnsaid(dimension) ||
    (several?.columns.includes(model.dimensionOf(dimension)?.column ?? '') ?? true);
  const outside = filters
    .filter((filter) => !isDenied(filter) && (denied.length === 0 || isOwn(filter)))
    .map((filter) => condition(filter, view, model));
  return [
    ...outside,
    ...(isBoth ? [`${several?.key} ${among(held)}`] : []),
    ...denied,
    ...(within ? [isChosen(columnOf(within.dimension, view, model), within.codes)] : []),
    ...(period ? [model.writing.within(view, period)] : []),
  ];
}

/** The last quarter of each year of a range, as far as the range goes. */
export function yearEnds({ from, to }: PeriodRange): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const end = `${first + index}-12`;
    return end > to ? to : end;
  });
}
