import { type SemanticModel, dimensionsOf } from '../model/SemanticModel';
import { type Comparison, type PeriodRange, type Query, isTime } from '../query';
import { periodsOf } from './books';
import { monthsOf } from './words/shifts';
import type { Known } from './known';

/** Without any data that name a quarter, the last one that has ended. */
export const latestOf = (periods: readonly string[]): string => periods.at(-1) ?? '2025-12';

/** What is asked for and cannot be told apart as it is asked. */
export interface Conflict {
  readonly measure: string;
  readonly dimension: string;
}

/** A figure that no view holds by a dimension that the query names; its times are one. */
export function conflictIn(query: Query, model: SemanticModel): Conflict | undefined {
  const isTimed = query.period !== undefined || query.comparison !== undefined;
  const used = [...dimensionsOf(query), ...(isTimed ? ['period'] : [])];
  // Changes have a day, by which they are chosen and not told apart.
  const isDay = (dimension: string, view = '') =>
    dimension === 'period' &&
    !query.dimensions.some(isTime) &&
    query.comparison === undefined &&
    model.conventions.days?.[view] !== undefined;
  for (const dimension of used)
    for (const [index, views] of model.viewsOf(query).entries())
      // One of them holds all, or none does.
      if (!model.hasDimension(views[0] ?? '', dimension) && !isDay(dimension, views[0]))
        return { measure: query.measures[index] ?? query.entity ?? '', dimension };
  return undefined;
}

/** What a time is compared with says which is meant: a year, or a quarter. */
const currentTime = (latest: string, comparison: Comparison | undefined): PeriodRange =>
  comparison === 'yearBefore'
    ? { from: `${latest.slice(0, 4)}-01`, to: `${latest.slice(0, 4)}-12` }
    : monthsOf({ from: latest, to: latest });

/** "The trial balance": what figures are split by unless something else is said. */
function ownSplit({ measures, dimensions, filters }: Query, model: SemanticModel) {
  const [by, ...others] = new Set(measures.flatMap((id) => model.measureOf(id)?.by ?? []));
  const isSaid =
    dimensions.some((id) => !isTime(id)) || filters.some(({ dimension }) => dimension === by);
  return others.length > 0 || isSaid ? undefined : by;
}

/** "How many journal lines have a credit over 1bn": as many as happened are counted, with a limit on their figures as without. */
const isOfHappenings = ({ countOf }: Query, model: SemanticModel): boolean =>
  countOf !== undefined &&
  model.entities.some(
    ({ key, isEvent }) => isEvent === true && key === model.dimensionOf(countOf)?.column,
  );

/** What goes without saying, said: the book, its base scenario, the last quarter. */
export function withDefaults(
  query: Query,
  known: Known,
  book: string | undefined,
  model: SemanticModel,
): Query {
  const { hasMonths, isLatest, unitOf } = model.conventions;
  const views = model.viewsOf(query).flatMap(([first]) => first ?? []);
  const periods = periodsOf(known, book, views);
  // A view that does not hold it is read without it: contracts have no scenario, the CSM beside them has.
  const isHeld = (dimension: string) => views.some((view) => model.hasDimension(view, dimension));
  const filters = [...query.filters];
  const [scenario] = known.values.filter(({ dimension }) => dimension === 'scenario');
  for (const [dimension, first] of [
    ['book', book],
    ['scenario', scenario?.value],
  ] as const) {
    const isSaid =
      filters.some((filter) => filter.dimension === dimension) ||
      query.dimensions.includes(dimension);
    if (first !== undefined && isHeld(dimension) && !isSaid)
      filters.push({ dimension, values: [first], isNegated: false });
  }
  const isTimed = filters.some(({ dimension }) => isTime(dimension));
  const isSplit = dimensionsOf(query).some(isTime);
  const latest = latestOf(periods);
  const all = { from: periods[0] ?? latest, to: latest };
  const isTimeless =
    isOfHappenings(query, model) ||
    query.measures.every((id) => id.endsWith('.count') || model.measureOf(id)?.isTimeless === true);
  const period =
    query.period ??
    ((!isLatest && query.comparison === undefined) || isTimed || !isHeld('period') || isTimeless
      ? undefined
      : isSplit
        ? all
        : hasMonths
          ? currentTime(latest, query.comparison)
          : { from: latest, to: latest });
  // A limit on a figure, or a rank, is one of something.
  const isRanked = query.thresholds.length > 0 || query.order !== undefined;
  const isOfUnits = isRanked && query.dimensions.length === 0 && query.measures.length > 0;
  const unit = views.flatMap((view) => {
    const id = unitOf(view);
    return id !== undefined && model.hasDimension(view, id) ? [id] : [];
  });
  const units = unit.slice(0, 1).flatMap((id) => [...(model.dimensionOf(id)?.beside ?? []), id]);
  // "How many groups of each portfolio": they are told apart, too.
  const { countOf } = query;
  const own = ownSplit(query, model);
  const apart = own ? [own, ...query.dimensions] : isOfUnits ? units : query.dimensions;
  const isApart = countOf === undefined || apart.length === 0 || apart.includes(countOf);
  const dimensions = isApart ? apart : [...apart, countOf];
  // "Groups with an average CSM over ...": of itself each is its own average.
  const averageOver = dimensions.includes(query.averageOver ?? '') ? undefined : query.averageOver;
  return { ...query, averageOver, dimensions, filters, period };
}
