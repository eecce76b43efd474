import { type LayoutNode, type Side, weightOf } from './layoutNode';

const SWEEPS = 12;

const numberNodes = (layer: readonly LayoutNode[]): void =>
  layer.forEach((each, index) => (each.position = index));

/** The end of a link in the order of a layer: at the node, and at the row of it. */
const rowAt = ({ position, height }: LayoutNode, below: number) =>
  position + (height > 0 ? below / height : 0);

interface Line {
  from: number;
  to: number;
  weight: number;
}
const linesOf = (each: LayoutNode, side: Side): Line[] =>
  each[side].map(({ end, weight, own, other }) => ({
    from: rowAt(each, own),
    to: rowAt(end, other),
    weight,
  }));

/** How many edges cross: pairs whose ends stand in another order (inversions, counted by a Fenwick tree). */
function crossings(lines: readonly Line[]): number {
  const sorted = lines.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const ranks = new Map(
    [...new Set(sorted.map(({ to }) => to))]
      .sort((a, b) => a - b)
      .map((to, index) => [to, index + 1]),
  );
  // Sums of weights by rank, as a tree of ranges.
  const sums = new Array<number>(ranks.size + 1).fill(0);
  let [count, all] = [0, 0];
  for (const { to, weight } of sorted) {
    const rank = ranks.get(to) ?? 0;
    let upTo = 0;
    for (let index = rank; index > 0; index -= index & -index) upTo += sums[index] ?? 0;
    count += (all - upTo) * weight;
    all += weight;
    for (let index = rank; index < sums.length; index += index & -index)
      sums[index] = (sums[index] ?? 0) + weight;
  }
  return count;
}

const countOf = (layers: readonly (readonly LayoutNode[])[]) =>
  layers.reduce(
    (sum, layer) => sum + crossings(layer.flatMap((each) => linesOf(each, 'after'))),
    0,
  );

/** Each node between those that it is connected with. */
function sortByBarycenter(layer: LayoutNode[], side: Side): void {
  const wanted = new Map(
    layer.map((each) => {
      const links = each[side];
      const sum = links.reduce(
        (all, { end, weight, other }) => all + rowAt(end, other) * weight,
        0,
      );
      return [each, links.length > 0 ? sum / weightOf(links) : each.position];
    }),
  );
  layer.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
  numberNodes(layer);
}

/** Neighbours change places where fewer edges cross then. */
function transpose(layer: LayoutNode[]): boolean {
  const sides = ['before', 'after'] as const;
  const lines = layer.map((each) => sides.map((side) => linesOf(each, side)));
  let swapped = false;
  for (let index = 1; index < layer.length; index += 1) {
    const [above, below] = layer.slice(index - 1, index + 1);
    const [upper = [], lower = []] = lines.slice(index - 1, index + 1);
    if (!above || !below) continue;
    let gain = 0;
    for (const [side, own] of upper.entries())
      for (const one of own)
        for (const other of lower[side] ?? [])
          gain += Math.sign(one.to - other.to) * one.weight * other.weight;
    if (gain <= 0) continue;
    [layer[index - 1], layer[index]] = [below, above];
    [lines[index - 1], lines[index]] = [lower, upper];
    [above.position, below.position] = [index, index - 1];
    swapped = true;
  }
  return swapped;
}

/** Sweeps over the layers, forth and back, and keeps the order with the fewest crossings. */
export function orderLayers(layers: readonly LayoutNode[][]): void {
  let best = { count: Infinity, layers: layers.map((layer) => [...layer]) };
  for (const layer of layers) numberNodes(layer);
  for (let sweep = 0; sweep < SWEEPS && best.count > 0; sweep += 1) {
    const side = sweep % 2 === 0 ? 'before' : 'after';
    for (const layer of side === 'before' ? layers : layers.toReversed())
      sortByBarycenter(layer, side);
    for (let round = 0; round < 4 && layers.map(transpose).includes(true); round += 1);
    const count = countOf(layers);
    if (count < best.count) best = { count, layers: layers.map((layer) => [...layer]) };
  }
  layers.forEach((layer, index) => {
    layer.splice(0, layer.length, ...(best.layers[index] ?? []));
    numberNodes(layer);
  });
}
