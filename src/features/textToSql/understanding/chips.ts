import type { IntlShape } from 'react-intl';
import type { DataQuery } from '@/api';
import type { MessageId } from '@/i18n';
import { parts } from '../messages';
import type { Names } from './Names';
import { orderText } from './orders';
import { monthsOf, periodPart } from './periodPart';

/** A part of what was understood (its kind, and which of them it is), in words, and the query without it; undefined where it cannot be left out. */
export interface Chip {
  readonly id: string;
  readonly text: string;
  readonly without?: DataQuery | undefined;
}

const isOther =
  <T>(item: T) =>
  (each: T) =>
    each !== item;

const isOfTwo = (calculation: DataQuery['calculation']): boolean =>
  calculation === 'ratio' || calculation === 'difference' || calculation === 'multiple';

type Threshold = DataQuery['thresholds'][number];
/** As print has them. */
export const OPERATORS = { '>': '>', '>=': '≥', '<': '<', '<=': '≤' } as const;

const isOfPair = ({ of }: Threshold): boolean => of === 'difference' || of === 'ratio';
const isOfChange = ({ of }: Threshold): boolean => of === 'change' || of === 'changePercent';

const LIMIT_PARTS = {
  change: parts.thresholdChange,
  changePercent: parts.thresholdChangePercent,
  share: parts.thresholdShare,
  difference: parts.threshold,
  ratio: parts.thresholdRatio,
  average: parts.thresholdAverage,
} as const;

const limitPart = ({ of, inARow }: Threshold) =>
  of === undefined
    ? inARow === undefined
      ? parts.threshold
      : parts.figureInARow
    : inARow === undefined
      ? LIMIT_PARTS[of]
      : parts.inARow;

/** What the query's figures are compared with. */
function againstOf(query: DataQuery, names: Names): string {
  const { period, filter } = query.against ?? {};
  if (filter) return filter.values.map((value) => names.chosen(filter.dimension, value)).join(', ');
  return (period ? monthsOf(query, period, names) : [])
    .map((month) => names.period(month))
    .join(' – ');
}

/** What chooses some of a dimension, in words; what goes without saying stands beside it. */
function chosenText(
  chosen: NonNullable<DataQuery['within']>,
  names: Names,
  intl: IntlShape,
): string {
  const filters = chosen.filters.filter((each) => !['book', 'scenario'].includes(each.dimension));
  // A figure that nothing is ranked or limited by chooses none: it only names the rows that are looked at.
  const isRanked = chosen.order !== undefined || chosen.thresholds.length > 0;
  const measures = isRanked ? chosen.measures : [];
  const said = chipsOf({ ...chosen, measures, filters, dimensions: [] }, names, intl);
  return said.map(({ text }) => text).join(intl.formatMessage({ id: 'ask.listComma' }));
}

/** Everything that the query says, part by part, in the order of a sentence. */
export function chipsOf(query: DataQuery, names: Names, intl: IntlShape): Chip[] {
  const { measures, dimensions, filters, thresholds, order, limit, limitWithin } = query;
  const say = (message: { id: MessageId }, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: message.id }, values);
  const chips: Chip[] = [];
  const add = (id: string, text: string, without?: DataQuery) => chips.push({ id, text, without });
  const { averageOver, countOf } = query;
  const isOfOne = query.calculation === 'multiple' && query.comparison !== undefined;
  if (countOf !== undefined)
    add('countOf', say(parts.countOf, { dimension: names.dimension(countOf) }), {
      ...query,
      countOf: undefined,
    });
  if (query.entity !== undefined) add('entity', names.entity(query.entity));
  for (const id of measures)
    add(
      `measure ${id}`,
      names.measure(id),
      measures.length > 1
        ? {
            ...query,
            measures: measures.filter(isOther(id)),
            calculation: isOfTwo(query.calculation) ? undefined : query.calculation,
            thresholds: thresholds.filter((each) => each.measure !== id && !isOfPair(each)),
            order: order?.by === id ? undefined : order,
          }
        : undefined,
    );
  for (const id of dimensions)
    add(`by ${id}`, say(parts.by, { dimension: names.dimension(id) }), {
      ...query,
      dimensions: dimensions.filter(isOther(id)),
      order: order?.by === id ? undefined : order,
      limitWithin: limitWithin === id ? undefined : limitWithin,
    });
  if (averageOver !== undefined)
    add(
      'average',
      say(query.isMedian === true ? parts.medianOver : parts.averageOver, {
        dimension: names.dimension(averageOver),
      }),
      { ...query, averageOver: undefined, isMedian: undefined },
    );
  const period = query.period && periodPart(query, query.period, names);
  if (period) add('period', say(period.message, period.values));
  filters.forEach((filter, index) => {
    // What is only so or not is called as its value.
    const isFlag = names.model.dimensionOf(filter.dimension)?.type === 'boolean';
    const values = isFlag
      ? say({ id: filter.values.includes('true') === filter.isNegated ? 'ask.no' : 'ask.yes' })
      : intl.formatList(
          filter.values.map((value) => names.chosen(filter.dimension, value)),
          { type: 'disjunction' },
        );
    add(
      `filter ${index}`,
      say(filter.isNegated && !isFlag ? parts.isNot : parts.is, {
        dimension: names.dimension(filter.dimension),
        values,
      }),
      // Sums over several books or scenarios mean nothing.
      filter.dimension === 'book' || filter.dimension === 'scenario'
        ? undefined
        : { ...query, filters: filters.filter(isOther(filter)) },
    );
  });
  thresholds.forEach((threshold, index) =>
    add(
      `threshold ${index}`,
      say(limitPart(threshold), {
        measure: names.measure(threshold.measure),
        other: names.measure(measures[1] ?? ''),
        count: threshold.inARow ?? 0,
        operator: OPERATORS[threshold.operator],
        value:
          threshold.of === 'difference'
            ? names.measure(measures[1] ?? '')
            : intl.formatNumber(threshold.value),
      }),
      { ...query, thresholds: thresholds.filter(isOther(threshold)) },
    ),
  );
  if (query.comparison)
    add(
      'comparison',
      query.comparison === 'given'
        ? say(parts.against, { other: againstOf(query, names) })
        : say(parts[query.comparison]),
      {
        ...query,
        comparison: undefined,
        against: undefined,
        calculation: query.calculation === 'multiple' ? undefined : query.calculation,
        thresholds: thresholds.filter((each) => !isOfChange(each)),
      },
    );
  if (query.calculation)
    add(
      'calculation',
      say(isOfOne ? parts.multipleCompared : parts[query.calculation], {
        figure: names.measure(measures[0] ?? ''),
        other: names.measure(measures[1] ?? ''),
      }),
      {
        ...query,
        calculation: undefined,
        thresholds: thresholds.filter((each) => !isOfPair(each) && each.of !== 'share'),
      },
    );
  if (order) add('order', orderText(order, names, intl), { ...query, order: undefined });
  if (limit !== undefined)
    add(
      'limit',
      limitWithin === undefined
        ? say(parts.limit, { count: limit })
        : say(parts.limitWithin, { count: limit, dimension: names.dimension(limitWithin) }),
      { ...query, limit: undefined, limitWithin: undefined, offset: undefined },
    );
  if (query.within)
    add(
      'within',
      say(parts.within, {
        dimension: names.dimension(query.within.dimension),
        parts: chosenText(query.within, names, intl),
      }),
      { ...query, within: undefined },
    );
  if (query.offset !== undefined)
    add('offset', say(parts.offset, { count: query.offset }), { ...query, offset: undefined });
  return chips;
}
