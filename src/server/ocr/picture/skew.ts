import type { Ink } from './ink';

const WIDEST = 10;
const COARSE = 0.5;
const FINE = 0.05;
/** Points that are looked at; more do not change the answer. */
const POINTS = 60_000;
const FEWEST_POINTS = 500;
/** Coarser than the picture, so that the strokes of one line fall into one row. */
const SHRINK = 2;

/** How the lines of print lie. */
export interface Slant {
  /** They run up and down: only once the picture is turned by a quarter is the angle of any use. */
  turned: boolean;
  /** Degrees by which they fall to the right, within ten. */
  angle: number;
}

/** The slant of a page; none where there is nothing to measure. */
export function slantOf(ink: Ink): Slant {
  const points = pointsOf(ink);
  if (points.x.length < FEWEST_POINTS) return { turned: false, angle: 0 };
  const coarse = sharpest(points, ink, -WIDEST, WIDEST, COARSE);
  const across = sharpest({ x: points.y, y: points.x }, { width: ink.height, height: ink.width }, -WIDEST, WIDEST, COARSE);
  const { angle } = sharpest(points, ink, coarse.angle - COARSE, coarse.angle + COARSE, FINE);
  return { turned: across.score > coarse.score, angle };
}

interface Points {
  x: Uint16Array;
  y: Uint16Array;
}

function pointsOf({ data, width, height }: Ink): Points {
  let total = 0;
  for (const value of data) total += value;
  const every = Math.max(1, Math.floor(total / POINTS));
  const x: number[] = [];
  const y: number[] = [];
  let seen = 0;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      if (data[row * width + column] !== 1) continue;
      seen += 1;
      if (seen % every !== 0) continue;
      x.push(column);
      y.push(row);
    }
  return { x: Uint16Array.from(x), y: Uint16Array.from(y) };
}

type Size = Pick<Ink, 'width' | 'height'>;

function sharpest(points: Points, size: Size, from: number, to: number, step: number): { angle: number; score: number } {
  let best = { angle: 0, score: -1 };
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const score = sharpness(points, size, angle);
    if (score > best.score) best = { angle, score };
  }
  return best;
}

/** How much rows differ from the next when the picture is levelled by the angle: most where lines and the white between them part. */
function sharpness({ x, y }: Points, { width, height }: Size, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const offset = Math.ceil(Math.abs(slope) * width);
  const rows = new Float64Array(Math.ceil((height + 2 * offset) / SHRINK) + 2);
  for (let at = 0; at < x.length; at += 1) {
    const row = Math.floor(((y[at] ?? 0) - (x[at] ?? 0) * slope + offset) / SHRINK);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}
