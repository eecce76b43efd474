/** What a drawing in layers is made of. */

/** A table, or a dummy: the bend that a longer edge has in a layer which it passes. */
export interface LayoutNode {
  id: string;
  width: number;
  height: number;
  layer: number;
  /** Its place in the layer, from the top. */
  position: number;
  /** The middle of it. */
  y: number;
  isDummy: boolean;
  before: Link[];
  after: Link[];
}
/** Edges between two nodes, as one of them sees it. */
export interface Link {
  end: LayoutNode;
  /** How many edges it stands for. */
  weight: number;
  /** Where it ends here and there, below the middle. */
  own: number;
  other: number;
}
export type Side = 'before' | 'after';

export const nodeOf = (id: string, width: number, height: number, layer = 0): LayoutNode => ({
  id,
  width,
  height,
  layer,
  position: 0,
  y: 0,
  isDummy: id === '',
  before: [],
  after: [],
});

export function connect(
  from: LayoutNode,
  to: LayoutNode,
  weight: number,
  own: number,
  other: number,
): void {
  from.after.push({ end: to, weight, own, other });
  to.before.push({ end: from, weight, own: other, other: own });
}

export const weightOf = (links: readonly Link[]): number =>
  links.reduce((sum, { weight }) => sum + weight, 0);
