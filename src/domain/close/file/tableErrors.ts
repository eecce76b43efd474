import { quartersBetween } from '../period';
import type { Row, TableName } from './columns';
import type { RowError, RowReason, Value } from './parseRow';
import { missingOf } from './statedNotes';

/** Tables of a file without its model points, which may be many. */
export type SmallTables = { readonly [T in TableName]?: readonly Row<T>[] };
/** A row of any table, its columns by name. */
interface AnyRow {
  readonly line: number;
  readonly values: Readonly<Record<string, Value | undefined>>;
}

/** What stands for a quarter, as its reader is told. */
export const QUARTERS = '2025-03, 2025-06, 2025-09, 2025-12';
/** A crediting table and its margin. */
const marginPattern = /^[^=]+=[+-]?\d+(\.\d+)?$/;

export const errorAt = (
  table: TableName,
  line: number,
  column: string,
  [reason, expected, found]: readonly [RowReason, string, string],
): RowError => ({ table, line, column, reason, expected, found: found.slice(0, 60) });

const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '');
const isQuarter = (period: string) => /-(03|06|09|12)$/.test(period);
const names = (rows: readonly AnyRow[] = []) =>
  new Set<unknown>(rows.map(({ values }) => values['id']));

/** Rows that say again what one before them says: of the same name, or of the same columns together. */
function doubled(
  table: TableName,
  rows: readonly AnyRow[] = [],
  columns: readonly [string, ...string[]] = ['id'],
): RowError[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, values }) => {
    const key = JSON.stringify(columns.map((column) => values[column] ?? ''));
    const isAgain = seen.has(key);
    seen.add(key);
    const found = columns.map((column) => String(values[column] ?? '')).join(' ');
    return isAgain ? [errorAt(table, line, columns[0], ['duplicate', '', found])] : [];
  });
}

/** Rows that name a row of another table which is not there. */
function dangling(
  table: TableName,
  rows: readonly AnyRow[] = [],
  column: string,
  known: ReadonlySet<unknown>,
): RowError[] {
  return rows.flatMap(({ line, values }) =>
    [values[column]]
      .flat()
      .filter((name) => name !== undefined && !known.has(name))
      .map((name) => errorAt(table, line, column, ['reference', '', String(name)])),
  );
}

/** Where rows were refused, nobody can tell whether the one that is named was among them. */
function referenceErrors(given: SmallTables, refused: ReadonlySet<TableName>): RowError[] {
  const [portfolios, groups] = [names(given.portfolios), names(given.groups)];
  const all = new Set([...groups, ...names(given.treaties)]);
  const toPortfolios = (table: TableName, rows: readonly AnyRow[] | undefined) =>
    refused.has('portfolios') ? [] : dangling(table, rows, 'portfolio', portfolios);
  const toGroups = (table: TableName, rows: readonly AnyRow[] | undefined) =>
    refused.has('groups') || refused.has('treaties') ? [] : dangling(table, rows, 'group', all);
  return [
    ...toPortfolios('groups', given.groups),
    ...toPortfolios('treaties', given.treaties),
    ...(refused.has('groups') ? [] : dangling('treaties', given.treaties, 'covers', groups)),
    ...toGroups('openings', given.openings),
    ...toGroups('actuals', given.actuals),
    ...toPortfolios('notes', given.notes),
    ...toGroups('notes', given.notes),
  ];
}

/** What stands twice would be counted twice, or one of the two would be lost without a word. */
function doubledErrors(given: SmallTables): RowError[] {
  const { book = [], groups, treaties = [] } = given;
  const named = names(groups);
  return [
    ...book.slice(1).map(({ line }) => errorAt('book', line, '', ['tooMany', '1', ''])),
    ...doubled('portfolios', given.portfolios),
    ...doubled('products', given.products),
    ...doubled('groups', groups),
    ...doubled('treaties', treaties),
    // Treaties are closed beside groups, by name.
    ...treaties
      .filter(({ values }) => named.has(values['id']))
      .map(({ line, values }) =>
        errorAt('treaties', line, 'id', ['duplicate', '', textOf(values['id'])]),
      ),
    ...treaties.flatMap(({ line, values }) => {
      const covers = [values['covers'] ?? []].flat();
      return new Set(covers).size === covers.length
        ? []
        : [errorAt('treaties', line, 'covers', ['duplicate', '', covers.join(';')])];
    }),
    ...doubled('openings', given.openings, ['group']),
    ...doubled('actuals', given.actuals, ['group', 'period']),
    ...doubled('curves', given.curves, ['date', 'currency', 'kind', 'term']),
    ...doubled('assumptions', given.assumptions, ['version', 'kind', 'table', 'item']),
  ];
}

