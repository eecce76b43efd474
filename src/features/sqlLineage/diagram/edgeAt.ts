import type { Point } from '../engine/protocol';

/** Pixels of the screen from a line to the end of where it can be pressed, as `.target` is wide. */
const REACH_PX = 8;
/** Lines no farther apart than this are one to a finger. */
const SAME_LINE_PX = 3;
/** Pixels from one point of a line that is looked at to the next. */
const STEP_PX = 4;

function distanceTo(path: SVGPathElement, at: Point): number {
  const matrix = path.getScreenCTM();
  const box = path.getBoundingClientRect();
  const isFar =
    at.x < box.left - REACH_PX ||
    at.x > box.right + REACH_PX ||
    at.y < box.top - REACH_PX ||
    at.y > box.bottom + REACH_PX;
  if (isFar || !matrix) return Infinity;
  const length = path.getTotalLength();
  const steps = Math.min(200, Math.ceil(Math.hypot(box.width, box.height) / STEP_PX) || 1);
  const points = Array.from({ length: steps + 1 }, (_, index) =>
    path.getPointAtLength((length * index) / steps).matrixTransform(matrix),
  );
  return Math.min(...points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
}

/**
 * The edge that a press means: where lines run close, the places to press them lie over one another, so the nearest line is it, and of those
 * that cannot be told apart each in turn.
 */
export function edgeAt(svg: SVGSVGElement, at: Point, selected: string | null): string | undefined {
  const near = [...svg.querySelectorAll<SVGGElement>('[data-edge]')]
    .map((group) => {
      const path = group.querySelector('path');
      return { id: group.dataset.edge ?? '', distance: path ? distanceTo(path, at) : Infinity };
    })
    .filter(({ distance }) => distance <= REACH_PX)
    .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id));
  const same = near.filter(({ distance }) => distance - (near[0]?.distance ?? 0) <= SAME_LINE_PX);
  // In an order of their own, so that pressing on goes through all of them.
  const inTurn = same.map(({ id }) => id).sort((a, b) => a.localeCompare(b));
  const now = inTurn.indexOf(selected ?? '');
  return now < 0 ? same[0]?.id : inTurn[(now + 1) % inTurn.length];
}
