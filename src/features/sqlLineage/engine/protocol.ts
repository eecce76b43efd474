import type {
  ColumnDifference,
  Lineage,
  ScriptInput,
  ScriptReading,
  Simplification,
} from '@/domain/lineage';

/** What the page asks of the worker. Nothing of it leaves the machine. */
export interface LineageRequest {
  script: ScriptInput;
  /** Another id: another script, in which nothing of the one before lives on. */
  scriptId: string;
  /** An earlier version, to compare with. */
  pinned: string | null;
  shown: Simplification;
  /** Tables that show all of their columns. */
  expanded: readonly string[];
}

export interface Point {
  x: number;
  y: number;
}
/** Where a table stands, from its upper left corner, in pixels at full size. */
export interface DrawnTable extends Point {
  id: string;
  width: number;
  height: number;
  /** Columns that have a row, from the top. */
  rows: string[];
  /** How many columns have none. */
  hidden: number;
}
export interface DrawnEdge {
  id: string;
  /** As the `d` of an SVG path. */
  path: string;
}
export interface Drawing {
  width: number;
  height: number;
  tables: DrawnTable[];
  edges: DrawnEdge[];
}

export interface LineageAnswer extends Omit<ScriptReading, 'lineage'> {
  /** As it is shown: simplified where somebody wants that. */
  lineage: Lineage;
  drawing: Drawing;
  differences: ColumnDifference[] | null;
}
