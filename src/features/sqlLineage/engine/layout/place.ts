/** What a drawing in layers is made of. */

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
  before: Link[];
  after: Link[];
}
/** Edges between two places, as one of them sees it. */
export interface Link {
  end: Place;
  /** How many edges it stands for. */
  weight: number;
  /** Where it ends here and there, below the middle. */
  own: number;
  other: number;
}
export type Side = 'before' | 'after';

export const placeOf = (id: string, width: number, height: number, layer = 0): Place => ({
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

export function join(from: Place, to: Place, weight: number, own: number, other: number): void {
  from.after.push({ end: to, weight, own, other });
  to.before.push({ end: from, weight, own: other, other: own });
}

export const weightOf = (links: readonly Link[]): number =>
  links.reduce((sum, { weight }) => sum + weight, 0);
