import { join, type Link, type Place, placeOf, weightOf } from './place';

/** As many bends as can be put in order while somebody types; the longest edges of a drawing with more go straight. */
const MOST_BENDS = 4000;

/** Edges between the same tables run beside each other: how far apart, and how broad all of them are at most. */
const LANE = { apart: 4, all: 44 };

/** How far from the middle of its bends the edge of that number runs. */
export const laneOf = (index: number, count: number): number =>
  (index - (count - 1) / 2) * Math.min(LANE.apart, LANE.all / count);

/** Bends for edges over more than one layer; gives those of each pair of tables, as `from\0to`. */
export function bend(places: readonly Place[]): {
  layers: Place[][];
  bends: Map<string, Place[]>;
} {
  const layers: Place[][] = [];
  const bends = new Map<string, Place[]>();
  const put = (each: Place) => (layers[each.layer] ??= []).push(each);
  for (const each of places) put(each);
  const far = places.map((from) => {
    const ends = new Map<Place, Link[]>();
    for (const link of from.after) {
      const links = ends.get(link.end);
      if (links) links.push(link);
      else ends.set(link.end, [link]);
    }
    return { from, ends: [...ends] };
  });
  const longest = MOST_BENDS / far.reduce((sum, { ends }) => sum + ends.length, 1);
  const isNear = ({ end }: Link, { layer }: Place) => Math.abs(end.layer - layer) === 1;
  for (const each of places) {
    each.before = each.before.filter((link) => isNear(link, each));
    each.after = each.after.filter((link) => isNear(link, each));
  }
  for (const { from, ends } of far) {
    for (const [to, links] of ends) {
      const length = to.layer - from.layer;
      if (length === 1 || length > Math.max(2, longest)) continue;
      const way = Array.from({ length: length - 1 }, (_, index) =>
        placeOf('', 0, 2 * laneOf(links.length - 1, links.length), from.layer + index + 1),
      );
      way.forEach((each, index) => {
        put(each);
        const last = way[index - 1];
        if (last) join(last, each, weightOf(links), 0, 0);
      });
      const [first = from, last = from] = [way[0], way.at(-1)];
      for (const { weight, own, other } of links) {
        join(from, first, weight, own, 0);
        join(last, to, weight, 0, other);
      }
      bends.set(`${from.id}\0${to.id}`, way);
    }
  }
  return { layers, bends };
}
