import { type LayoutNode, type Side, weightOf } from './layoutNode';

const SWEEPS = 12;
/** Pixels between nodes of a layer. */
const GAP = { table: 24, dummy: 14 };
/** Dummies keep to their line more than tables do. */
const WEIGHT = { table: 1, dummy: 6 };

/** Moves the nodes of a layer as near to where they want to be as their order and their gaps allow: isotonic regression, by its usual algorithm. */
function poolAdjacentViolators(
  layer: readonly LayoutNode[],
  wanted: (each: LayoutNode) => number,
): void {
  const blocks: { at: number; weight: number; nodes: { each: LayoutNode; offset: number }[] }[] =
    [];
  let offset = 0;
  layer.forEach((each, index) => {
    const above = layer[index - 1];
    if (above)
      offset +=
        (above.height + each.height) / 2 + (above.isDummy || each.isDummy ? GAP.dummy : GAP.table);
    let block = {
      at: wanted(each) - offset,
      weight: each.isDummy ? WEIGHT.dummy : WEIGHT.table,
      nodes: [{ each, offset }],
    };
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      blocks.pop();
      const weight = last.weight + block.weight;
      block = {
        at: (last.at * last.weight + block.at * block.weight) / weight,
        weight,
        nodes: [...last.nodes, ...block.nodes],
      };
    }
    blocks.push(block);
  });
  for (const { at, nodes } of blocks) for (const { each, offset: own } of nodes) each.y = at + own;
}

/** The height at which its edges run level. */
const levelOf = (sides: readonly Side[]) => (each: LayoutNode) => {
  const links = sides.flatMap((side) => each[side]);
  const sum = links.reduce(
    (all, { end, weight, own, other }) => all + (end.y + other - own) * weight,
    0,
  );
  return links.length > 0 ? sum / weightOf(links) : each.y;
};

/** Gives every node its height: sweeps over the layers, forth and back. */
export function assignHeights(layers: readonly (readonly LayoutNode[])[]): void {
  for (const layer of layers) poolAdjacentViolators(layer, ({ y }) => y);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const back = sweep % 2 === 1;
    const sides: Side[] = sweep < SWEEPS - 4 ? [back ? 'after' : 'before'] : ['before', 'after'];
    for (const layer of back ? layers.toReversed() : layers)
      poolAdjacentViolators(layer, levelOf(sides));
  }
}
