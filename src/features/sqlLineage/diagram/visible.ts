import type { Lineage } from '@/domain/lineage';
import type { DrawnEdge, DrawnTable, Drawing } from '../engine/protocol';
import type { Viewport } from './useViewport';

export interface Visible {
  tables: DrawnTable[];
  edges: DrawnEdge[];
  /** Whether columns can be read at this size. */
  detailed: boolean;
}

/** A diagram of so many tables is drawn whole: it takes less than to find out what of it is seen. */
const MAX_WHOLE_TABLES = 120;
const READABLE_SCALE = 0.25;
/** Lines that nobody can tell apart are left out. */
const MAX_TINY_EDGES = 2_000;

/** What of a large drawing is worth drawing: the tables in sight and around it, and the edges that touch them. */
export function visibleOf(
  drawing: Drawing,
  lineage: Lineage,
  { x, y, scale }: Viewport,
  size: { width: number; height: number },
): Visible {
  const { tables, edges } = drawing;
  if (tables.length <= MAX_WHOLE_TABLES) return { tables, edges, detailed: true };
  const detailed = scale >= READABLE_SCALE;
  const [width, height] = [size.width / scale, size.height / scale];
  const [left, top] = [-x / scale - width / 2, -y / scale - height / 2];
  const seen = tables.filter(
    (table) =>
      table.x < left + 2 * width &&
      table.y < top + 2 * height &&
      table.x + table.width > left &&
      table.y + table.height > top,
  );
  if (!detailed && edges.length > MAX_TINY_EDGES) return { tables: seen, edges: [], detailed };
  const nodes = new Set(seen.map(({ id }) => id));
  for (const { id, columns } of lineage.tables)
    if (nodes.has(id)) for (const column of columns) nodes.add(column.id);
  const touching = new Set(
    lineage.edges.filter(({ from, to }) => nodes.has(from) || nodes.has(to)).map(({ id }) => id),
  );
  return { tables: seen, edges: edges.filter(({ id }) => touching.has(id)), detailed };
}
