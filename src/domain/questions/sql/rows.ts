/** Which rows are left of those that were computed, and in which order. */
import type { SemanticModel } from '../model/SemanticModel';
import type { Computed, Query } from '../query';
import {
  type Compiling,
  type ResultColumn,
  codeColumn,
  columnName,
  indented,
  literal,
} from './columns';
import { isChosen } from './conditions';
import { pairOf } from './pair';
import { reachOf, withinOf } from './reach';

const namesOf = (columns: readonly ResultColumn[]) => columns.map(({ name }) => name).join(', ');

/** By what rows are chosen after their share of all was computed: dimensions. */
export const chosenAfterwards = ({ calculation, dimensions, filters, within }: Query): string[] =>
  calculation === 'share'
    ? [
        ...new Set([
          ...filters.map(({ dimension }) => dimension),
          ...(within ? [within.dimension] : []),
        ]),
      ].filter((dimension) => dimensions.includes(dimension))
    : [];

/** A share is one of all, so what it is asked of is chosen after it was computed. */
export function chosenFrom(
  core: string,
  columns: readonly ResultColumn[],
  query: Query,
  { model, within }: Compiling,
): string {
  const later = chosenAfterwards(query);
  if (later.length === 0) return core;
  const where = query.filters
    .filter(({ dimension }) => later.includes(dimension))
    .map(({ dimension, values, isNegated }) => {
      const list = values.map((value) => literal(model.dimensionOf(dimension), value)).join(', ');
      return `${codeColumn(dimension)} ${isNegated ? 'NOT IN' : 'IN'} (${list})`;
    });
  if (within && later.includes(within.dimension))
    where.push(isChosen(codeColumn(within.dimension), within.codes));
  return `SELECT ${namesOf(columns)}\nFROM (\n${indented(core)}\n) AS shares\nWHERE ${where.join(' AND ')}`;
}

/** Of the column that holds what was computed of a figure; without one it is that of two figures. */
const SUFFIXES: Readonly<Record<Computed, string | undefined>> = {
  change: 'change',
  changePercent: 'change_percent',
  share: 'share',
  difference: undefined,
  ratio: undefined,
  average: undefined,
};

/** The rows of which what was computed is as it shall be. */
export function movedFrom(
  sql: string,
  columns: readonly ResultColumn[],
  query: Query,
  pair: string | undefined,
  model: SemanticModel,
): string {
  const { thresholds, measures, calculation } = query;
  const where = thresholds.flatMap(({ measure, operator, value, of }) => {
    // A share is one of all rows, also of those that are not shown.
    if (of === undefined)
      return calculation === 'share' ? [`${columnName(measure)} ${operator} ${value}`] : [];
    const [one = '', other = ''] = measures.map(columnName);
    // Twice as much of what is below zero is less.
    if (of === 'ratio')
      return [`${one} ${operator} ${calculation === 'multiple' ? value : value / 100} * ${other}`];
    if (of === 'average')
      return [`${columnName(measure)} ${operator} ${value} * ${columnName(measure)}_average`];
    const suffix = SUFFIXES[of];
    const name = suffix === undefined ? pair : `${columnName(measure)}_${suffix}`;
    return name === undefined ? [] : [`${name} ${operator} ${value}`];
  });
  if (reachOf(query)) where.push(withinOf(query, model));
  return where.length === 0
    ? sql
    : `SELECT ${namesOf(columns)}\nFROM (\n${indented(sql)}\n) AS changes\nWHERE ${where.join(' AND ')}`;
}

/** The first rows of each, in an order that is that of all. */
export function topOfEach(
  sql: string,
  columns: readonly ResultColumn[],
  order: string,
  { limitWithin = '', limit = 1, offset = 0 }: Query,
): string {
  const each = columnName(limitWithin);
  const placed = [
    `SELECT ${namesOf(columns)}, row_number() OVER (PARTITION BY ${each} ORDER BY ${order}) AS place`,
    `FROM (\n${indented(sql)}\n) AS figures`,
  ].join('\n');
  const places =
    offset === 0 ? `place <= ${limit}` : `place BETWEEN ${offset + 1} AND ${offset + limit}`;
  return `SELECT ${namesOf(columns)}\nFROM (\n${indented(placed)}\n) AS placed\nWHERE ${places}\nORDER BY ${each}, place`;
}

const IN_THEIR_ORDER: ReadonlySet<string> = new Set([
  'period',
  'year',
  'month',
  'cohort',
  'closing_month',
]);

/** By what rows are ordered; undefined for one row. */
export function orderOf(
  query: Query,
  keys: readonly string[],
  model: SemanticModel,
): string | undefined {
  const { measures, order, comparison, calculation } = query;
  const isChange = comparison !== undefined || calculation === 'change';
  const moved = order?.of && isChange ? `_${SUFFIXES[order.of]}` : '';
  const pair = order && measures.includes(order.by) ? pairOf(query, model) : undefined;
  const direction = order?.direction === 'ascending' ? '' : ' DESC NULLS LAST';
  const by = pair?.name ?? (order && columnName(order.by));
  const natural = keys.filter((key) => IN_THEIR_ORDER.has(key));
  const [measure] = measures;
  const clauses = by
    ? [`${by}${order && model.measureOf(order.by) ? moved : ''}${direction}`]
    : natural.length > 0
      ? [...natural, ...keys.filter((key) => !natural.includes(key))]
      : keys.length > 0 && measure !== undefined
        ? [`${columnName(measure)} DESC NULLS LAST`]
        : [];
  return clauses.length > 0 ? clauses.join(', ') : undefined;
}
