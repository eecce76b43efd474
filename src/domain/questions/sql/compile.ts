import type { Locale } from '@/domain/locale';
import { nameColumn } from '../catalogue';
import { booksModel } from '../model/books';
import type { SemanticModel } from '../model/SemanticModel';
import type { Computed, Filter, PeriodRange, Query } from '../query';
import { monthsBetween, monthsFrom } from '../reading/words/shifts';
import { conditionsOf } from './conditions';
import {
  type Compiled,
  type Compiling,
  type ResultColumn,
  codeColumn,
  columnName,
  literal,
} from './columns';
import { type Block, blockOf } from './block';
import { inARowOf, streakOf } from './streak';

/**
 * SQL for what was understood, in PostgreSQL's dialect on the views.
 * @param locale whose names are shown.
 */
export function compile(query: Query, locale: Locale, model: SemanticModel = booksModel): Compiled {
  const measures = query.measures.flatMap((id) => model.measureOf(id) ?? []);
  if (measures.length === 0) return listing(query, { model, locale });
  const inARow = inARowOf(query);
  if (inARow)
    return streakOf(query, inARow, (moves) =>
      compile({ ...moves, countOf: undefined }, locale, model),
    );
  const chosen = model.viewsOf(query).map(([view = '']) => view);
  const byView = [...new Set(chosen)];
  const reach = reachOf(query);
  const blocks = byView.map((view) =>
    blockOf(
      { ...query, period: reach ?? query.period },
      view,
      measures.filter((_, index) => chosen[index] === view),
      { model, locale },
    ),
  );
  const found = finished(query, blocks, model);
  return query.countOf === undefined ? found : counted(query.countOf, found);
}

/** How many months lie between a time and that which it is held against, where one stands below the other. */
function monthsBack(query: Query): number | undefined {
  const { comparison, calculation, dimensions, period, against } = query;
  const time = timeIn(dimensions);
  if (time === undefined || calculation === 'running' || calculation === 'share') return undefined;
  if (comparison === 'given')
    return period && against?.period && monthsBetween(against.period.from, period.from);
  if (comparison === 'yearBefore' || time === 'year') return 12;
  return time === 'month' ? 1 : 3;
}

/** What the first of the times beside one another moved from is read too. */
function reachOf(query: Query): PeriodRange | undefined {
  const { comparison, calculation, period } = query;
  const months = monthsBack(query);
  return period && months !== undefined && (calculation === 'change' || comparison !== undefined)
    ? { from: monthsFrom(period.from, -months), to: period.to }
    : undefined;
}

/** ... and left out afterwards. */
function withinOf({ dimensions, period }: Query, model: SemanticModel): string {
  const time = timeIn(dimensions) ?? 'period';
  const from = period?.from ?? '';
  const value = literal(model.dimensionOf(time), time === 'year' ? from.slice(0, 4) : from);
  return `${time} >= ${value}`;
}

const timeIn = (keys: readonly string[]): string | undefined =>
  ['month', 'period', 'year'].find((key) => keys.includes(key));

/** How many rows there are in place of the rows. */
function counted(dimension: string, { sql }: Compiled): Compiled {
  const name = columnName(`${dimension}Count`);
  return {
    sql: `SELECT count(*) AS ${name}\nFROM (\n${indented(sql)}\n) AS counted`,
    columns: [{ name, role: 'count', of: dimension }],
  };
}

/** The rows of what is listed, each once. */
function listing(query: Query, { model, locale }: Compiling): Compiled {
  const entity = model.entityOf(query.entity ?? '');
  const [[read = ''] = []] = model.viewsOf(query);
  const view = model.views.find(({ name }) => name === read);
  const has = (name: string) => view?.columns.some((column) => column.name === name) ?? false;
  const beside = query.dimensions.flatMap((id) => {
    const { column, name = column } = model.dimensionOf(id) ?? {};
    return name === undefined || entity?.columns.includes(name) ? [] : [name];
  });
  const shown = [...(entity?.columns ?? []), ...beside].flatMap((column) => {
    const named = nameColumn(column, locale);
    if (has(column)) return [{ name: column, select: column }];
    return has(named) ? [{ name: column, select: `${named} AS ${column}` }] : [];
  });
  const where = conditionsOf(query, query.period, read, model);
  const sql = [
    `SELECT DISTINCT ${shown.map(({ select }) => select).join(', ')}`,
    `FROM ${model.writing.from(read, [...shown.map(({ select }) => select), ...where])}`,
    ...(where.length > 0 ? [`WHERE ${where.join('\n  AND ')}`] : []),
    `ORDER BY 1${shown.length > 1 ? ', 2' : ''}`,
    ...(query.limit === undefined ? [] : [`LIMIT ${query.limit}`]),
  ].join('\n');
  return { sql, columns: shown.map(({ name }) => ({ name, role: 'listed', of: name })) };
}

