import type { Box } from './image';
import { type Foreground, forEachInk } from './foreground';

/** A sign that the engine's models do not have: a number in a circle, or a box that is empty, ticked or black. */
export interface Shape {
  kind: 'circled' | 'box' | 'ticked' | 'filled';
  box: Box;
  /** Where the number of a circle stands. */
  inner: Box;
}

/** All in heights of a line. */
const [SMALLEST, LARGEST] = [0.6, 1.6];
const MIN_BOX = 0.5;
/** In parts of the shape's own size. */
const SQUARENESS = 0.16;
const STROKE = 0.14;
const SHARP_EDGE = 0.05;
const APART = 0.16;
const APART_FROM_HAN = 0.3;
const ANGLES = 48;

/** Looks for such signs by their shape. `han`: many characters stand in a box, but on feet. */
export function shapesOf(
  foreground: Foreground,
  lineHeight: number,
  { han }: { han: boolean },
): Shape[] {
  const components = componentsOf(foreground, lineHeight * MIN_BOX, lineHeight * LARGEST);
  return components.flatMap((component) => {
    const { x0, y0, x1, y1 } = component.box;
    const [width, height] = [x1 - x0, y1 - y0];
    if (Math.abs(width - height) > SQUARENESS * Math.max(width, height)) return [];
    const kind = kindOf(foreground, component, lineHeight, han);
    if (kind === undefined) return [];
    const [dx, dy] = [Math.round(width * STROKE), Math.round(height * STROKE)];
    return {
      kind,
      box: component.box,
      inner: { x0: x0 + dx, y0: y0 + dy, x1: x1 - dx, y1: y1 - dy },
    };
  });
}

/** Ink that hangs together. */
interface Component {
  box: Box;
  pixels: Uint32Array;
}

/** The components of which each side is no longer than one and no shorter than another number of pixels. */
function componentsOf(foreground: Foreground, shortest: number, longest: number): Component[] {
  const { data, width, height } = foreground;
  const isLeft = data.slice();
  const components: Component[] = [];
  // What was found, one component after the other.
  let total = 0;
  forEachInk(foreground, () => (total += 1));
  const found = new Uint32Array(total);
  let end = 0;
  for (let start = data.indexOf(1); start >= 0; start = isLeft.indexOf(1, start + 1)) {
    const from = end;
    found[end++] = start;
    isLeft[start] = 0;
    let [x0, y0, x1, y1] = [width, height, 0, 0];
    for (let next = from; next < end; next += 1) {
      const at = found[next] ?? 0;
      const y = Math.floor(at / width);
      const x = at - y * width;
      if (x < x0) x0 = x;
      if (x >= x1) x1 = x + 1;
      if (y < y0) y0 = y;
      if (y >= y1) y1 = y + 1;
      const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
      const [above, below] = [y > 0 ? at - width : at, y < height - 1 ? at + width : at];
      for (let row = above; row <= below; row += width)
        for (let other = row + left; other <= row + right; other += 1)
          if (isLeft[other] === 1) {
            isLeft[other] = 0;
            found[end++] = other;
          }
    }
    const sides = [x1 - x0, y1 - y0];
    if (Math.max(...sides) <= longest && Math.min(...sides) >= shortest)
      components.push({ box: { x0, y0, x1, y1 }, pixels: found.subarray(from, end) });
  }
  return components;
}

/** Most characters are no circle after two directions. */
const DIRECTIONS = Array.from({ length: ANGLES }, (_, at) => (at * 2 * Math.PI) / ANGLES);

/** Which pixels are a component's own. */
function inkOf(
  { box, pixels }: Component,
  { width }: Foreground,
): (x: number, y: number) => boolean {
  const { x0, y0, x1, y1 } = box;
  const own = new Uint8Array((x1 - x0) * (y1 - y0));
  for (const at of pixels) own[(Math.floor(at / width) - y0) * (x1 - x0) + (at % width) - x0] = 1;
  return (x, y) =>
    x >= x0 && x < x1 && y >= y0 && y < y1 && own[(y - y0) * (x1 - x0) + x - x0] === 1;
}

