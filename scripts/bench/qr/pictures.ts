/** Pictures of codes as print and cameras spoil them, and of what is no code; the same on every run. */
import sharp from 'sharp';
import { encode } from 'uqr';
import { random } from '../../support/random';
import { encodings, link, sentencesIn, type Words } from './texts';

export interface Sample {
  set: string;
  /** Degrees by which the whole picture is turned. */
  turn: number;
  /** Empty where the picture holds no code. */
  text: string;
  picture: { width: number; height: number; data: Uint8ClampedArray };
}

const SIZE = 720;
export const TURNS = [0, 90, 180, 270];

/** Part of a module that a dot fills, and whether the three eyes are drawn so, too. */
interface Dots {
  size: number;
  eyes?: boolean;
}

/** A code as SVG, of squares or of dots. */
function drawn({ bytes }: Words, dots: Dots | undefined): Buffer {
  const { data, size } = encode(bytes, { ecc: 'M', border: 4 });
  const cell = SIZE / 2 / size;
  const eyes = [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ];
  const isEye = (x: number, y: number) =>
    eyes.some(([left = 0, top = 0]) => x >= left && x < left + 7 && y >= top && y < top + 7);
  const marks = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark) return [];
      return dots && (dots.eyes || !isEye(x, y))
        ? `<circle cx="${(x + 0.5) * cell}" cy="${(y + 0.5) * cell}" r="${(cell * dots.size) / 2}"/>`
        : `<rect x="${x * cell}" y="${y * cell}" width="${cell * 1.02}" height="${cell * 1.02}"/>`;
    }),
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE / 2}" height="${SIZE / 2}"><rect width="100%" height="100%" fill="#fff"/>${marks.join('')}</svg>`,
  );
}

type Spoil = (value: number, x: number, y: number, next: () => number) => number;
interface Kind {
  set: string;
  dots?: Dots;
  blurred?: number;
  scale?: number;
  jpeg?: number;
  spoil?: Spoil;
}
const gauss = (next: () => number) => next() + next() + next() + next() - 2;
const edge = (x: number, y: number) => x + y * 0.4 - SIZE * 0.68;

const kinds: Kind[] = [
  { set: 'plain' },
  { set: 'bright', spoil: (value, _x, _y, next) => 234 + (value / 255) * 14 + gauss(next) * 1.5 },
  { set: 'dark', spoil: (value, _x, _y, next) => 6 + (value / 255) * 14 + gauss(next) * 1.5 },
  {
    set: 'bright to dark',
    spoil: (value, x, _y, next) => 20 + x / 3.6 + (value / 255) * 24 + gauss(next) * 4,
  },
  { set: 'shadow', spoil: (value, x, y) => (40 + value * 0.8) * (edge(x, y) > 0 ? 0.16 : 1) },
  {
    set: 'half shadow',
    spoil: (value, x, y) =>
      (40 + value * 0.8) * (0.2 + 0.8 / (1 + Math.exp(Math.max(-30, edge(x, y)) / 12))),
  },
  { set: 'gradient', spoil: (value, x) => (30 + value * 0.85) * (0.04 + (x / SIZE) ** 2) },
  {
    set: 'glare',
    spoil: (value, x, y) =>
      value * 0.6 + 30 + 190 * Math.exp(-((x - SIZE / 3) ** 2 + (y - SIZE / 3) ** 2) / 6000),
  },
  { set: 'noise', spoil: (value, _x, _y, next) => value + gauss(next) * 380 },
  {
    set: 'salt',
    spoil: (value, _x, _y, next) => (next() < 0.35 ? (next() < 0.5 ? 0 : 255) : value),
  },
  { set: 'dots', dots: { size: 0.3 } },
  { set: 'dotted eyes', dots: { size: 0.6, eyes: true } },
  {
    set: 'dots in noise',
    dots: { size: 0.5 },
    spoil: (value, _x, _y, next) => 90 + value * 0.4 + gauss(next) * 90,
  },
  { set: 'blurred', blurred: 4.2 },
  { set: 'pressed', jpeg: 4, spoil: (value, _x, _y, next) => 60 + value * 0.45 + gauss(next) * 30 },
  { set: 'inverted', spoil: (value) => 255 - value },
  { set: 'small', scale: 0.16 },
];

