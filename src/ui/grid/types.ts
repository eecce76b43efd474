import type { CellType, GridValues, RowState } from '@/domain/grid';

export interface GridColumn extends CellType {
  id: string;
  label: string;
  /** Pixels. */
  width: number;
  /** `new`: only as long as the row has not been saved, as a key. */
  editable: 'always' | 'new' | 'never';
  sortable?: boolean;
  filterable?: boolean;
  required?: boolean;
}

export interface GridRow {
  key: string;
  state: RowState;
  values: GridValues;
  /** What is saved, where it differs. */
  before?: GridValues;
  /** What is wrong, by column. */
  errors?: Readonly<Record<string, string>>;
  /** What is wrong with the row as a whole. */
  problem?: string;
}

export interface Sort {
  column: string;
  descending: boolean;
}

/** What was typed or pasted into a cell; its owner reads it. */
export interface TypedCell {
  row: number;
  column: string;
  text: string;
}

/** The words of the grid, in the reader's language. */
export interface GridTexts {
  /** How the keys work; read when the grid is entered. */
  instructions: string;
  mark: string;
  checkAll: string;
  checkRow: (row: number) => string;
  sortBy: (label: string) => string;
  filterBy: (label: string) => string;
  all: string;
  yes: string;
  no: string;
  pending: string;
  before: (value: string) => string;
  states: Record<RowState, string>;
}
