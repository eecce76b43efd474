/**
 * A drawing in layers, from left to right: each table gets a layer, longer edges a bend in every layer that they pass, then each layer an order with
 * few crossings, and its places the height at which edges run as level as they can.
 */

/** A table, or the bend of a longer edge. */
export interface Place {
  id: string;
  width: number;
  height: number;
  layer: number;
  /** Its place in the layer, from the top. */
  at: number;
  /** The middle of it. */
  y: number;
  isBend: boolean;
  before: Place[];
  after: Place[];
}
type Side = 'before' | 'after';

const SWEEPS = 12;
const GAP = { table: 24, bend: 14 };
/** As many bends as can be put in order while somebody types; the longest edges of a drawing with more go straight. */
const MOST_BENDS = 4000;
/** Bends keep to their line more than tables do. */
const WEIGHT = { table: 1, bend: 6 };

const place = (id: string, width: number, height: number, layer = 0): Place => ({
  id,
  width,
  height,
  layer,
  at: 0,
  y: 0,
  isBend: id === '',
  before: [],
  after: [],
});

function join(from: Place, to: Place): void {
  from.after.push(to);
  to.before.push(from);
}

/** Each behind all that lead to it. Where edges run in a circle, it begins with what is written first. */
function inOrder(places: readonly Place[]): Place[] {
  const waits = new Map(places.map((each) => [each, each.before.length]));
  const ordered = new Set<Place>();
  for (const first of [...places.filter(({ before }) => before.length === 0), ...places]) {
    const ready = [first];
    for (let next = ready.pop(); next; next = ready.pop()) {
      if (ordered.has(next)) continue;
      ordered.add(next);
      for (const after of next.after) {
        const left = (waits.get(after) ?? 0) - 1;
        waits.set(after, left);
        if (left === 0) ready.push(after);
      }
    }
  }
  return [...ordered];
}

/** Edges of a circle that lead back are turned; each place stands right of what leads to it, and near to what it leads to. */
function rank(places: readonly Place[]): void {
  const ordered = inOrder(places);
  ordered.forEach((each, index) => (each.at = index));
  const ends = ordered.flatMap((from) =>
    from.after.map((to) => (from.at < to.at ? [from, to] : [to, from])),
  );
  for (const each of places) [each.before, each.after] = [[], []];
  for (const [from, to] of ends) if (from && to && !from.after.includes(to)) join(from, to);
  for (const each of ordered)
    each.layer = Math.max(0, ...each.before.map(({ layer }) => layer + 1));
  for (const each of ordered.toReversed())
    if (each.after.length > 0 && each.after.length >= each.before.length)
      each.layer = Math.min(...each.after.map(({ layer }) => layer - 1));
}

/** Bends for edges over more than one layer; gives those of each edge. */
function bend(places: readonly Place[]): { layers: Place[][]; bends: Map<string, Place[]> } {
  const layers: Place[][] = [];
  const bends = new Map<string, Place[]>();
  const put = (each: Place) => {
    const layer = (layers[each.layer] ??= []);
    each.at = layer.push(each);
  };
  for (const each of places) put(each);
  const longest = MOST_BENDS / places.reduce((sum, { after }) => sum + after.length, 1);
  for (const from of places) {
    for (const to of [...from.after]) {
      if (to.layer === from.layer + 1) continue;
      from.after.splice(from.after.indexOf(to), 1);
      to.before.splice(to.before.indexOf(from), 1);
      if (to.layer - from.layer > Math.max(2, longest)) continue;
      const way = [from];
      for (let layer = from.layer + 1; layer < to.layer; layer += 1) {
        const next = place('', 0, 0, layer);
        put(next);
        join(way.at(-1) ?? from, next);
        way.push(next);
      }
      join(way.at(-1) ?? from, to);
      bends.set(`${from.id}\0${to.id}`, way.slice(1));
    }
  }
  return { layers, bends };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many edges cross between one layer and the next: pairs whose ends stand in another order. */
function crossings(layer: readonly Place[]): number {
  const ends = layer.flatMap(({ after }) => after.map(({ at }) => at).sort((a, b) => a - b));
  const passed: number[] = [];
  let count = 0;
  for (const end of ends) {
    let low = 0;
    for (let high = passed.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((passed[middle] ?? 0) > end) high = middle;
      else low = middle + 1;
    }
    count += passed.length - low;
    passed.splice(low, 0, end);
  }
  return count;
}

const number = (layer: readonly Place[]) => layer.forEach((each, index) => (each.at = index));

/** Sweeps over the layers, forth and back, and keeps the order with the fewest crossings. */
function order(layers: readonly Place[][]): void {
  let best = { count: Infinity, layers: layers.map((layer) => [...layer]) };
  for (const layer of layers) number(layer);
  for (let sweep = 0; sweep < SWEEPS && best.count > 0; sweep += 1) {
    const side = sweep % 2 === 0 ? 'before' : 'after';
    for (const layer of side === 'before' ? layers : layers.toReversed()) {
      const wanted = new Map(
        layer.map((each) => [
          each,
          each[side].length > 0 ? mean(each[side].map(({ at }) => at)) : each.at,
        ]),
      );
      layer.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
      number(layer);
    }
    const count = layers.reduce((sum, layer) => sum + crossings(layer), 0);
    if (count < best.count) best = { count, layers: layers.map((layer) => [...layer]) };
  }
  layers.forEach((layer, index) => {
    layer.splice(0, layer.length, ...(best.layers[index] ?? []));
    number(layer);
  });
}

/** Moves the places of a layer as near to what they want as their order and their gaps allow (pooling adjacent violators). */
function settle(layer: readonly Place[], wanted: (each: Place) => number): void {
  const blocks: { at: number; weight: number; places: { each: Place; offset: number }[] }[] = [];
  let offset = 0;
  layer.forEach((each, index) => {
    const above = layer[index - 1];
    if (above)
      offset +=
        (above.height + each.height) / 2 + (above.isBend || each.isBend ? GAP.bend : GAP.table);
    let block = {
      at: wanted(each) - offset,
      weight: each.isBend ? WEIGHT.bend : WEIGHT.table,
      places: [{ each, offset }],
    };
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      blocks.pop();
      const weight = last.weight + block.weight;
      block = {
        at: (last.at * last.weight + block.at * block.weight) / weight,
        weight,
        places: [...last.places, ...block.places],
      };
    }
    blocks.push(block);
  });
  for (const { at, places } of blocks)
    for (const { each, offset: own } of places) each.y = at + own;
}

const level = (sides: readonly Side[]) => (each: Place) => {
  const near = sides.flatMap((side) => each[side]);
  return near.length > 0 ? mean(near.map(({ y }) => y)) : each.y;
};

/** @param pairs edges as `from\0to` */
export function placeInLayers(
  tables: readonly { id: string; width: number; height: number }[],
  pairs: readonly string[],
): { layers: Place[][]; bends: Map<string, Place[]> } {
  const byId = new Map(tables.map(({ id, width, height }) => [id, place(id, width, height)]));
  for (const pair of pairs) {
    const [from, to] = pair.split('\0').map((id) => byId.get(id));
    if (from && to) join(from, to);
  }
  const places = [...byId.values()];
  rank(places);
  const { layers, bends } = bend(places);
  order(layers);
  for (const layer of layers) settle(layer, ({ y }) => y);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const back = sweep % 2 === 1;
    const sides: Side[] = sweep < SWEEPS - 4 ? [back ? 'after' : 'before'] : ['before', 'after'];
    for (const layer of back ? layers.toReversed() : layers) settle(layer, level(sides));
  }
  return { layers, bends };
}
