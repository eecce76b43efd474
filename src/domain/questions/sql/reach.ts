import type { SemanticModel } from '../model/SemanticModel';
import type { PeriodRange, Query } from '../query';
import { monthsBetween, monthsFrom } from '../reading/words/shifts';
import { literal } from './columns';

export const timeIn = (keys: readonly string[]): string | undefined =>
  ['month', 'period', 'year'].find((key) => keys.includes(key));

/** How many months lie between a time and that which it is held against, where one stands below the other. */
export function monthsBack(query: Query): number | undefined {
  const { comparison, calculation, dimensions, period, against } = query;
  const time = timeIn(dimensions);
  if (time === undefined || calculation === 'running' || calculation === 'share') return undefined;
  if (comparison === 'given')
    return period && against?.period && monthsBetween(against.period.from, period.from);
  if (comparison === 'yearBefore' || time === 'year') return 12;
  return time === 'month' ? 1 : 3;
}

/** What the first of the times beside one another moved from is read too. */
export function reachOf(query: Query): PeriodRange | undefined {
  const { comparison, calculation, period } = query;
  const months = monthsBack(query);
  return period && months !== undefined && (calculation === 'change' || comparison !== undefined)
    ? { from: monthsFrom(period.from, -months), to: period.to }
    : undefined;
}

/** ... and left out afterwards. */
export function withinOf({ dimensions, period }: Query, model: SemanticModel): string {
  const time = timeIn(dimensions) ?? 'period';
  const from = period?.from ?? '';
  const value = literal(model.dimensionOf(time), time === 'year' ? from.slice(0, 4) : from);
  return `${time} >= ${value}`;
}
