import { bend } from './bend';
import { level } from './level';
import { order } from './order';
import { join, type Place, placeOf } from './place';
import { rank } from './rank';

/** An edge by the ids of its tables, and how far from their tops it ends. */
export interface Ends {
  from: string;
  to: string;
  fromY: number;
  toY: number;
}

/**
 * A drawing in layers, from left to right: each table gets a layer, longer edges a bend in every layer that they pass, then each layer an order with
 * few crossings, and its places the height at which edges run as level as they can.
 */
export function placeInLayers(
  tables: readonly { id: string; width: number; height: number }[],
  edges: readonly Ends[],
): { layers: Place[][]; bends: Map<string, Place[]> } {
  const byId = new Map(tables.map(({ id, width, height }) => [id, placeOf(id, width, height)]));
  for (const { from, to, fromY, toY } of edges) {
    const [source, target] = [byId.get(from), byId.get(to)];
    if (source && target && source !== target)
      join(source, target, 1, fromY - source.height / 2, toY - target.height / 2);
  }
  const places = [...byId.values()];
  rank(places);
  const { layers, bends } = bend(places);
  order(layers);
  level(layers);
  return { layers, bends };
}
