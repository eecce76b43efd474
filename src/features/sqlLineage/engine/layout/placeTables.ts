import { MARGIN } from '../measures';
import type { DrawnTable, Point } from '../protocol';
import { type Ends, placeInLayers } from './placeInLayers';

interface Placed {
  width: number;
  height: number;
  tables: DrawnTable[];
  /** Points that a longer way goes through, by `from\0to`. */
  ways: Map<string, Point[]>;
}

/** Between layers: broader where the drawing is high, so that its edges are less steep. */
const GAP = { least: 72, most: 180, ofHeight: 1 / 14 };

/** Places tables so that edges lead to the right. */
export function placeTables(tables: readonly DrawnTable[], edges: readonly Ends[]): Placed {
  if (tables.length === 0) return { width: 0, height: 0, tables: [], ways: new Map() };
  const { layers, dummies } = placeInLayers(tables, edges);
  const all = layers.flat();
  const top = Math.min(...all.map(({ y, height }) => y - height / 2)) - MARGIN;
  const height = Math.max(...all.map((each) => each.y + each.height / 2)) - top + MARGIN;
  const gap = Math.min(GAP.most, Math.max(GAP.least, height * GAP.ofHeight));
  let x = MARGIN;
  const columns = layers.map((layer) => {
    const width = Math.max(...layer.map((each) => each.width));
    const left = x;
    x += width + gap;
    return { left, width };
  });
  const at = new Map<string, Point>();
  for (const { id, layer, y, ...size } of all) {
    const { left = 0, width = 0 } = columns[layer] ?? {};
    at.set(id, { x: left + (width - size.width) / 2, y: y - size.height / 2 - top });
  }
  // Level through a layer, past the tables of it.
  const ways = new Map(
    [...dummies].map(([pair, way]) => [
      pair,
      way.flatMap(({ layer, y }) => {
        const { left = 0, width = 0 } = columns[layer] ?? {};
        return [left, left + width].map((side) => ({ x: side, y: y - top }));
      }),
    ]),
  );
  return {
    width: x - gap + MARGIN,
    height,
    tables: tables.map((table) => ({ ...table, ...at.get(table.id) })),
    ways,
  };
}
