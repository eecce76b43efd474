import type { Box } from './image';
import { type Foreground, forEachInk, median, runsOf } from './foreground';

/** Pixels of a line's height in the picture in which blocks are looked for. */
const COARSE_LINE = 7;
/** All in heights of a line of print. */
const GUTTER = 0.9;
const MIN_COLUMN = 7;
const MAX_WORD_GAP = 2;
const MIN_LINES = 4;
/** The part of its column that a line of running text fills. */
const FILLED = 0.55;

/**
 * Cuts a levelled page into blocks in the order of reading: where a white strip parts running text on both of its sides, what is above comes
 * first, then the left column, the right one, and what is below. The cells of a table are not running text, so its rows stay whole.
 */
export function blocksOf(foreground: Foreground, lineHeight: number): Box[] {
  const scale = Math.max(1, Math.floor(lineHeight / COARSE_LINE));
  const coarse = sumsOf(shrink(foreground, scale));
  const boxes = cut(coarse, lineHeight / scale, {
    x0: 0,
    y0: 0,
    x1: coarse.width,
    y1: coarse.height,
  });
  return boxes.map(({ x0, y0, x1, y1 }) => ({
    x0: x0 * scale,
    y0: y0 * scale,
    x1: Math.min(x1 * scale, foreground.width),
    y1: Math.min(y1 * scale, foreground.height),
  }));
}

/** Ink where any of the pixels is: columns are looked for in a picture with lines of seven pixels. */
function shrink(foreground: Foreground, scale: number): Foreground {
  const { width, height } = foreground;
  const [columns, rows] = [Math.ceil(width / scale), Math.ceil(height / scale)];
  const small: Foreground = { data: new Uint8Array(columns * rows), width: columns, height: rows };
  forEachInk(foreground, (x, y) => {
    small.data[Math.floor(y / scale) * columns + Math.floor(x / scale)] = 1;
  });
  return small;
}

function cut(foreground: Sums, lineHeight: number, region: Box): Box[] {
  const box = trim(foreground, region);
  if (!box) return [];
  const gutter = widestGutter(foreground, lineHeight, box);
  if (!gutter) return [box];
  const { x0, x1, y0, y1 } = gutter;
  return [
    { ...box, y1: y0 },
    { x0: box.x0, x1: x0, y0, y1 },
    { x0: x1, x1: box.x1, y0, y1 },
    { ...box, y0: y1 },
  ].flatMap((part) => cut(foreground, lineHeight, part));
}

/** The box around a region's foreground; undefined where it has none. */
function trim(foreground: Sums, region: Box): Box | undefined {
  if (region.x1 <= region.x0 || region.y1 <= region.y0) return undefined;
  const rows = runsOf(rowsOf(foreground, region), 0);
  const columns = runsOf(columnsOf(foreground, region), 0);
  const [top, bottom, left, right] = [rows[0], rows.at(-1), columns[0], columns.at(-1)];
  if (!top || !bottom || !left || !right) return undefined;
  return {
    x0: region.x0 + left.from,
    x1: region.x0 + right.to,
    y0: region.y0 + top.from,
    y1: region.y0 + bottom.to,
  };
}

/** The tallest white strip that parts running text, with the rows over which it does. */
function widestGutter(foreground: Sums, lineHeight: number, box: Box): Box | undefined {
  const width = Math.max(3, Math.round(lineHeight * GUTTER));
  const side = Math.round(lineHeight * MIN_COLUMN);
  let tallest: Box | undefined;
  for (let x = box.x0 + side; x + width <= box.x1 - side; x += Math.max(1, Math.floor(width / 4))) {
    const strip = { x0: x, x1: x + width };
    const reach = rowsOf(foreground, { ...strip, y0: box.y0, y1: box.y1 }).map((value) =>
      value === 0 ? 1 : 0,
    );
    for (const { from, to } of runsOf(reach, 0)) {
      if (to - from <= (tallest ? tallest.y1 - tallest.y0 : lineHeight * MIN_LINES)) continue;
      const rows = { y0: box.y0 + from, y1: box.y0 + to };
      const left = trim(foreground, { x0: box.x0, x1: strip.x0, ...rows });
      const right = trim(foreground, { x0: strip.x1, x1: box.x1, ...rows });
      if (!left || !right) continue;
      // Only as far as there are two columns.
      const both = { y0: Math.max(left.y0, right.y0), y1: Math.min(left.y1, right.y1) };
      const [one, other] = [
        { ...left, ...both },
        { ...right, ...both },
      ];
      if (
        isRunningText(foreground, lineHeight, one) &&
        isRunningText(foreground, lineHeight, other)
      )
        tallest = { ...strip, ...rows };
    }
  }
  return tallest;
}

/** Several lines, most of them filling the width and without holes. */
function isRunningText(foreground: Sums, lineHeight: number, box: Box): boolean {
  const width = box.x1 - box.x0;
  if (width < lineHeight * MIN_COLUMN) return false;
  const lines = runsOf(rowsOf(foreground, box), 0).filter(
    ({ from, to }) => to - from > lineHeight * 0.4,
  );
  if (lines.length < MIN_LINES) return false;
  const measured = lines.map(({ from, to }) => {
    const columns = columnsOf(foreground, {
      x0: box.x0,
      x1: box.x1,
      y0: box.y0 + from,
      y1: box.y0 + to,
    });
    const words = runsOf(columns, 0, Math.round(lineHeight * MAX_WORD_GAP));
    return { whole: words.length === 1, width: (words.at(-1)?.to ?? 0) - (words[0]?.from ?? 0) };
  });
  const whole = measured.filter((line) => line.whole).length;
  return (
    whole >= lines.length * 0.7 && median(measured.map((line) => line.width)) >= width * FILLED
  );
}

/** How much foreground lies above and left of each corner of a pixel, so that the foreground of any box is four look-ups away. */
interface Sums {
  data: Uint32Array;
  /** Those of the picture; a row of sums has one more. */
  width: number;
  height: number;
}

function sumsOf({ data, width, height }: Foreground): Sums {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0, from = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0, at = (y + 1) * (width + 1) + 1; x < width; x += 1, at += 1, from += 1) {
      row += data[from] ?? 0;
      sums[at] = (sums[at - width - 1] ?? 0) + row;
    }
  }
  return { data: sums, width, height };
}

/** How much foreground each row of a box holds. */
function rowsOf({ data, width }: Sums, { x0, y0, x1, y1 }: Box): Uint32Array {
  return profileOf(data, Math.max(0, y1 - y0), y0 * (width + 1) + x0, width + 1, x1 - x0);
}

/** How much foreground each column of a box holds. */
function columnsOf({ data, width }: Sums, { x0, y0, x1, y1 }: Box): Uint32Array {
  return profileOf(data, Math.max(0, x1 - x0), y0 * (width + 1) + x0, 1, (y1 - y0) * (width + 1));
}

/** From the corner at `start`: `step` leads to the next row or column, `across` to its other end. */
function profileOf(
  data: Uint32Array,
  length: number,
  start: number,
  step: number,
  across: number,
): Uint32Array {
  const profile = new Uint32Array(length);
  let last = (data[start + across] ?? 0) - (data[start] ?? 0);
  for (let place = 0, at = start + step; place < length; place += 1, at += step) {
    const sum = (data[at + across] ?? 0) - (data[at] ?? 0);
    profile[place] = sum - last;
    last = sum;
  }
  return profile;
}
