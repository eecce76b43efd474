import { countsOf } from './foreground';
import type { Grayscale } from './image';

const TILE = 48;
/** Part of a tile's pixels that are paper even where print is dense: its brightest tenth. */
const BRIGHT_SHARE = 0.9;
/** Darker than this is no paper in shadow but something that was printed. */
const DARKEST_PAPER = 96;

/** A copy as black on white paper: reversed print is turned over, shadows and grey paper become white, faint ink becomes black. */
export function whiten(picture: Grayscale): Grayscale {
  const white = { ...picture, data: new Uint8Array(picture.data.length) };
  let [source, counts] = [picture, countsOf(picture.data)];
  if (quantile(counts, 0.5) < 110) {
    for (let at = 0; at < white.data.length; at += 1) white.data[at] = 255 - (source.data[at] ?? 0);
    source = white;
    counts.reverse();
  }
  const background = backgroundOf(source);
  // White paper would be divided by one.
  if (background.values.some((value) => value < 255)) {
    divide(source, background, white.data);
    source = white;
    counts = countsOf(white.data);
  }
  stretch(source.data, counts, white.data);
  return white;
}

function quantile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0;
    if (below >= total * share) return value;
  }
  return 255;
}

interface Tiles {
  values: Float32Array;
  columns: number;
  rows: number;
}

/** The brightness of the paper in each tile, with tiles of solid dark print filled from their neighbours. */
function backgroundOf({ data, width, height }: Grayscale): Tiles {
  const columns = Math.max(1, Math.ceil(width / TILE));
  const rows = Math.max(1, Math.ceil(height / TILE));
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const counts = new Uint32Array(256);
      for (let y = row * TILE; y < Math.min(height, (row + 1) * TILE); y += 2)
        for (let x = column * TILE; x < Math.min(width, (column + 1) * TILE); x += 2) {
          const value = data[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      values[row * columns + column] = quantile(counts, BRIGHT_SHARE);
    }
  }
  return { values: values.map((value) => (value < DARKEST_PAPER ? 255 : value)), columns, rows };
}

/** Divides by the paper's brightness, smoothly from tile to tile. */
function divide(
  { data, width, height }: Grayscale,
  { values, columns, rows }: Tiles,
  result: Uint8Array,
): void {
  const [left, across] = [new Uint16Array(width), new Float64Array(width)];
  for (let x = 0; x < width; x += 1) {
    const u = Math.min(Math.max(x / TILE - 0.5, 0), columns - 1);
    left[x] = Math.floor(u);
    across[x] = u - Math.floor(u);
  }
  // One column more than there are tiles, so that the last one has a neighbour.
  const row = new Float64Array(columns + 1);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(Math.max(y / TILE - 0.5, 0), rows - 1);
    const [above, below] = [
      Math.floor(v) * columns,
      Math.min(Math.floor(v) + 1, rows - 1) * columns,
    ];
    const down = v - Math.floor(v);
    for (let tile = 0; tile <= columns; tile += 1) {
      const column = Math.min(tile, columns - 1);
      row[tile] =
        (values[above + column] ?? 255) * (1 - down) + (values[below + column] ?? 255) * down;
    }
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const tile = left[x] ?? 0;
      const [one, part] = [row[tile] ?? 255, across[x] ?? 0];
      const value = ((data[at] ?? 0) * 255) / (one * (1 - part) + (row[tile + 1] ?? 255) * part);
      result[at] = value > 255 ? 255 : value;
    }
  }
}

/** Spreads ink to paper over the whole scale; faint print is at most tripled, so that an empty sheet stays empty. */
function stretch(data: Uint8Array, counts: Uint32Array, result: Uint8Array): void {
  const dark = Math.min(quantile(counts, 0.01), 170);
  const scale = new Uint8Array(256);
  for (let value = 0; value < 256; value += 1)
    scale[value] = Math.min(255, Math.max(0, ((value - dark) * 255) / (245 - dark)));
  for (let at = 0; at < data.length; at += 1) result[at] = scale[data[at] ?? 0] ?? 0;
}
