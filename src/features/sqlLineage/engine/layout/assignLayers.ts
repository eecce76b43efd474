import { connect, type LayoutNode, weightOf } from './layoutNode';

/** Each behind all that lead to it. A circle begins with what gives most and takes least, so that few edges lead back (a greedy feedback arc set). */
function acyclicOrder(nodes: readonly LayoutNode[]): LayoutNode[] {
  const ordered = new Set<LayoutNode>();
  const waits = new Map(nodes.map((each) => [each, each.before.length]));
  const gives = new Map(nodes.map((each) => [each, weightOf(each.after) - weightOf(each.before)]));
  const ready = nodes.filter(({ before }) => before.length === 0).toReversed();
  while (ordered.size < nodes.length) {
    for (let next = ready.pop(); next; next = ready.pop()) {
      if (ordered.has(next)) continue;
      ordered.add(next);
      waits.delete(next);
      for (const { end, weight } of next.after) {
        gives.set(end, (gives.get(end) ?? 0) + weight);
        const left = (waits.get(end) ?? 0) - 1;
        waits.set(end, left);
        if (left === 0) ready.push(end);
      }
      for (const { end, weight } of next.before) gives.set(end, (gives.get(end) ?? 0) - weight);
    }
    let most: LayoutNode | undefined;
    for (const each of nodes)
      if (!ordered.has(each) && (!most || (gives.get(each) ?? 0) > (gives.get(most) ?? 0)))
        most = each;
    if (most) ready.push(most);
  }
  return [...ordered];
}

/** Edges of a circle that lead back are turned; each place stands right of what leads to it, and near to what it leads to. */
export function assignLayers(nodes: readonly LayoutNode[]): void {
  const ordered = acyclicOrder(nodes);
  ordered.forEach((each, index) => (each.position = index));
  const links = ordered.flatMap((from) => from.after.map((link) => ({ from, ...link })));
  for (const each of nodes) [each.before, each.after] = [[], []];
  for (const { from, end, weight, own, other } of links)
    if (from.position < end.position) connect(from, end, weight, own, other);
    else connect(end, from, weight, other, own);
  for (const each of ordered)
    each.layer = Math.max(0, ...each.before.map(({ end }) => end.layer + 1));
  for (const each of ordered.toReversed())
    if (each.after.length > 0 && weightOf(each.after) >= weightOf(each.before))
      each.layer = Math.min(...each.after.map(({ end }) => end.layer - 1));
}
