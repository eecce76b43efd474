/** Where tables stand and how edges run: from left to right, sources first. */
import { type Lineage, type LineageTable, tableIds } from '@/domain/lineage';
import { HEAD_HEIGHT, LETTER_WIDTH, ROW_HEIGHT } from './measures';
import { laneOf } from './layout/dummyNodes';
import type { Ends } from './layout/placeInLayers';
import { placeTables } from './layout/placeTables';
import type { DrawnEdge, DrawnTable, Drawing, Point } from './protocol';

/** A table with more columns shows these, the related ones first, until it is opened. */
const SHOWN_COLUMNS = 12;
const WIDTH = { least: 132, most: 300, around: 44 };

/** Chinese and Korean letters are as wide as two others. */
const textWidth = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x1100 ? 1.8 : 1), 0) *
  LETTER_WIDTH;

const tableWidth = ({ name, columns }: LineageTable) => {
  const widest = Math.max(...[name, ...columns.map((column) => column.name)].map(textWidth));
  return Math.min(WIDTH.most, Math.max(WIDTH.least, Math.ceil(widest) + WIDTH.around));
};

function shownRows(table: LineageTable, related: ReadonlySet<string>, isOpen: boolean): string[] {
  const ids = table.columns.map(({ id }) => id);
  if (isOpen || ids.length <= SHOWN_COLUMNS) return ids;
  return [...ids.filter((id) => related.has(id)), ...ids.filter((id) => !related.has(id))].slice(
    0,
    SHOWN_COLUMNS,
  );
}

/** How far below the top of its table a column has its row, or the line that stands for those without one. */
function rowY(table: DrawnTable, node: string): number {
  if (node === table.id) return HEAD_HEIGHT / 2;
  const row = table.rows.indexOf(node);
  const line = row === -1 ? table.rows.length : row;
  return HEAD_HEIGHT + (line + 0.5) * ROW_HEIGHT;
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** A curve that leaves and enters level, through the gaps between tables on a longer way. */
function curve(from: Point, to: Point, via: readonly Point[]): string {
  const points = [from, ...via, to];
  return points.slice(1).reduce(
    (path, end, index) => {
      const start = points[index] ?? from;
      const bend = Math.max(24, Math.abs(end.x - start.x) / 2) * (end.x < start.x ? -1 : 1);
      const out = { x: start.x + bend, y: start.y };
      const into = { x: end.x - bend, y: end.y };
      return `${path}C${at(out)} ${at(into)} ${at(end)}`;
    },
    `M${at(from)}`,
  );
}

/** A table that feeds itself: out on the right and in again on the right. */
const loop = (from: Point, toY: number) =>
  `M${at(from)}C${at({ x: from.x + 46, y: from.y })} ${at({ x: from.x + 46, y: toY })} ${at({ x: from.x, y: toY })}`;

/** Edges lead to the right; the end of one that does not shows it. */
const arrow = ({ x, y }: Point) =>
  `M${at({ x: x + 7, y: y - 4 })}L${at({ x, y })} ${at({ x: x + 7, y: y + 4 })}`;

/** Edges between the same two tables, each in a lane of its own: the upper rows above. */
function inLanes<Edge extends Ends>(edges: readonly Edge[]): (Edge & { lane: number })[] {
  const pairs = new Map<string, Edge[]>();
  for (const edge of edges) {
    const pair = [edge.from, edge.to].sort().join('\0');
    const alike = pairs.get(pair);
    if (alike) alike.push(edge);
    else pairs.set(pair, [edge]);
  }
  return [...pairs.values()].flatMap((alike) =>
    alike
      .sort((a, b) => a.fromY + a.toY - b.fromY - b.toY)
      .map((edge, index) => ({ ...edge, lane: laneOf(index, alike.length) })),
  );
}

/** The drawing of a lineage. @param expanded tables that show all of their columns */
export function draw(lineage: Lineage, expanded: readonly string[]): Drawing {
  const tableOf = tableIds(lineage);
  const related = new Set(lineage.edges.flatMap(({ from, to }) => [from, to]));
  const open = new Set(expanded);
  const sized = lineage.tables
    .filter(({ id, columns, kind }) => columns.length > 0 || related.has(id) || isStored(kind))
    .map((table): DrawnTable => {
      const rows = shownRows(table, related, open.has(table.id));
      const hidden = table.columns.length - rows.length;
      const lines = rows.length + (hidden > 0 || open.has(table.id) ? 1 : 0);
      const height = HEAD_HEIGHT + lines * ROW_HEIGHT + (lines > 0 ? 4 : 0);
      return { id: table.id, x: 0, y: 0, width: tableWidth(table), height, rows, hidden };
    });
  const sizedById = new Map(sized.map((table) => [table.id, table]));
  const tableAt = (node: string) => sizedById.get(tableOf.get(node) ?? '');
  const ends = lineage.edges.flatMap((edge) => {
    const [source, target] = [tableAt(edge.from), tableAt(edge.to)];
    if (!source || !target) return [];
    const [fromY, toY] = [rowY(source, edge.from), rowY(target, edge.to)];
    return [{ id: edge.id, from: source.id, to: target.id, fromY, toY }];
  });
  const { tables, ways, width, height } = placeTables(sized, ends);
  const byId = new Map(tables.map((table) => [table.id, table]));
  const edges = inLanes(ends).flatMap(({ id, lane, ...end }): DrawnEdge[] => {
    const [source, target] = [byId.get(end.from), byId.get(end.to)];
    if (!source || !target) return [];
    const [fromY, toY] = [source.y + end.fromY, target.y + end.toY];
    const way = (from: string, to: string) =>
      (ways.get(`${from}\0${to}`) ?? []).map((point) => ({ ...point, y: point.y + lane }));
    if (source === target) {
      const path =
        loop({ x: source.x + source.width, y: fromY }, toY) +
        arrow({ x: target.x + target.width, y: toY });
      return [{ id, path }];
    }
    if (target.x < source.x) {
      // It closes a circle.
      const tip = { x: target.x + target.width, y: toY };
      const via = way(target.id, source.id).toReversed();
      return [{ id, path: curve({ x: source.x, y: fromY }, tip, via) + arrow(tip) }];
    }
    const [from, to] = [
      { x: source.x + source.width, y: fromY },
      { x: target.x, y: toY },
    ];
    return [{ id, path: curve(from, to, way(source.id, target.id)) }];
  });
  return { width, height, tables, edges };
}

const isStored = (kind: LineageTable['kind']) =>
  kind === 'table' || kind === 'view' || kind === 'path';
