import type { Lineage } from '@/domain/lineage';
import type { Drawing, DrawnTable } from '../engine/protocol';
import { HEAD_HEIGHT, ROW_HEIGHT } from '../engine/measures';
import type { Box } from './useViewport';

/** Everything in a table that the focus can stand on, from the top. */
const stopsOf = ({ id, rows, hidden }: DrawnTable) => [
  id,
  ...rows,
  ...(hidden > 0 ? [`more ${id}`] : []),
];

export const tableOfStop = ({ tables }: Drawing, stop: string) =>
  tables.find((table) => stopsOf(table).includes(stop) || `more ${table.id}` === stop);

/** Where the arrow keys lead: along a table, and over an edge to what a column is made of or goes into. */
export function stepFrom(
  stop: string,
  key: string,
  { edges }: Lineage,
  drawing: Drawing,
): string | undefined {
  const table = tableOfStop(drawing, stop);
  if (!table) return drawing.tables[0]?.id;
  const stops = stopsOf(table);
  const index = stops.indexOf(stop);
  if (key === 'ArrowDown') return stops[index + 1];
  if (key === 'ArrowUp') return stops[index - 1];
  const [here, there] =
    key === 'ArrowRight' ? (['from', 'to'] as const) : (['to', 'from'] as const);
  const own = new Set(stop === table.id ? stops : [stop]);
  const drawn = (node: string) => tableOfStop(drawing, node) !== undefined;
  const next = edges.find(
    (edge) => own.has(edge[here]) && !stops.includes(edge[there]) && drawn(edge[there]),
  );
  if (!next) return undefined;
  return stop === table.id ? tableOfStop(drawing, next[there])?.id : next[there];
}

/** The place of a stop in the drawing. */
export function boxOf(stop: string, drawing: Drawing): Box | undefined {
  const table = tableOfStop(drawing, stop);
  if (!table) return undefined;
  const line = Math.max(0, stopsOf(table).indexOf(stop));
  return {
    x: table.x,
    y: table.y + (line === 0 ? 0 : HEAD_HEIGHT + (line - 1) * ROW_HEIGHT),
    width: table.width,
    height: line === 0 ? HEAD_HEIGHT : ROW_HEIGHT,
  };
}
