import {
  allColumns,
  columns,
  type Column,
  reportedWidth,
  type Row,
  type WholeRow,
  width,
} from './columns';
import { operands } from './operands';
import { reported } from './reported';

/**
 * A row of a table of rows laid end to end, written and read in place by the names of its columns: steps read like the standard and
 * measuring allocates nothing.
 */
export type RowCursor = WholeRow & { table: Float64Array; offset: number };

class Cursor {
  /** Two rows: the period, and the one before it. */
  table = new Float64Array(2 * width);
  offset = 0;
}
allColumns.forEach((column, index) =>
  Object.defineProperty(Cursor.prototype, column, {
    get(this: Cursor) {
      return this.table[this.offset + index];
    },
    set(this: Cursor, value: number) {
      this.table[this.offset + index] = value;
    },
  }),
);

/** A cursor on a row of its own. */
export const newCursor = (): RowCursor => new Cursor() as RowCursor;

/** Forgets what a cursor's row held. */
export const clear = ({ table, offset }: RowCursor): void => {
  table.fill(0, offset, offset + width);
};

/** A row as a plain object; adding 0 turns a negative zero into a plain one. */
function loaded<R extends Readonly<Partial<Record<Column, number>>>>(
  empty: R,
  names: readonly (keyof R)[],
  table: Float64Array,
  offset: number,
): R {
  const row: { -readonly [C in keyof R]: R[C] | number } = { ...empty };
  names.forEach((column, index) => (row[column] = (table[offset + index] ?? 0) + 0));
  return row as R;
}

/** What is reported, from a table of rows that hold it alone. */
export const load = (table: Float64Array, rowIndex: number): Row =>
  loaded(reported, columns, table, rowIndex * reportedWidth);

/** A whole row, from a table of whole rows. */
export const loadWhole = (table: Float64Array, rowIndex: number): WholeRow =>
  loaded({ ...reported, ...operands }, allColumns, table, rowIndex * width);
