import type { PostedCells, Posting } from './movements';

/** Cells that no posting is of alone, and the cell that they are a part of: of their own row or column where it is not named. */
interface Parts {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly whole: { readonly row?: string; readonly column?: string };
}

export interface LedgerPostings {
  readonly posted: readonly PostedCells[];
  readonly parts?: readonly Parts[];
  /** Rows of balances that the period began with. */
  readonly broughtForward?: readonly string[];
}

/** The postings of one cell. */
export const cell = (row: string, column: string, postings: readonly Posting[]): PostedCells => ({
  rows: [row],
  columns: [column],
  postings,
});
/** Those of a column, row by row. */
export const lines = (column: string, all: Readonly<Record<string, readonly Posting[]>>) =>
  Object.entries(all).map(([row, postings]) => cell(row, column, postings));
