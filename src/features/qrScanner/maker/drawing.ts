import { encode } from 'uqr';
import type { Rgba } from '@/domain/qr';

export type Level = 'L' | 'M' | 'Q' | 'H';
export interface Colours {
  dark: string;
  light: string;
}

/** Pixels a module: enough to print at the size of a hand. */
const CELL = 16;
/** ISO/IEC 18004 asks for four modules of nothing around a code. */
const QUIET = 4;

export type Modules = boolean[][];

/** @returns undefined where the text is too long for any code */
export function modulesOf(text: string, level: Level): Modules | undefined {
  try {
    return encode(text, { ecc: level, border: QUIET }).data;
  } catch {
    return undefined;
  }
}

export function svgOf(modules: Modules, { dark, light }: Colours): string {
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * CELL}" height="${size * CELL}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="${light}"/><path fill="${dark}" d="${path}"/></svg>`;
}

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

export function pixelsOf(modules: Modules, colours: Colours): Rgba {
  const side = modules.length * CELL;
  const data = new Uint8ClampedArray(side * side * 4);
  const inks = [channels(colours.light), channels(colours.dark)];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const ink = inks[modules[Math.floor(y / CELL)]?.[Math.floor(x / CELL)] ? 1 : 0] ?? [];
      data.set([...ink, 255], (y * side + x) * 4);
    }
  return { width: side, height: side, data };
}

export function pngOf({ width, height, data }: Rgba): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width), 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
