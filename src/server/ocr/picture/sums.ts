import type { Box } from './image';
import type { Foreground } from './foreground';

/** How much foreground lies above and left of each corner of a pixel, so that the foreground of any box is four look-ups away. */
export interface Sums {
  data: Uint32Array;
  /** Those of the picture; a row of sums has one more. */
  width: number;
  height: number;
}

export function sumsOf({ data, width, height }: Foreground): Sums {
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
export function rowsOf({ data, width }: Sums, { x0, y0, x1, y1 }: Box): Uint32Array {
  return profileOf(data, Math.max(0, y1 - y0), y0 * (width + 1) + x0, width + 1, x1 - x0);
}

/** How much foreground each column of a box holds. */
export function columnsOf({ data, width }: Sums, { x0, y0, x1, y1 }: Box): Uint32Array {
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