/** A grey picture as four bytes a pixel. */
function rgba(data: Uint8Array | Uint8ClampedArray, width: number, height: number) {
  const all = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    all.fill(data[pixel] ?? 0, pixel * 4, pixel * 4 + 3);
  return { width, height, data: all };
}

async function paint(words: Words, of: Kind, next: () => number): Promise<Buffer> {
  const side = Math.round(SIZE * (of.scale ?? 1));
  const code = await sharp(drawn(words, of.dots))
    .rotate(next() * 30 - 15, { background: '#fff' })
    .resize(Math.round(side * 0.7), undefined, { fit: 'inside' })
    .toBuffer();
  const base = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });
  const whole = sharp(
    await base
      .composite([{ input: code }])
      .png()
      .toBuffer(),
  );
  if (of.blurred) whole.blur(of.blurred);
  const data = await whole.extractChannel(0).raw().toBuffer();
  if (of.spoil)
    for (let at = 0; at < data.length; at += 1) {
      const value = of.spoil(data[at] ?? 0, at % side, Math.floor(at / side), next);
      data[at] = Math.max(0, Math.min(255, value));
    }
  const grey = sharp(data, { raw: { width: side, height: side, channels: 1 } });
  return of.jpeg ? grey.jpeg({ quality: of.jpeg }).toBuffer() : grey.png().toBuffer();
}

/** What only looks like one: squares in squares, a chequered board, bars, noise, dots in rows, lines of print. */
const negatives: Spoil[] = [
  (_v, x, y) => (Math.max(Math.abs((x % 120) - 60), Math.abs((y % 120) - 60)) % 24 < 12 ? 0 : 255),
  (_v, x, y) => ((Math.floor(x / 12) + Math.floor(y / 12)) % 2 ? 0 : 255),
  (_v, x) => (Math.sin(x * x * 0.002) > 0.2 ? 0 : 255),
  (_v, _x, _y, next) => next() * 255,
  (_v, x, y) => (((x % 10) - 5) ** 2 + ((y % 10) - 5) ** 2 < 4 + x / 80 ? 0 : 255),
  (_v, x, y, next) =>
    y % 40 < 22 && Math.sin(x * 0.7) + Math.sin(x * 0.23 + y) > next() ? 30 : 240,
];

async function* turned(set: string, text: string, whole: Buffer): AsyncGenerator<Sample> {
  for (const turn of TURNS) {
    const { data, info } = await sharp(whole)
      .rotate(turn)
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    yield { set, turn, text, picture: rgba(data, info.width, info.height) };
  }
}

/** `count` pictures of each kind, each in four turns: spoilt codes, codes in undeclared encodings, and pictures without any. */
export async function* samples(count: number): AsyncGenerator<Sample> {
  for (const [seed, of] of kinds.entries()) {
    const next = random(1000 + seed);
    for (let one = 0; one < count; one += 1) {
      const words = link(next);
      yield* turned(of.set, words.text, await paint(words, of, next));
    }
  }
  const next = random(2000);
  for (const encoding of encodings)
    for (const words of sentencesIn(encoding))
      yield* turned(encoding, words.text, await paint(words, { set: encoding }, next));
  for (const spoil of negatives)
    yield* turned(
      'no code',
      '',
      await paint({ text: '', bytes: [0x41] }, { set: 'no code', spoil }, next),
    );
}

/** A photograph of 12 megapixels without a code: every way of reading is tried on it. */
export async function largePhotograph(): Promise<Sample['picture']> {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 150, sigma: 30 } as const;
  const { data } = await sharp({
    create: { width, height, channels: 3, background: 'white', noise },
  })
    .blur(2)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rgba(data, width, height);
}
