import { type EngineResult, type Point } from './code';
import { blur, enlarge, type Gray, grayOf, normalise, type Rgba, rgbaOf, shrink } from './gray';

/** What may be asked of the engine. */
export interface EngineOptions {
  /** `Quick`: without those that take long to look for. */
  formats: 'AllMatrix' | 'AllUsual' | 'Quick' | 'QuickMatrix';
  binarizer: 'LocalAverage' | 'GlobalHistogram' | 'FixedThreshold';
}
export type Engine = (picture: Rgba, options: EngineOptions) => Promise<EngineResult[]>;

interface Strategy {
  name: string;
  prepare: (picture: Gray) => Gray;
  options?: Partial<EngineOptions>;
  /** Pixels beyond which the picture is made smaller before. */
  maxPixels: number;
  /** For pictures that are no larger than that: made smaller first, they would win nothing. */
  smallOnly?: true;
}

const MEGAPIXEL = 1_000_000;

/** Dots run together into modules where a module is three to four pixels wide, which is so in one of a few sizes. */
const dotsAt = (factor: number): Strategy => ({
  name: 'dots',
  prepare: (picture) => normalise(blur(shrink(picture, factor), 1), 10),
  options: { binarizer: 'FixedThreshold' },
  maxPixels: MEGAPIXEL,
});

/**
 * What is tried where the engine alone reads nothing, the likeliest first. Only matrix codes, whose error correction lets no wrong reading
 * through: bars in a picture that was so changed might be read as others. Each earns its place in `npm run bench:qr`.
 */
const STRATEGIES: readonly Strategy[] = [
  {
    name: 'contrast',
    prepare: (picture) => normalise(picture, windowOf(picture, 24)),
    maxPixels: 2 * MEGAPIXEL,
  },
  {
    name: 'threshold',
    prepare: (picture) => normalise(blur(picture, 1), windowOf(picture, 12)),
    options: { binarizer: 'FixedThreshold' },
    maxPixels: MEGAPIXEL,
  },
  {
    name: 'edge',
    prepare: (picture) => normalise(blur(picture, 2), windowOf(picture, 50)),
    options: { binarizer: 'FixedThreshold' },
    maxPixels: MEGAPIXEL,
  },
  {
    name: 'smooth',
    prepare: (picture) => normalise(blur(picture, 2), windowOf(picture, 24)),
    maxPixels: MEGAPIXEL,
  },
  ...[3, 4, 2, 6].map(dotsAt),
  {
    name: 'dots in noise',
    prepare: (picture) => normalise(blur(blur(picture, 3), 3), windowOf(picture, 24)),
    maxPixels: MEGAPIXEL,
  },
  { name: 'enlarged', prepare: enlarge, maxPixels: MEGAPIXEL / 2, smallOnly: true },
];

/** A part of the shorter side. */
const windowOf = ({ width, height }: Gray, part: number) =>
  Math.max(4, Math.round(Math.min(width, height) / part));

/** The engine's own pass first: large pictures of a telephone are sharper than their codes need. */
const FIRST_PIXELS = 3 * MEGAPIXEL;
/** What the engine may look for everything in at full size, and at all: a megapixel of everything takes it 0.1 s. */
const FULL_PIXELS = 5 * MEGAPIXEL;
const MAX_PIXELS = 16 * MEGAPIXEL;

function fitted(picture: Gray, maxPixels: number): Gray {
  const factor = Math.ceil(Math.sqrt((picture.width * picture.height) / maxPixels));
  return factor > 1 ? shrink(picture, factor) : picture;
}

const scaled = ({ x, y }: Point, scale: number): Point => ({ x: x * scale, y: y * scale });

function inPicture(result: EngineResult, scale: number): EngineResult {
  const { topLeft, topRight, bottomRight, bottomLeft } = result.position;
  return {
    ...result,
    position: {
      topLeft: scaled(topLeft, scale),
      topRight: scaled(topRight, scale),
      bottomRight: scaled(bottomRight, scale),
      bottomLeft: scaled(bottomLeft, scale),
    },
  };
}

const PLAIN: EngineOptions = { formats: 'AllUsual', binarizer: 'LocalAverage' };

async function pass(whole: Gray, prepared: Gray, engine: Engine, options: EngineOptions) {
  const results = await engine(rgbaOf(prepared), options);
  const scale = whole.width / prepared.width;
  return results.filter(({ isValid }) => isValid).map((result) => inPicture(result, scale));
}

async function tryStrategy(whole: Gray, { prepare, options, maxPixels }: Strategy, engine: Engine) {
  const prepared = prepare(fitted(whole, maxPixels));
  return pass(whole, prepared, engine, { ...PLAIN, formats: 'AllMatrix', ...options });
}

/**
 * Reads a picture: the engine's own pass at a sensible size, then at full size, then the strategies until one reads something. Each pass
 * has its bound in pixels rather than all of them one in time: a picture is read the same on a slow machine and on a busy one.
 * @returns what was read, and the name of the pass
 */
export async function readPicture(
  picture: Rgba,
  engine: Engine,
): Promise<{ results: EngineResult[]; by: string }> {
  const whole = grayOf(picture);
  const first = fitted(whole, FIRST_PIXELS);
  const results = await pass(whole, first, engine, PLAIN);
  if (results.length > 0) return { results, by: 'engine' };
  if (first !== whole) {
    const large = fitted(whole, MAX_PIXELS);
    const formats = large.data.length > FULL_PIXELS ? 'Quick' : 'AllUsual';
    const full = await pass(whole, large, engine, { ...PLAIN, formats });
    if (full.length > 0) return { results: full, by: 'full size' };
  }
  for (const strategy of STRATEGIES) {
    if (strategy.smallOnly && whole.data.length > strategy.maxPixels) continue;
    const found = await tryStrategy(whole, strategy, engine);
    if (found.length > 0) return { results: found, by: strategy.name };
  }
  return { results: [], by: 'nothing' };
}

/** Of so many frames one is looked through for everything, and another by a strategy, each time the next. */
const FRAME_TURNS = 6;
/** Twenty frames a second, less what bringing one here takes. */
const FRAME_MS = 40;

/**
 * Reads the frames of a camera, which have nothing transparent. The next one comes at once, so that each is tried in few ways; where even
 * that takes too long, all but the first of each round at half the size.
 * @param now a clock in milliseconds
 */
export function frameReader(
  engine: Engine,
  now: () => number = () => performance.now(),
): (picture: Rgba) => Promise<EngineResult[]> {
  let index = -1;
  let isSlow = false;
  return async (picture) => {
    index += 1;
    const turn = index % FRAME_TURNS;
    const options = { ...PLAIN, formats: turn === 1 ? 'AllUsual' : 'Quick' } as const;
    const small = isSlow && turn > 0 ? grayOf(picture) : undefined;
    const began = now();
    const results = small
      ? await pass(small, shrink(small, 2), engine, options)
      : (await engine(picture, options)).filter(({ isValid }) => isValid);
    if (turn === 0) isSlow = now() - began > FRAME_MS;
    const strategy = STRATEGIES[Math.floor(index / FRAME_TURNS) % STRATEGIES.length];
    if (results.length > 0 || turn !== FRAME_TURNS / 2 || !strategy) return results;
    const matrix = { ...strategy.options, formats: 'QuickMatrix' } as const;
    const maxPixels = strategy.maxPixels / (small ? 4 : 1);
    return tryStrategy(
      small ?? grayOf(picture),
      { ...strategy, options: matrix, maxPixels },
      engine,
    );
  };
}
