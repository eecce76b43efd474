import { Graph, layout } from '@dagrejs/dagre';
import { MARGIN } from './measures';
import type { DrawnTable, Point } from './protocol';

type Ends = readonly [from: string, to: string];
interface Placed {
  width: number;
  height: number;
  tables: DrawnTable[];
  /** Points that a longer way goes through, by `from\0to`. */
  ways: Map<string, Point[]>;
}

const GAP = { beside: 24, between: 72 };
/** dagre takes seconds for more; these are only put in order. */
const MAX_LAID_OUT = 400;

/** Places tables so that edges lead to the right. */
export function placeTables(tables: readonly DrawnTable[], edges: readonly Ends[]): Placed {
  const pairs = [
    ...new Set(edges.filter(([from, to]) => from !== to).map((ends) => ends.join('\0'))),
  ];
  if (tables.length > MAX_LAID_OUT || pairs.length > 2 * MAX_LAID_OUT)
    return placeInColumns(tables, pairs);
  const graph = new Graph();
  graph.setGraph({
    rankdir: 'LR',
    nodesep: GAP.beside,
    ranksep: GAP.between,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, width, height } of tables) graph.setNode(id, { width, height });
  for (const pair of pairs) {
    const [from = '', to = ''] = pair.split('\0');
    if (graph.hasNode(from) && graph.hasNode(to)) graph.setEdge(from, to);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const placed = tables.map((table) => {
    const { x, y } = graph.node(table.id) as Point;
    return { ...table, x: x - table.width / 2, y: y - table.height / 2 };
  });
  return { width, height, tables: placed, ways: waysOf(graph, placed) };
}

/** Where an edge passes ranks between its ends, dagre has left a gap for it. */
function waysOf(graph: Graph, tables: readonly DrawnTable[]): Map<string, Point[]> {
  const byId = new Map(tables.map((table) => [table.id, table]));
  const ways = new Map<string, Point[]>();
  for (const { v, w } of graph.edges()) {
    const { points = [] } = graph.edge(v, w) as { points?: Point[] };
    const [from, to] = [byId.get(v), byId.get(w)];
    if (!from || !to || to.x < from.x + from.width) continue;
    const between = points
      .slice(1, -1)
      .filter(({ x }) => x > from.x + from.width + GAP.between && x < to.x - GAP.between);
    if (between.length > 0) ways.set(`${v}\0${w}`, between);
  }
  return ways;
}

/** Each table one column to the right of the last that it is made of. */
function placeInColumns(tables: readonly DrawnTable[], pairs: readonly string[]): Placed {
  const before = new Map<string, string[]>();
  for (const pair of pairs) {
    const [from = '', to = ''] = pair.split('\0');
    before.set(to, [...(before.get(to) ?? []), from]);
  }
  const ranks = new Map<string, number>();
  const rankOf = (id: string): number => {
    const known = ranks.get(id);
    if (known !== undefined) return known;
    ranks.set(id, 0); // a circle ends where it began
    const rank = (before.get(id) ?? []).reduce((most, from) => Math.max(most, rankOf(from) + 1), 0);
    ranks.set(id, rank);
    return rank;
  };
  const columns: DrawnTable[][] = [];
  for (const table of tables) (columns[rankOf(table.id)] ??= []).push(table);
  let [x, height] = [MARGIN, 0];
  const placed = columns.flatMap((column) => {
    let y = MARGIN;
    const here = column.map((table) => {
      const top = y;
      y += table.height + GAP.beside;
      return { ...table, x, y: top };
    });
    x += Math.max(...column.map(({ width }) => width)) + GAP.between;
    height = Math.max(height, y);
    return here;
  });
  return { width: x, height, tables: placed, ways: new Map() };
}
