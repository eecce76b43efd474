import { type Place, type Side, weightOf } from './place';

const SWEEPS = 12;
const GAP = { table: 24, bend: 14 };
/** Bends keep to their line more than tables do. */
const WEIGHT = { table: 1, bend: 6 };

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

/** The height at which its edges run level. */
const levelOf = (sides: readonly Side[]) => (each: Place) => {
  const links = sides.flatMap((side) => each[side]);
  const sum = links.reduce(
    (all, { end, weight, own, other }) => all + (end.y + other - own) * weight,
    0,
  );
  return links.length > 0 ? sum / weightOf(links) : each.y;
};

/** Gives every place its height. */
export function level(layers: readonly (readonly Place[])[]): void {
  for (const layer of layers) settle(layer, ({ y }) => y);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const back = sweep % 2 === 1;
    const sides: Side[] = sweep < SWEEPS - 4 ? [back ? 'after' : 'before'] : ['before', 'after'];
    for (const layer of back ? layers.toReversed() : layers) settle(layer, levelOf(sides));
  }
}
