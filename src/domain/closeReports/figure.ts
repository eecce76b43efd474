import type { Derivation } from '../ifrs17';
import {
  explainCell,
  type Cell,
  type ClosedGroup,
  type ExplainGroup,
  type Table,
  type TableRow,
} from '../ifrs17/book';

/** A number of a screen, to be asked how it came about. Plain JSON. */
export interface Figure {
  /** Table, row and column, as `reconciliation101.closing.csm`. */
  readonly name: string;
  readonly cell: Cell;
  /** Where it is of one group alone, or of a few. */
  readonly groups?: readonly string[];
}

/** A table of which each row may be one group: then the row's id is the group's. */
export interface ReportTable extends Table {
  readonly rowsAre?: 'groups';
}

/** The number that stands in a row of a table, in the column of this place. */
export const figureAt = (
  { id: table, columns, rowsAre }: ReportTable,
  { id, cells }: TableRow,
  column: number,
): Figure | undefined => {
  const cell = cells[column];
  const name = [table, id, columns[column]].join('.');
  return cell && { name, cell, ...(rowsAre === 'groups' ? { groups: [id] } : {}) };
};

/** Every number of a table that is something. */
export const figuresOf = (table: ReportTable): readonly Figure[] =>
  table.rows.flatMap((row) =>
    row.cells.flatMap((_, column) => {
      const found = figureAt(table, row, column);
      return found && found.cell.value !== 0 ? [found] : [];
    }),
  );

/** @param closes results of the other closes that the figure compares with, by name */
export const explainFigure = (
  { name, cell, groups: of }: Figure,
  groups: readonly ClosedGroup[],
  explainGroup?: ExplainGroup,
  closes: Readonly<Record<string, readonly ClosedGroup[]>> = {},
): Derivation => {
  const within = (all: readonly ClosedGroup[]) =>
    of ? all.filter(({ id }) => of.includes(id)) : all;
  const others = Object.entries(closes).map(([close, all]) => [close, within(all)] as const);
  return explainCell(name, cell, within(groups), explainGroup, Object.fromEntries(others));
};
