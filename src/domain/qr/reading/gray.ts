/** A picture of brightness only: one byte a pixel, row by row, 0 is black. */
export interface Gray {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}
export interface Rgba {
  width: number;
  height: number;
  /** Four bytes a pixel. */
  data: Uint8ClampedArray;
}

/** What is transparent stands on white paper. */
export function grayOf({ width, height, data }: Rgba): Gray {
  const gray = new Uint8ClampedArray(width * height);
  for (let pixel = 0, at = 0; pixel < gray.length; pixel += 1, at += 4) {
    const light =
      (306 * (data[at] ?? 0) + 601 * (data[at + 1] ?? 0) + 117 * (data[at + 2] ?? 0)) >> 10;
    const alpha = data[at + 3] ?? 255;
    gray[pixel] = alpha === 255 ? light : 255 + (((light - 255) * alpha) >> 8);
  }
  return { width, height, data: gray };
}

/** What the engine takes. */
export function rgbaOf({ width, height, data }: Gray): Rgba {
  const rgba = new Uint32Array(width * height);
  for (let pixel = 0; pixel < rgba.length; pixel += 1)
    rgba[pixel] = ((data[pixel] ?? 0) * 0x010101) | 0xff000000;
  return { width, height, data: new Uint8ClampedArray(rgba.buffer) };
}

/** Smaller, each pixel the mean of `factor` by `factor`. What is left over at the right and below is cut. */
export function shrink({ width, height, data }: Gray, factor: number): Gray {
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const result = new Uint8ClampedArray(small.width * small.height);
  const area = factor * factor;
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy += 1) {
        const row = (y * factor + dy) * width + x * factor;
        for (let dx = 0; dx < factor; dx += 1) sum += data[row + dx] ?? 0;
      }
      result[y * small.width + x] = sum / area;
    }
  return { ...small, data: result };
}

/** Twice as large, with values between for what was not there. */
export function enlarge({ width, height, data }: Gray): Gray {
  const large = { width: width * 2, height: height * 2 };
  const result = new Uint8ClampedArray(large.width * large.height);
  for (let y = 0; y < large.height; y += 1) {
    const top = Math.max(0, Math.floor((y - 0.5) / 2));
    const below = Math.min(height - 1, top + 1);
    const down = y % 2 === 0 ? 0.75 : 0.25;
    for (let x = 0; x < large.width; x += 1) {
      const left = Math.max(0, Math.floor((x - 0.5) / 2));
      const right = Math.min(width - 1, left + 1);
      const across = x % 2 === 0 ? 0.75 : 0.25;
      const upper =
        (data[top * width + left] ?? 0) * (1 - across) + (data[top * width + right] ?? 0) * across;
      const lower =
        (data[below * width + left] ?? 0) * (1 - across) +
        (data[below * width + right] ?? 0) * across;
      result[y * large.width + x] = upper * (1 - down) + lower * down;
    }
  }
  return { ...large, data: result };
}

/**
 * Sums of all that lies above and left, one row and column larger than the picture: any rectangle's sum is four look-ups. They run over,
 * and come right again in the difference as long as the rectangle's own sum fits.
 */
function integral({ width, height, data }: Gray, power: 1 | 2): Uint32Array {
  const line = width + 1;
  const sums = new Uint32Array(line * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0;
      row += power === 1 ? value : value * value;
      sums[(y + 1) * line + x + 1] = (sums[y * line + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** Each pixel the mean of its neighbourhood. */
export function blur(picture: Gray, radius: number): Gray {
  const { width, height } = picture;
  const line = width + 1;
  const sums = integral(picture, 1);
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * line;
    const bottom = Math.min(height, y + radius + 1) * line;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0);
      data[y * width + x] = (sum >>> 0) / (((bottom - top) / line) * (right - left));
    }
  }
  return { width, height, data };
}

/** Below this standard deviation a neighbourhood is plain paper, and stays so. */
const MIN_DEVIATION = 1.5;
/** The squares of a larger neighbourhood could need more than 32 bits. */
const MAX_RADIUS = 127;

/**
 * The contrast of each neighbourhood stretched to the full range: what is printed light on white, dark on black or lies half in a shadow
 * stands out as elsewhere.
 * @param radius half the neighbourhood's width in pixels; it must hold a few modules of a code
 */
export function normalise(picture: Gray, radius: number): Gray {
  const { width, height, data } = picture;
  const reach = Math.min(radius, MAX_RADIUS);
  const line = width + 1;
  const sums = integral(picture, 1);
  const squares = integral(picture, 2);
  const result = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * line;
    const bottom = Math.min(height, y + reach + 1) * line;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const area = ((bottom - top) / line) * (right - left);
      const a = bottom + right;
      const b = top + right;
      const c = bottom + left;
      const d = top + left;
      const sum = (sums[a] ?? 0) - (sums[b] ?? 0) - (sums[c] ?? 0) + (sums[d] ?? 0);
      const square = (squares[a] ?? 0) - (squares[b] ?? 0) - (squares[c] ?? 0) + (squares[d] ?? 0);
      const mean = (sum >>> 0) / area;
      const deviation = Math.sqrt(Math.max(0, (square >>> 0) / area - mean * mean));
      const value = data[y * width + x] ?? 0;
      result[y * width + x] = 128 + ((value - mean) * 64) / Math.max(deviation, MIN_DEVIATION);
    }
  }
  return { width, height, data: result };
}
