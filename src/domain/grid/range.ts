/** Places in a grid: rows and columns count from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}
/** A rectangle of cells: from the active cell, where it began and where typing goes, to the cell to which it was extended. */
export interface Selection {
  readonly active: Place;
  readonly extent: Place;
}
/** Where a reader is in a grid. */
export interface GridPosition {
  /** Pixels. */
  readonly top: number;
  readonly left: number;
  readonly selection: Selection;
}
/** The order of a grid's rows. */
export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at a time: the step of a page key. */
  readonly page: number;
}
export interface Rectangle {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

export function place(at: Place, { rows, columns }: Extent): Place {
  return { row: clamp(at.row, rows), column: clamp(at.column, columns) };
}

type Step = (at: Place, extent: Extent) => Place;
const steps: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};
const leaps: Readonly<Record<string, Step>> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_at, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** Where a key leads; with Ctrl to the edge. Undefined for a key that does not move. */
export function moved(at: Place, key: string, leap: boolean, extent: Extent): Place | undefined {
  const step = (leap ? leaps : steps)[key];
  return step && place(step(at, extent), extent);
}

/** The cell after this one, or before it, from row to row; undefined where the grid ends. */
export function tabbed(
  { row, column }: Place,
  back: boolean,
  { rows, columns }: Extent,
): Place | undefined {
  const index = row * columns + column + (back ? -1 : 1);
  return index < 0 || index >= rows * columns
    ? undefined
    : { row: Math.floor(index / columns), column: index % columns };
}

export function rectangle({ active, extent }: Selection): Rectangle {
  return {
    top: Math.min(active.row, extent.row),
    left: Math.min(active.column, extent.column),
    bottom: Math.max(active.row, extent.row),
    right: Math.max(active.column, extent.column),
  };
}