/** What is computed from the sums of the blocks: differences, shares, running totals. */
function finished(query: Query, blocks: readonly Block[], model: SemanticModel): Compiled {
  const dimensions = query.dimensions.map((id) => ({ id, alias: columnName(id) }));
  const keys = dimensions.map(({ alias }) => alias);
  const columns: ResultColumn[] = dimensions.map(({ id, alias }) => ({
    name: alias,
    role: 'dimension',
    of: id,
  }));
  const select = [...keys];
  const time = timeIn(keys);
  const others = keys.filter((key) => key !== time);
  const over = (isOrdered: boolean) => {
    // A share of what came in a time is one of all times.
    const isOfTimes =
      others.length === 0 || query.filters.some(({ dimension }) => columnName(dimension) === time);
    const partition = isOrdered || isOfTimes ? others : keys.filter((key) => key === time);
    const parts = [
      ...(partition.length > 0 ? [`PARTITION BY ${partition.join(', ')}`] : []),
      ...(isOrdered && time ? [`ORDER BY ${time}`] : []),
    ];
    return `OVER (${parts.join(' ')})`;
  };
  const add = (name: string, role: ResultColumn['role'], of: string, expression = name) => {
    columns.push({ name, role, of });
    select.push(expression === name ? name : `${expression} AS ${name}`);
  };
  for (const measure of query.measures) {
    const name = columnName(measure);
    add(name, query.averageOver === undefined ? 'measure' : 'average', measure);
    const steps = (monthsBack(query) ?? 0) / (MONTHS[time ?? ''] ?? 1);
    const lagged = `lag(${name}${steps > 1 ? `, ${steps}` : ''}) ${over(true)}`;
    const isOfValues = query.comparison === 'given' && query.against?.filter !== undefined;
    const isLagged =
      time !== undefined && (query.calculation === 'change' || query.comparison) && !isOfValues;
    if (isLagged || query.comparison) {
      const before = isLagged ? lagged : `${name}_before`;
      add(`${name}_before`, 'before', measure, before);
      add(`${name}_change`, 'change', measure, `${name} - ${before}`);
      add(
        `${name}_change_percent`,
        'changePercent',
        measure,
        `100.0 * (${name} - ${before}) / nullif(abs(${before}), 0)`,
      );
      if (query.calculation === 'multiple')
        add(`${name}_multiple`, 'multiple', measure, `1.0 * ${name} / nullif(${before}, 0)`);
    }
    if (query.calculation === 'share')
      add(
        `${name}_share`,
        'share',
        measure,
        `100.0 * ${name} / nullif(sum(${name}) ${over(false)}, 0)`,
      );
    if (query.calculation === 'running')
      add(`${name}_running`, 'running', measure, `sum(${name}) ${over(true)}`);
  }
  const pair = pairOf(query, model);
  if (pair) add(pair.name, pair.role, pair.of, pair.expression);
  const chosen =
    query.calculation === 'share'
      ? query.filters.filter(({ dimension }) => query.dimensions.includes(dimension))
      : [];
  const plain = blocks.length === 1 && select.length === keys.length + query.measures.length;
  const codes = chosen.map(({ dimension }) => codeColumn(dimension));
  const core = plain ? (blocks[0]?.sql ?? '') : joined(blocks, keys, [...select, ...codes]);
  const sql = chosen.length > 0 ? chosenFrom(core, columns, chosen, model) : core;
  const moved = movedFrom(sql, columns, query, pair?.name, model);
  const order = orderOf(query, keys, model);
  if (query.limitWithin !== undefined && query.limit !== undefined && order !== undefined)
    return { sql: topOfEach(moved, columns, order, query), columns };
  const ordering = [
    ...(order === undefined ? [] : [`ORDER BY ${order}`]),
    ...(query.limit === undefined ? [] : [`LIMIT ${query.limit}`]),
    ...(query.offset === undefined ? [] : [`OFFSET ${query.offset}`]),
  ];
  return { sql: [moved, ...ordering].join('\n'), columns };
}

