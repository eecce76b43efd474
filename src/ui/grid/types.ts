import type { CSSProperties } from 'react';
import type { CellType, GridValues, Rectangle, RowState } from '@/domain/grid';
import type { FindSuggestions } from '../combobox';

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
  /** Looks for choices where there are too many to list: what is typed is their value. */
  find?: FindSuggestions;
  /** What the values stand for, as far as it is known. */
  names?: ReadonlyMap<string, string>;
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
  /** No choice is found. */
  noMatch: string;
  before: (value: string) => string;
  states: Record<RowState, string>;
}

/** What a cell asks of its grid. */
export interface CellActions {
  /** Whether the focus is among the cells: the active one then takes it. */
  hasFocus: () => boolean;
  /** Takes the focus when the cell that had it goes out of sight. */
  keepFocus: () => void;
  goTo: (row: number, column: number) => void;
  select: (area: Rectangle) => void;
  check: (row: number) => void;
  commit: (row: number, column: string, text: string) => void;
  leave: (key: 'Enter' | 'Tab', back: boolean) => void;
}

/** What a cell is given: `style` and `isFocused` by the table that places it. */
export interface PlacedCell {
  id: string;
  row: GridRow | undefined;
  rowIndex: number;
  texts: GridTexts;
  actions: CellActions;
  style?: CSSProperties;
  isFocused?: boolean;
  loading?: boolean;
}

export interface GridCellProps extends PlacedCell {
  column: GridColumn;
  columnIndex: number;
  readOnly: boolean;
}