function kindOf(
  foreground: Foreground,
  component: Component,
  lineHeight: number,
  han: boolean,
): Shape['kind'] | undefined {
  const { box, pixels } = component;
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const inked = inkOf(component, foreground);
  const [x, y] = [(box.x0 + box.x1 - 1) / 2, (box.y0 + box.y1 - 1) / 2];
  /** Whether there is foreground in a direction, between two parts of the way to the side. */
  const meets = (angle: number, from: number, to: number) => {
    const [across, down] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * height) / 2];
    for (let part = from; part <= to; part += 0.03)
      if (inked(Math.round(x + across * part), Math.round(y + down * part))) return true;
    return false;
  };
  let gaps = 0;
  for (const angle of DIRECTIONS) {
    if (!meets(angle, 1 - STROKE * 1.5, 1) || meets(angle, 1.12, 1.5)) gaps += 1;
    if (gaps > 1) break;
  }
  if (gaps <= 1) {
    // The number hangs on nothing.
    const number = foregroundWithin(foreground, box, 0.62, inked);
    const bare = DIRECTIONS.every((angle) => !meets(angle, 0.1, 0.6));
    return bare && number > 0.06 && number < 0.6 && Math.min(width, height) >= lineHeight * SMALLEST
      ? 'circled'
      : undefined;
  }
  if (![0, Math.PI / 2, Math.PI, -Math.PI / 2].every((side) => isStraight(inked, box, side)))
    return undefined;
  const ticked = foregroundWithin(foreground, box, 0.62) >= 0.02;
  if (!standsApart(foreground, box, han || ticked ? APART_FROM_HAN : APART)) return undefined;
  if (pixels.length >= width * height * 0.9) return 'filled';
  return ticked ? 'ticked' : 'box';
}

/** Whether a side is inked from corner to corner. */
function isStraight(
  inked: (x: number, y: number) => boolean,
  { x0, y0, x1, y1 }: Box,
  side: number,
): boolean {
  const across = Math.abs(Math.cos(side)) > 0.5;
  const [length, depth] = across ? [y1 - y0, x1 - x0] : [x1 - x0, y1 - y0];
  const first = Math.cos(side) + Math.sin(side) < 0;
  let met = 0;
  for (let at = 0; at < length; at += 1)
    for (let deep = 0; deep <= depth * SHARP_EDGE; deep += 1) {
      const other = first ? deep : depth - 1 - deep;
      if (!(across ? inked(x0 + other, y0 + at) : inked(x0 + at, y0 + other))) continue;
      met += 1;
      break;
    }
  return met >= length * 0.95;
}

/** The part of the middle of a box that is inked, but for some of the foreground. */
function foregroundWithin(
  { data, width }: Foreground,
  { x0, y0, x1, y1 }: Box,
  part: number,
  without?: (x: number, y: number) => boolean,
): number {
  const [dx, dy] = [
    Math.round(((x1 - x0) * (1 - part)) / 2),
    Math.round(((y1 - y0) * (1 - part)) / 2),
  ];
  let [sum, area] = [0, 0];
  for (let y = y0 + dy; y < y1 - dy; y += 1)
    for (let x = x0 + dx; x < x1 - dx; x += 1) {
      if (!without?.(x, y)) sum += data[y * width + x] ?? 0;
      area += 1;
    }
  return sum / Math.max(1, area);
}

/** A box that is part of a Hangul syllable has its vowel close by. */
function standsApart(
  { data, width, height }: Foreground,
  { x0, y0, x1, y1 }: Box,
  aside: number,
): boolean {
  const room = Math.max(2, Math.round((x1 - x0) * APART));
  const beside = Math.max(2, Math.round((x1 - x0) * aside));
  for (let y = Math.max(0, y0 - room); y < Math.min(height, y1 + room); y += 1)
    for (let x = Math.max(0, x0 - beside); x < Math.min(width, x1 + beside); x += 1)
      if ((y < y0 || y >= y1 || x < x0 || x >= x1) && data[y * width + x] === 1) return false;
  return true;
}
