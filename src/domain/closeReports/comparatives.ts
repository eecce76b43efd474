import type { Cell, Table, TableRow } from '../ifrs17/book';

/** Behind the name of a column: the same of the close that the table is compared with. */
const COMPARATIVE = '.comparative';
/** Of a table with more columns than these, comparatives stand below it, not beside each column. */
const MAX_BESIDE = 2;

/** The column that a comparative stands beside; undefined for any other. */
export const comparedColumn = (column: string): string | undefined =>
  column.endsWith(COMPARATIVE) ? column.slice(0, -COMPARATIVE.length) : undefined;

/** What is known by the names of figures, by the names under which they stand as comparatives. */
export const comparedNames = <T>(known: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(known).map(([name, each]) => [name + COMPARATIVE, each]));

/** Rows of a table and those that only the other one has: these behind the row that they follow there. */
function rowIdsOf(own: readonly TableRow[], other: readonly TableRow[]): readonly string[] {
  const ids = own.map(({ id }) => id);
  const known = new Set(ids);
  other.forEach(({ id }, index) => {
    if (known.has(id)) return;
    const previous = other[index - 1]?.id;
    ids.splice(previous === undefined ? 0 : ids.indexOf(previous) + 1, 0, id);
  });
  return ids;
}

/**
 * A table with its comparatives (IAS 1.38): behind each column the same of another close.
 * @param close the name by which explanations know the other close
 * @param compared the columns that are compared, where it is not all of them
 */
export function withComparatives<T extends Table>(
  table: T,
  other: Table,
  close: string,
  compared: readonly string[] = table.columns,
): T {
  const { paragraph } = table;
  const nothing: Cell = { value: 0, paragraph, terms: [], absent: true };
  const beside = (row: TableRow | undefined, column: string): Cell => {
    const found = row?.cells[other.columns.indexOf(column)];
    return found ? { ...found, terms: found.terms.map((term) => ({ ...term, close })) } : nothing;
  };
  const byId = (rows: readonly TableRow[]) => new Map(rows.map((row) => [row.id, row]));
  const [own, before] = [byId(table.rows), byId(other.rows)];
  const isCompared = (column: string) => compared.includes(column);
  return {
    ...table,
    columns: table.columns.flatMap((column) =>
      isCompared(column) ? [column, `${column}${COMPARATIVE}`] : [column],
    ),
    rows: rowIdsOf(table.rows, other.rows).map((id) => ({
      id,
      cells: table.columns.flatMap((column, index) => {
        const cell = own.get(id)?.cells[index] ?? nothing;
        return isCompared(column) ? [cell, beside(before.get(id), column)] : [cell];
      }),
    })),
  };
}

/** A compared table as it is read: whole where it is narrow; else its own columns, and below them the comparatives, each with the rows that its close has. */
export function comparedParts<T extends Table>(table: T): readonly [T] | readonly [T, T] {
  const isOwn = (column: string) => comparedColumn(column) === undefined;
  const own = table.columns.filter(isOwn);
  if (own.length <= MAX_BESIDE || table.columns.length < 2 * own.length) return [table];
  const part = (of: (column: string) => boolean): T => ({
    ...table,
    columns: table.columns.filter(of),
    rows: table.rows
      .map(({ id, cells }) => ({
        id,
        cells: cells.filter((_, index) => of(table.columns[index] ?? '')),
      }))
      .filter(({ cells }) => cells.some(({ absent }) => !absent)),
  });
  return [part(isOwn), part((column) => !isOwn(column))];
}
