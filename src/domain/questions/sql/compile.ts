import type { Locale } from '@/domain/locale';
import { booksModel } from '../model/books';
import type { SemanticModel } from '../model/SemanticModel';
import { type Query, type Selection, chosenBy } from '../query';
import { type Block, blockOf } from './block';
import {
  type Compiled,
  type Compiling,
  type ResultColumn,
  codeColumn,
  columnName,
  indented,
} from './columns';
import { isUnsaid } from './conditions';
import { listing } from './listing';
import { pairOf } from './pair';
import { monthsBack, reachOf, timeIn } from './reach';
import { chosenAfterwards, chosenFrom, movedFrom, orderOf, topOfEach } from './rows';
import { inARowOf, streakOf } from './streak';

/**
 * SQL for what was understood, in PostgreSQL's dialect on the views.
 * @param locale whose names are shown.
 */
export function compile(query: Query, locale: Locale, model: SemanticModel = booksModel): Compiled {
  return compiled(query, { model, locale });
}

/** SQL that gives the codes of what a query chooses. */
function codesOf(chosen: Selection, { model, locale }: Compiling) {
  const { dimension } = chosen;
  const { sql } = compiled(chosenBy(chosen), { model, locale, isOfCodes: true });
  return {
    dimension,
    codes: `SELECT ${columnName(dimension)}\nFROM (\n${indented(sql)}\n) AS chosen`,
  };
}

function compiled(query: Query, given: Compiling): Compiled {
  const { model } = given;
  const compiling = query.within ? { ...given, within: codesOf(query.within, given) } : given;
  const measures = query.measures.flatMap((id) => model.measureOf(id) ?? []);
  if (measures.length === 0) return listing(query, compiling);
  const part = partOf(query);
  if (part !== undefined) return summed(compiled({ ...query, dimensions: [part] }, given));
  const inARow = inARowOf(query);
  if (inARow) {
    const rows = streakOf(query, inARow, (moves) =>
      compiled({ ...moves, countOf: undefined }, given),
    );
    return query.countOf === undefined ? rows : counted(query.countOf, query, rows, model);
  }
  const chosen = model.viewsOf(query).map(([view = '']) => view);
  const byView = [...new Set(chosen)];
  const reach = reachOf(query);
  const blocks = byView.map((view) =>
    blockOf(
      { ...query, period: reach ?? query.period },
      view,
      measures.filter((_, index) => chosen[index] === view),
      compiling,
    ),
  );
  const found = finished(query, blocks, compiling);
  return query.countOf === undefined ? found : counted(query.countOf, query, found, model);
}

/** The share of what is chosen, where it is not told apart. */
const partOf = ({ calculation, dimensions, filters, within }: Query): string | undefined =>
  calculation === 'share' && dimensions.length === 0
    ? (within?.dimension ?? filters.find(({ dimension }) => !isUnsaid(dimension))?.dimension)
    : undefined;

/** The rows as one. */
function summed({ sql, columns }: Compiled): Compiled {
  const figures = columns.filter(({ role }) => role !== 'dimension');
  const select = figures.map(({ name }) => `sum(${name}) AS ${name}`).join(', ');
  return { sql: `SELECT ${select}\nFROM (\n${indented(sql)}\n) AS parts`, columns: figures };
}

/** How many rows there are in place of the rows: altogether, or of each of what else they are told apart by. */
function counted(of: string, query: Query, { sql, columns }: Compiled, model: SemanticModel) {
  const own = [of, ...(model.dimensionOf(of)?.beside ?? [])];
  const each = query.dimensions.filter((id) => !own.includes(id)).map(columnName);
  const name = columnName(`${of}Count`);
  const grouping = each.length > 0 ? `\nGROUP BY ${each.join(', ')}` : '';
  const first = timeIn(each) === undefined ? [`${name} DESC`] : [];
  const order = each.length > 0 ? `\nORDER BY ${[...first, ...each].join(', ')}` : '';
  return {
    sql: `SELECT ${[...each, `count(*) AS ${name}`].join(', ')}\nFROM (\n${indented(sql)}\n) AS counted${grouping}${order}`,
    columns: [
      ...columns.filter((column) => each.includes(column.name)),
      { name, role: 'count' as const, of },
    ],
  };
}

const roleOf = ({ averageOver, isMedian }: Query): ResultColumn['role'] =>
  averageOver === undefined ? 'measure' : isMedian === true ? 'median' : 'average';

const MONTHS: Readonly<Record<string, number>> = { month: 1, period: 3, year: 12 };

/** What is computed from the sums of the blocks: differences, shares, running totals. */
function finished(query: Query, blocks: readonly Block[], compiling: Compiling): Compiled {
  const { model } = compiling;
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
    const isChosen = (names: readonly (string | undefined)[]) =>
      query.filters.some(({ dimension }) => names.includes(columnName(dimension)));
    const isOfTimes = others.length === 0 || (isChosen([time]) && !isChosen(others));
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
    add(name, roleOf(query), measure);
    if (query.thresholds.some((limit) => limit.of === 'average' && limit.measure === measure))
      add(`${name}_average`, 'averageOfAll', measure, `avg(${name}) ${over(false)}`);
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
  const plain = blocks.length === 1 && select.length === keys.length + query.measures.length;
  const codes = chosenAfterwards(query).map(codeColumn);
  const core = plain
    ? (blocks[0]?.sql ?? '')
    : joined(blocks, [...keys, ...codes], [...select, ...codes]);
  const sql = chosenFrom(core, columns, query, compiling);
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