/** One of two figures held against the other: as a percentage, as an amount of each, as what is left. */
function pairOf({ calculation, comparison, measures }: Query, model: SemanticModel) {
  const [one, other] = measures;
  if (one === undefined || other === undefined) return undefined;
  const [a, b] = [columnName(one), columnName(other)];
  if (calculation === 'difference')
    return {
      name: `${a}_less_${b}`,
      role: 'difference' as const,
      of: `${one}/${other}`,
      expression: `coalesce(${a}, 0) - coalesce(${b}, 0)`,
    };
  if (calculation !== 'ratio' && calculation !== 'multiple') return undefined;
  if (calculation === 'multiple' && comparison) return undefined;
  const isCounted =
    model.measureOf(other)?.unit === 'count' && model.measureOf(one)?.unit !== 'count';
  const isPlain = isCounted || calculation === 'multiple';
  return {
    name: `${a}_to_${b}`,
    role: isPlain ? ('quotient' as const) : ('ratio' as const),
    of: `${one}/${other}`,
    expression: `${isPlain ? '1.0' : '100.0'} * ${a} / nullif(${b}, 0)`,
  };
}

const indented = (sql: string) => sql.replaceAll(/^/gm, '  ');

function joined(
  blocks: readonly Block[],
  keys: readonly string[],
  select: readonly string[],
): string {
  const [first, ...rest] = blocks;
  if (rest.length === 0)
    return `SELECT ${select.join(',\n  ')}\nFROM (\n${indented(first?.sql ?? '')}\n) AS sums`;
  const named = blocks.map(({ view, sql }) => `of_${view} AS (\n${indented(sql)}\n)`).join(', ');
  const join = keys.length > 0 ? 'FULL JOIN' : 'CROSS JOIN';
  const using = keys.length > 0 ? ` USING (${keys.join(', ')})` : '';
  const tables = rest.map(({ view }) => `\n${join} of_${view}${using}`).join('');
  return `WITH ${named}\nSELECT ${select.join(',\n  ')}\nFROM of_${first?.view ?? ''}${tables}`;
}

/** A share is one of all, so what it is asked of is chosen after it was computed. */
function chosenFrom(
  core: string,
  columns: readonly ResultColumn[],
  chosen: readonly Filter[],
  model: SemanticModel,
): string {
  const where = chosen.map(({ dimension, values, isNegated }) => {
    const list = values.map((value) => literal(model.dimensionOf(dimension), value)).join(', ');
    return `${codeColumn(dimension)} ${isNegated ? 'NOT IN' : 'IN'} (${list})`;
  });
  return `SELECT ${namesOf(columns)}\nFROM (\n${indented(core)}\n) AS shares\nWHERE ${where.join(' AND ')}`;
}

const namesOf = (columns: readonly ResultColumn[]) => columns.map(({ name }) => name).join(', ');

/** Of the column that holds what was computed of a figure; without one it is that of two figures. */
const SUFFIXES: Readonly<Record<Computed, string | undefined>> = {
  change: 'change',
  changePercent: 'change_percent',
  share: 'share',
  difference: undefined,
  ratio: undefined,
};

/** The rows of which what was computed is as it shall be. */
function movedFrom(
  sql: string,
  columns: readonly ResultColumn[],
  query: Query,
  pair: string | undefined,
  model: SemanticModel,
): string {
  const { thresholds, measures, calculation } = query;
  const where = thresholds.flatMap(({ measure, operator, value, of }) => {
    if (of === undefined) return [];
    const [one = '', other = ''] = measures.map(columnName);
    // Twice as much of what is below zero is less.
    if (of === 'ratio')
      return [`${one} ${operator} ${calculation === 'multiple' ? value : value / 100} * ${other}`];
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
function topOfEach(
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

const MONTHS: Readonly<Record<string, number>> = { month: 1, period: 3, year: 12 };

const IN_THEIR_ORDER: ReadonlySet<string> = new Set([
  'period',
  'year',
  'month',
  'cohort',
  'closing_month',
]);

/** By what rows are ordered; undefined for one row. */
function orderOf(query: Query, keys: readonly string[], model: SemanticModel): string | undefined {
  const { measures, order, comparison, calculation } = query;
  const isChange = comparison !== undefined || calculation === 'change';
  const moved = order?.of === 'changePercent' ? '_change_percent' : '_change';
  const pair = order && measures.includes(order.by) ? pairOf(query, model) : undefined;
  const direction = order?.direction === 'ascending' ? '' : ' DESC NULLS LAST';
  const by = pair?.name ?? (order && columnName(order.by));
  const natural = keys.filter((key) => IN_THEIR_ORDER.has(key));
  const [measure] = measures;
  const clauses = by
    ? [`${by}${isChange && order && model.measureOf(order.by) ? moved : ''}${direction}`]
    : natural.length > 0
      ? [...natural, ...keys.filter((key) => !natural.includes(key))]
      : keys.length > 0 && measure !== undefined
        ? [`${columnName(measure)} DESC NULLS LAST`]
        : [];
  return clauses.length > 0 ? clauses.join(', ') : undefined;
}
