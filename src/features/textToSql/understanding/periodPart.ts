import type { DataQuery } from '@/api';
import type { MessageId } from '@/i18n';
import { parts } from '../messages';
import type { Names } from './Names';

type Period = NonNullable<DataQuery['period']>;

interface PeriodPart {
  readonly message: { id: MessageId };
  readonly values: Record<string, string>;
}

/** Whether each quarter of the time has a row of its own, or each year: then its whole span is shown. */
const isSplitInTime = ({ dimensions, averageOver, thresholds }: DataQuery): boolean =>
  [...dimensions, averageOver].some((id) => id === 'period' || id === 'year') ||
  thresholds.some(({ inARow }) => inARow !== undefined);

/**
 * When figures of a time stand. A balance is that at its end, an opening balance that at its beginning: to say the span of several quarters would say
 * that they were added up. `at` is undefined where there are none, or both.
 */
function standingOf(query: DataQuery, { from, to }: Period, { model }: Names) {
  const figures = query.measures.flatMap((id) => model.measureOf(id) ?? []);
  const balances = figures.filter(({ kind }) => kind === 'stock');
  const times = new Set(balances.map(({ isOpening }) => (isOpening ? from : to)));
  const [at, ...others] = isSplitInTime(query) ? [] : times;
  return {
    at: others.length === 0 ? at : undefined,
    isAlone: balances.length === figures.length,
  };
}

/** The closing months that a time is called by: one, or the first and the last. */
export function monthsOf(query: DataQuery, period: Period, names: Names): string[] {
  const { at, isAlone } = standingOf(query, period, names);
  return [...new Set(at !== undefined && isAlone ? [at] : [period.from, period.to])];
}

/** The time of a query, in words. */
export function periodPart(query: DataQuery, period: Period, names: Names): PeriodPart {
  const [from = '', to] = monthsOf(query, period, names).map((month) => names.period(month));
  if (to === undefined) return { message: parts.at, values: { period: from } };
  const { at } = standingOf(query, period, names);
  return at === undefined
    ? { message: parts.range, values: { from, to } }
    : { message: parts.rangeAndBalances, values: { from, to, at: names.period(at) } };
}
