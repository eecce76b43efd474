import { insertDummyNodes } from './dummyNodes';
import { assignHeights } from './assignHeights';
import { orderLayers } from './orderLayers';
import { connect, type LayoutNode, nodeOf } from './layoutNode';
import { assignLayers } from './assignLayers';

/** An edge by the ids of its tables, and how far from their tops it ends. */
export interface Ends {
  from: string;
  to: string;
  fromY: number;
  toY: number;
}

/**
 * A drawing in layers, from left to right, by Sugiyama's four steps: each table gets a layer, longer edges a dummy node in every layer that they pass, then each
 * layer an order with few crossings, and its nodes the height at which edges run as level as they can.
 */
export function placeInLayers(
  tables: readonly { id: string; width: number; height: number }[],
  edges: readonly Ends[],
): { layers: LayoutNode[][]; dummies: Map<string, LayoutNode[]> } {
  const byId = new Map(tables.map(({ id, width, height }) => [id, nodeOf(id, width, height)]));
  for (const { from, to, fromY, toY } of edges) {
    const [source, target] = [byId.get(from), byId.get(to)];
    if (source && target && source !== target)
      connect(source, target, 1, fromY - source.height / 2, toY - target.height / 2);
  }
  const nodes = [...byId.values()];
  assignLayers(nodes);
  const { layers, dummies } = insertDummyNodes(nodes);
  orderLayers(layers);
  assignHeights(layers);
  return { layers, dummies };
}
