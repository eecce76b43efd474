/** Pictures of codes as cameras spoil them, the same on every run. */
import sharp from 'sharp';
import { encode } from 'uqr';

export interface Sample {
  set: string;
  text: string;
  picture: { width: number; height: number; data: Uint8ClampedArray };
}

/** Numbers from 0 to 1, from a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SIZE = 720;

/** A code as SVG, of squares or of dots. */
function drawn(text: string, dots: number): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const cell = SIZE / 2 / size;
  const marks = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark) return [];
      const finder = [
        [4, 4],
        [size - 11, 4],
        [4, size - 11],
      ].some(([left = 0, top = 0]) => x >= left && x < left + 7 && y >= top && y < top + 7);
      return dots > 0 && !finder
        ? `<circle cx="${(x + 0.5) * cell}" cy="${(y + 0.5) * cell}" r="${(cell * dots) / 2}"/>`
        : `<rect x="${x * cell}" y="${y * cell}" width="${cell * 1.02}" height="${cell * 1.02}"/>`;
    }),
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE / 2}" height="${SIZE / 2}"><rect width="100%" height="100%" fill="#fff"/>${marks.join('')}</svg>`,
  );
}

type Spoil = (value: number, x: number, y: number, next: () => number) => number;
const gauss = (next: () => number) => next() + next() + next() + next() - 2;

const sets: { set: string; dots?: number; blurred?: number; scale?: number; spoil?: Spoil }[] = [
  { set: 'plain' },
  { set: 'bright', spoil: (value, _x, _y, next) => 234 + (value / 255) * 14 + gauss(next) * 1.5 },
  { set: 'dark', spoil: (value, _x, _y, next) => 6 + (value / 255) * 14 + gauss(next) * 1.5 },
  {
    set: 'shadow',
    spoil: (value, x, y) => (40 + value * 0.8) * (x + y * 0.4 > SIZE * 0.68 ? 0.16 : 1),
  },
  { set: 'gradient', spoil: (value, x) => (30 + value * 0.85) * (0.04 + (x / SIZE) ** 2) },
  { set: 'noise', spoil: (value, _x, _y, next) => value + gauss(next) * 380 },
  {
    set: 'salt',
    spoil: (value, _x, _y, next) => (next() < 0.35 ? (next() < 0.5 ? 0 : 255) : value),
  },
  { set: 'dots', dots: 0.25 },
  { set: 'blurred', blurred: 3.2 },
  { set: 'inverted', spoil: (value) => 255 - value },
  { set: 'small', scale: 0.17 },
];

async function paint(text: string, of: (typeof sets)[number], next: () => number): Promise<Sample> {
  const side = Math.round(SIZE * (of.scale ?? 1));
  const turned = sharp(drawn(text, of.dots ?? 0))
    .rotate(next() * 360, { background: '#fff' })
    .resize(Math.round(side * 0.7), undefined, { fit: 'inside' });
  const code = await turned.toBuffer();
  const base = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });
  const whole = sharp(
    await base
      .composite([{ input: code }])
      .png()
      .toBuffer(),
  );
  if (of.blurred) whole.blur(of.blurred);
  const { data } = await whole.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { width: side, height: side, data: new Uint8ClampedArray(data) };
  if (of.spoil)
    for (let pixel = 0; pixel < side * side; pixel += 1) {
      const value = of.spoil(data[pixel * 4] ?? 0, pixel % side, Math.floor(pixel / side), next);
      picture.data.fill(value, pixel * 4, pixel * 4 + 3);
    }
  return { set: of.set, text, picture };
}

/** `count` pictures of each kind. */
export async function* samples(count: number): AsyncGenerator<Sample> {
  for (const [kind, of] of sets.entries()) {
    const next = random(1000 + kind);
    for (let one = 0; one < count; one += 1) {
      const length = 8 + Math.floor(next() * 60);
      const words = Array.from(
        { length },
        () => 'abcdefghijkmnopqrstuvwxyz0123456789-./'[Math.floor(next() * 38)],
      );
      yield paint(`https://insurer.example/${words.join('')}`, of, next);
    }
  }
}
