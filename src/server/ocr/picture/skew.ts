import { type Foreground, forEachInk } from './foreground';

/** Degrees; what is turned further is found by its letters. */
const MAX_ANGLE = 20;
const COARSE = 0.5;
const FINE = 0.05;
/** Points that are looked at; more do not change the answer. */
const POINTS = 60_000;
const MIN_POINTS = 500;
/** Of these, one in so many tells the way well enough, before it is measured. */
const ROUGH = 4;
/** Coarser than the picture, so that the strokes of one line fall into one row. */
const SHRINK = 2;

/** Degrees by which the lines of print fall to the right; 0 where there is nothing to measure. */
export function slantOf(foreground: Foreground): number {
  const points = pointsOf(foreground);
  if (points.x.length < MIN_POINTS) return 0;
  const rough = {
    x: points.x.filter((_, at) => at % ROUGH === 0),
    y: points.y.filter((_, at) => at % ROUGH === 0),
  };
  const coarse = sharpest(rough, foreground, -MAX_ANGLE, MAX_ANGLE, COARSE);
  return sharpest(points, foreground, coarse - COARSE, coarse + COARSE, FINE);
}

interface Points {
  x: Uint16Array;
  y: Uint16Array;
}

function pointsOf(foreground: Foreground): Points {
  let total = 0;
  forEachInk(foreground, () => (total += 1));
  const every = Math.max(1, Math.floor(total / POINTS));
  const count = Math.floor(total / every);
  const points = { x: new Uint16Array(count), y: new Uint16Array(count) };
  let seen = 0;
  forEachInk(foreground, (x, y) => {
    seen += 1;
    if (seen % every !== 0) return;
    points.x[seen / every - 1] = x;
    points.y[seen / every - 1] = y;
  });
  return points;
}

type Size = Pick<Foreground, 'width' | 'height'>;

function sharpest(points: Points, size: Size, from: number, to: number, step: number): number {
  let best = { angle: 0, score: -1 };
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const score = sharpness(points, size, angle);
    if (score > best.score) best = { angle, score };
  }
  return best.angle;
}

/** How much rows differ from the next when the picture is levelled by the angle: most where lines and the white between them part. */
function sharpness({ x, y }: Points, { width, height }: Size, angle: number): number {
  const slope = Math.tan((angle * Math.PI) / 180);
  const offset = Math.ceil(Math.abs(slope) * width);
  const rows = new Int32Array(Math.ceil((height + 2 * offset) / SHRINK) + 2);
  for (let at = 0; at < x.length; at += 1) {
    const row = Math.trunc(((y[at] ?? 0) - (x[at] ?? 0) * slope + offset) / SHRINK);
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1)
    sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return sum;
}
