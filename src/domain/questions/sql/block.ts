import type { Measure } from '../model/SemanticModel';
import { type PeriodRange, type Query, isTime } from '../query';
import { type Compiling, codeColumn, columnName, groupingOf, text } from './columns';
import { chosenAfterwards } from './rows';
import { before } from '../reading/words/shifts';
import { condition, conditionsOf, yearEnds } from './conditions';

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
  const averaged = (name: string) =>
    query.isMedian === true
      ? `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${name})`
      : `avg(${name})`;
  const parts = { ...query, dimensions: [...query.dimensions, unit], thresholds: [] };
  const { sql } = sumsOf(parts, view, measures, compiling);
  const keys = query.dimensions.map(columnName);
  const isCompared = besideOf(parts, view, compiling) !== undefined;
  const names = measures.flatMap(({ id }) => {
    const name = columnName(id);
    return isCompared ? [name, `${name}_before`] : [name];
  });
  const having = figureLimits(query).map(
    ({ measure, operator, value }) => `${averaged(columnName(measure))} ${operator} ${value}`,
  );
  return {
    view,
    sql: [
      `SELECT ${[...keys, ...names.map((name) => `${averaged(name)} AS ${name}`)].join(', ')}`,
      `FROM (\n${sql.replaceAll(/^/gm, '  ')}\n) AS parts`,
      ...(keys.length > 0 ? [`GROUP BY ${keys.join(', ')}`] : []),
      ...(having.length > 0 ? [`HAVING ${having.join(' AND ')}`] : []),
    ].join('\n'),
  };
}

/** Limits on how figures moved hold afterwards, where that is known. */
const figureLimits = ({ thresholds, calculation }: Query) =>
  calculation === 'share' ? [] : thresholds.filter(({ of }) => of === undefined);

const isSplitInTime = ({ dimensions }: Query): boolean => dimensions.some(isTime);

/** The earlier time that stands beside the figures, where they are not split by time themselves. */
function comparedWith(query: Query, { model }: Compiling): PeriodRange | undefined {
  const { period, comparison, against } = query;
  if (!period || !comparison || isSplitInTime(query)) return undefined;
  return comparison === 'given'
    ? against?.period
    : before(period, comparison, model.conventions.hasMonths);
}

/** Two sets of rows whose figures stand side by side. */
interface Beside {
  readonly now: (measure: Measure, at: string | undefined) => string;
  readonly then: (measure: Measure, at: string | undefined) => string;
  readonly both: string;
}

const all = (...conditions: readonly (string | undefined)[]): string =>
  conditions.flatMap((each) => each ?? []).join(' AND ');

function besideOf(query: Query, view: string, compiling: Compiling): Beside | undefined {
  const { model } = compiling;
  const other = query.comparison === 'given' ? query.against?.filter : undefined;
  const own = query.filters.find((filter) => filter.dimension === other?.dimension);
  if (other && own) {
    const [ours, theirs] = [own, other].map((each) => condition(each, view, model));
    return {
      now: (_, at) => all(ours, at),
      then: (_, at) => all(theirs, at),
      both: `(${theirs} OR ${ours})`,
    };
  }
  const within = (range: PeriodRange) => model.writing.within(view, range);
  const period = model.hasDimension(view, 'period') ? query.period : undefined;
  const earlier = comparedWith(query, compiling);
  if (!earlier || !period) return undefined;
  return {
    now: (_, at) => at ?? within(period),
    then: ({ kind, isOpening }) =>
      kind === 'stock'
        ? `period = ${text(isOpening ? earlier.from : earlier.to)}`
        : within(earlier),
    both: `(${within(earlier)} OR ${within(period)})`,
  };
}

function sumsOf(
  query: Query,
  view: string,
  measures: readonly Measure[],
  compiling: Compiling,
): Block {
  const { model } = compiling;
  const dimensions = query.dimensions.map((id) => groupingOf(id, view, compiling));
  const isSplit = isSplitInTime(query);
  const period = model.hasTimes(view) ? query.period : undefined;
  const beside = besideOf(query, view, compiling);
  const isOfValues = query.against?.filter !== undefined && query.comparison === 'given';
  const isOfTimes = beside !== undefined && !isOfValues;
  const isAtEnd = measures.every(
    (measure) => !measure.isOpening && timeOf(measure, query, period) !== undefined,
  );
  const read = isAtEnd && period && !isSplit ? { from: period.to, to: period.to } : period;
  // A share is one of all: what is chosen among its parts is chosen afterwards.
  const isShare = query.calculation === 'share';
  const isLater = (dimension: string) => isShare && query.dimensions.includes(dimension);
  const filters = query.filters.filter(
    ({ dimension }) =>
      !isLater(dimension) && (!isOfValues || dimension !== query.against?.filter?.dimension),
  );
  const nowOf = (measure: Measure) => {
    const at = timeOf(measure, query, period);
    const whole = isAtEnd && !isSplit ? undefined : at;
    return beside ? beside.now(measure, isOfTimes ? at : whole) : whole;
  };

  const select = dimensions.map((dimension) => dimension.select);
  for (const dimension of chosenAfterwards(query)) {
    const [code = ''] = groupingOf(dimension, view, compiling).groupBy;
    select.push(`${code} AS ${codeColumn(dimension)}`);
  }
  for (const measure of measures) {
    const name = columnName(measure.id);
    select.push(`${filtered(measure.expression, nowOf(measure))} AS ${name}`);
    if (beside) {
      const at = isAtEnd && !isSplit ? undefined : timeOf(measure, query, period);
      const then = beside.then(measure, at);
      select.push(`${filtered(measure.expression, then)} AS ${name}_before`);
    }
  }
  const conditions = conditionsOf({ ...query, filters }, isOfTimes ? undefined : read, view, {
    model,
    within: isLater(query.within?.dimension ?? '') ? undefined : compiling.within,
  });
  if (beside) conditions.push(beside.both);
  const groupBy = dimensions.flatMap((dimension) => dimension.groupBy);
  const having = figureLimits(query).flatMap(({ measure: id, operator, value }) => {
    const measure = measures.find((each) => each.id === id);
    return measure ? [`${filtered(measure.expression, nowOf(measure))} ${operator} ${value}`] : [];
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
