import type { Measure } from '../model/SemanticModel';
import { type PeriodRange, type Query, isTime } from '../query';
import { type Compiling, codeColumn, columnName, groupingOf, text } from './columns';
import { before } from '../reading/words/shifts';
import { conditionsOf, yearEnds } from './conditions';

/** The sums of one view. */
export interface Block {
  readonly view: string;
  readonly sql: string;
}

/** The aggregates of an expression, over some of the rows only. */
const filtered = (expression: string, where: string | undefined): string =>
  where === undefined
    ? expression
    : expression.replaceAll(
        /\b(?:sum|count|avg|min|max)\((?:[^()]|\([^()]*\))*\)/g,
        (aggregate) => `${aggregate} FILTER (WHERE ${where})`,
      );

/** When a measure stands: a flow over all of a time, a stock at its end. */
function timeOf(
  { kind, isOpening }: Measure,
  query: Query,
  period: PeriodRange | undefined,
): string | undefined {
  if (!period || kind !== 'stock' || query.dimensions.includes('period')) return undefined;
  if (!query.dimensions.includes('year'))
    return `period = ${text(isOpening ? period.from : period.to)}`;
  const ends = yearEnds(period);
  const quarters = isOpening ? ends.map((end) => `${end.slice(0, 4)}-03`) : ends;
  return `period IN (${quarters.map(text).join(', ')})`;
}

/** The sums of each part, or their averages. */
export function blockOf(
  query: Query,
  view: string,
  measures: readonly Measure[],
  compiling: Compiling,
): Block {
  const { averageOver: unit } = query;
  if (unit === undefined) return sumsOf(query, view, measures, compiling);
  const parts = { ...query, dimensions: [...query.dimensions, unit], thresholds: [] };
  const { sql } = sumsOf(parts, view, measures, compiling);
  const keys = query.dimensions.map(columnName);
  const isCompared = comparedWith(parts, compiling) !== undefined;
  const names = measures.flatMap(({ id }) => {
    const name = columnName(id);
    return isCompared ? [name, `${name}_before`] : [name];
  });
  const having = figureLimits(query).map(
    ({ measure, operator, value }) => `avg(${columnName(measure)}) ${operator} ${value}`,
  );
  return {
    view,
    sql: [
      `SELECT ${[...keys, ...names.map((name) => `avg(${name}) AS ${name}`)].join(', ')}`,
      `FROM (\n${sql.replaceAll(/^/gm, '  ')}\n) AS parts`,
      ...(keys.length > 0 ? [`GROUP BY ${keys.join(', ')}`] : []),
      ...(having.length > 0 ? [`HAVING ${having.join(' AND ')}`] : []),
    ].join('\n'),
  };
}

/** Limits on how figures moved hold afterwards, where that is known. */
const figureLimits = ({ thresholds }: Query) => thresholds.filter(({ of }) => of === undefined);

const isSplitInTime = ({ dimensions }: Query): boolean => dimensions.some(isTime);

/** The earlier time that stands beside the figures, where they are not split by time themselves. */
const comparedWith = (query: Query, { model }: Compiling): PeriodRange | undefined =>
  query.period && query.comparison && !isSplitInTime(query)
    ? before(query.period, query.comparison, model.conventions.hasMonths)
    : undefined;

function sumsOf(
  query: Query,
  view: string,
  measures: readonly Measure[],
  compiling: Compiling,
): Block {
  const { model } = compiling;
  const within = (range: PeriodRange) => model.writing.within(view, range);
  const dimensions = query.dimensions.map((id) => groupingOf(id, view, compiling));
  const isSplit = isSplitInTime(query);
  const period = model.hasDimension(view, 'period') ? query.period : undefined;
  const earlier = comparedWith(query, compiling);
  const isAtEnd = measures.every(
    (measure) => !measure.isOpening && timeOf(measure, query, period) !== undefined,
  );
  const read = isAtEnd && period && !isSplit ? { from: period.to, to: period.to } : period;
  // A share is one of all: what is chosen among its parts is chosen afterwards.
  const isShare = query.calculation === 'share';
  const filters = query.filters.filter(
    ({ dimension }) => !isShare || !query.dimensions.includes(dimension),
  );

  const select = dimensions.map((dimension) => dimension.select);
  if (isShare)
    for (const { dimension } of query.filters)
      if (query.dimensions.includes(dimension)) {
        const [code = ''] = groupingOf(dimension, view, compiling).groupBy;
        select.push(`${code} AS ${codeColumn(dimension)}`);
      }
  for (const measure of measures) {
    const name = columnName(measure.id);
    const at = timeOf(measure, query, period);
    const now = earlier && period ? (at ?? within(period)) : isAtEnd && !isSplit ? undefined : at;
    select.push(`${filtered(measure.expression, now)} AS ${name}`);
    if (earlier) {
      const then =
        measure.kind === 'stock'
          ? `period = ${text(measure.isOpening ? earlier.from : earlier.to)}`
          : within(earlier);
      select.push(`${filtered(measure.expression, then)} AS ${name}_before`);
    }
  }
  const conditions = conditionsOf({ ...query, filters }, earlier ? undefined : read, view, model);
  if (earlier && period) conditions.push(`(${within(earlier)} OR ${within(period)})`);
  const groupBy = dimensions.flatMap((dimension) => dimension.groupBy);
  const having = figureLimits(query).flatMap(({ measure: id, operator, value }) => {
    const measure = measures.find((each) => each.id === id);
    if (!measure) return [];
    const at = timeOf(measure, query, period);
    const now = earlier && period ? (at ?? within(period)) : isAtEnd && !isSplit ? undefined : at;
    return [`${filtered(measure.expression, now)} ${operator} ${value}`];
  });
  return {
    view,
    sql: [
      `SELECT ${select.join(', ')}`,
      `FROM ${model.writing.from(view, [...select, ...conditions, ...groupBy, ...having])}`,
      ...(conditions.length > 0 ? [`WHERE ${conditions.join('\n  AND ')}`] : []),
      ...(groupBy.length > 0 ? [`GROUP BY ${groupBy.join(', ')}`] : []),
      ...(having.length > 0 ? [`HAVING ${having.join(' AND ')}`] : []),
    ].join('\n'),
  };
}
