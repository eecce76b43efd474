import type { Cell, Table, TableRow } from '../ifrs17/book';

/** Behind the name of a column: the same of the close that the table is compared with. */
const COMPARATIVE = '.comparative';

/** The column that a comparative stands beside; undefined for any other. */
export const comparedColumn = (column: string): string | undefined =>
  column.endsWith(COMPARATIVE) ? column.slice(0, -COMPARATIVE.length) : undefined;

/**
 * A statement with its comparatives (IAS 1.38): beside each column the same of another close. Lines that only the other has stand before the total.
 * @param close the name by which explanations know the other close
 */
export function withComparatives(table: Table, other: Table, close: string): Table {
  const beside = (row: TableRow | undefined, column: string): Cell => {
    const found = row?.cells[other.columns.indexOf(column)];
    const { paragraph } = table;
    return found
      ? { ...found, terms: found.terms.map((term) => ({ ...term, close })) }
      : { value: 0, paragraph, terms: [] };
  };
  const nothing = { value: 0, paragraph: table.paragraph, terms: [] };
  const rowOf = (id: string, row: TableRow | undefined): TableRow => {
    const before = other.rows.find((each) => each.id === id);
    return {
      id,
      cells: table.columns.flatMap((column, index) => [
        row?.cells[index] ?? nothing,
        beside(before, column),
      ]),
    };
  };
  const own = table.rows.map((row) => rowOf(row.id, row));
  const known = new Set(table.rows.map(({ id }) => id));
  const gone = other.rows.filter(({ id }) => !known.has(id)).map(({ id }) => rowOf(id, undefined));
  const end = own.findIndex(({ id }) => id === 'total');
  return {
    ...table,
    columns: table.columns.flatMap((column) => [column, `${column}${COMPARATIVE}`]),
    rows: end < 0 ? [...own, ...gone] : own.toSpliced(end, 0, ...gone),
  };
}
