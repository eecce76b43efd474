/** Where tables stand and how edges run: from left to right, sources first. */
import { type Lineage, type LineageEdge, type LineageTable, tableIds } from '@/domain/lineage';
import { HEAD_HEIGHT, LETTER_WIDTH, ROW_HEIGHT } from './measures';
import { placeTables } from './placeTables';
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

/** The height of a column's row, or of the line that stands for those without one. */
function anchorY(table: DrawnTable, node: string): number {
  if (node === table.id) return table.y + HEAD_HEIGHT / 2;
  const row = table.rows.indexOf(node);
  const line = row === -1 ? table.rows.length : row;
  return table.y + HEAD_HEIGHT + (line + 0.5) * ROW_HEIGHT;
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** A curve that leaves and enters level, through the gaps between tables on a longer way. */
function curve(from: Point, to: Point, via: readonly Point[]): string {
  const points = [from, ...via, to];
  return points.slice(1).reduce(
    (path, end, index) => {
      const start = points[index] ?? from;
      const bend = Math.max(24, Math.abs(end.x - start.x) / 2);
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
  const ends = ({ from, to }: LineageEdge) =>
    [tableOf.get(from) ?? '', tableOf.get(to) ?? ''] as const;
  const { tables, ways, width, height } = placeTables(sized, lineage.edges.map(ends));
  const byId = new Map(tables.map((table) => [table.id, table]));
  const edges = lineage.edges.flatMap((edge): DrawnEdge[] => {
    const [source, target] = ends(edge).map((id) => byId.get(id));
    if (!source || !target) return [];
    const from = { x: source.x + source.width, y: anchorY(source, edge.from) };
    const to = { x: target.x, y: anchorY(target, edge.to) };
    const path =
      source === target
        ? loop(from, to.y)
        : curve(from, to, ways.get(`${source.id}\0${target.id}`) ?? []);
    return [{ id: edge.id, path }];
  });
  return { width, height, tables, edges };
}

const isStored = (kind: LineageTable['kind']) =>
  kind === 'table' || kind === 'view' || kind === 'path';