/** The most quarters of a book. */
const MAX_QUARTERS = 400;

/** Whether a book begins and ends with quarters, in their order. */
export function hasQuarters({ values }: AnyRow): boolean {
  const [first, last] = [textOf(values['firstPeriod']), textOf(values['lastPeriod'])];
  const isInOrder = isQuarter(first) && isQuarter(last) && first <= last;
  return isInOrder && quartersBetween(first, last) < MAX_QUARTERS;
}

/** Periods are quarters, in their order, and what happened is of one of the book's. */
function periodErrors(given: SmallTables): RowError[] {
  const [row] = given.book ?? [];
  if (!row) return [];
  const [first, last] = [textOf(row.values['firstPeriod']), textOf(row.values['lastPeriod'])];
  const notQuarters = (table: TableName, column: string, rows: readonly AnyRow[] = []) =>
    rows.flatMap(({ line, values }) => {
      const period = textOf(values[column]);
      return isQuarter(period) ? [] : [errorAt(table, line, column, ['month', QUARTERS, period])];
    });
  const isInOrder = isQuarter(first) && isQuarter(last) && first <= last;
  return [
    ...notQuarters('book', 'firstPeriod', [row]),
    ...notQuarters('book', 'lastPeriod', [row]),
    ...(isQuarter(first) && isQuarter(last) && !hasQuarters(row)
      ? [errorAt('book', row.line, 'lastPeriod', ['range', `≥ ${first}`, last])]
      : []),
    ...notQuarters('groups', 'firstPeriod', given.groups),
    ...notQuarters('treaties', 'firstPeriod', given.treaties),
    ...notQuarters('actuals', 'period', given.actuals),
    ...(given.actuals ?? []).flatMap(({ line, values }) => {
      const period = textOf(values['period']);
      return isInOrder && isQuarter(period) && (period < first || period > last)
        ? [errorAt('actuals', line, 'period', ['range', `≥ ${first}, ≤ ${last}`, period])]
        : [];
    }),
  ];
}

/** A version is effective from one month. */
function versionErrors({ assumptions = [] }: SmallTables): RowError[] {
  const months = new Map<Value | undefined, string>();
  return assumptions.flatMap(({ line, values }) => {
    const month = textOf(values['effectiveFrom']);
    const stated = months.get(values['version']) ?? month;
    months.set(values['version'], stated);
    return month === stated
      ? []
      : [errorAt('assumptions', line, 'effectiveFrom', ['choice', stated, month])];
  });
}

const marginErrors = ({ book = [] }: SmallTables): RowError[] =>
  book.flatMap(({ line, values }) =>
    [values['creditingMargins'] ?? []]
      .flat()
      .filter((each) => !marginPattern.test(String(each)))
      .map((each) =>
        errorAt('book', line, 'creditingMargins', ['invalid', 'fund=0.004', String(each)]),
      ),
  );

/** What is wrong with rows that are right by themselves. */
export const tableErrors = (
  given: SmallTables,
  refused: ReadonlySet<TableName>,
): readonly RowError[] => [
  ...periodErrors(given),
  ...doubledErrors(given),
  ...referenceErrors(given, refused),
  ...versionErrors(given),
  ...marginErrors(given),
  ...(given.notes ?? []).flatMap((row) =>
    missingOf(row).map((column) => errorAt('notes', row.line, column, ['missing', '', ''])),
  ),
];
