import { connect, type Link, type LayoutNode, nodeOf, weightOf } from './layoutNode';

/** As many as can be put in order while somebody types; the longest edges of a drawing with more go straight. */
const MAX_DUMMY_NODES = 4000;

/** Edges between the same tables run beside each other: how far apart, and how broad all of them are at most. */
const LANE = { apart: 4, all: 44 };

/** How far from the middle of its bends the edge of that number runs. */
export const laneOf = (index: number, count: number): number =>
  (index - (count - 1) / 2) * Math.min(LANE.apart, LANE.all / count);

/** Dummy nodes for edges over more than one layer; gives those of each pair of tables, as `from\0to`. */
export function insertDummyNodes(nodes: readonly LayoutNode[]): {
  layers: LayoutNode[][];
  dummies: Map<string, LayoutNode[]>;
} {
  const layers: LayoutNode[][] = [];
  const dummies = new Map<string, LayoutNode[]>();
  const put = (each: LayoutNode) => (layers[each.layer] ??= []).push(each);
  for (const each of nodes) put(each);
  const far = nodes.map((from) => {
    const ends = new Map<LayoutNode, Link[]>();
    for (const link of from.after) {
      const links = ends.get(link.end);
      if (links) links.push(link);
      else ends.set(link.end, [link]);
    }
    return { from, ends: [...ends] };
  });
  const longest = MAX_DUMMY_NODES / far.reduce((sum, { ends }) => sum + ends.length, 1);
  const isNear = ({ end }: Link, { layer }: LayoutNode) => Math.abs(end.layer - layer) === 1;
  for (const each of nodes) {
    each.before = each.before.filter((link) => isNear(link, each));
    each.after = each.after.filter((link) => isNear(link, each));
  }
  for (const { from, ends } of far) {
    for (const [to, links] of ends) {
      const length = to.layer - from.layer;
      if (length === 1 || length > Math.max(2, longest)) continue;
      const way = Array.from({ length: length - 1 }, (_, index) =>
        nodeOf('', 0, 2 * laneOf(links.length - 1, links.length), from.layer + index + 1),
      );
      way.forEach((each, index) => {
        put(each);
        const last = way[index - 1];
        if (last) connect(last, each, weightOf(links), 0, 0);
      });
      const [first = from, last = from] = [way[0], way.at(-1)];
      for (const { weight, own, other } of links) {
        connect(from, first, weight, own, 0);
        connect(last, to, weight, 0, other);
      }
      dummies.set(`${from.id}\0${to.id}`, way);
    }
  }
  return { layers, dummies };
}
