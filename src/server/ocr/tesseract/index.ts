import type { Box, Raster } from '../picture/image';
import { nativeTesseract } from './native';
import type { Engine, Line, Model, ReadOptions, ScriptGuess } from './types';
import { wasmTesseract } from './wasm';

export { type Letter, type Line, type Model, modelOf, MODELS } from './types';
export type { ReadOptions, ScriptGuess, Word } from './types';

/** The command where one is named, the built-in engine otherwise. */
const engine: Engine = process.env.TESSERACT_PATH
  ? nativeTesseract(process.env.TESSERACT_PATH)
  : wasmTesseract;

/** To tell black and white apart by the surroundings takes as long as another look. */
const LOOKS_AROUND = 2;

/** The engine, whose work is counted. */
export const tesseract = {
  read: async (image: Raster, options: ReadOptions, work: Work): Promise<Line[]> => {
    const lines = await engine.read(image, options);
    work.look(image, options.local ? LOOKS_AROUND : 1);
    work.read(options.models, lines);
    return lines;
  },
  guess: (
    image: Raster,
    leastLetters: number,
    work: Work,
    local = false,
  ): Promise<ScriptGuess | undefined> => {
    work.look(image, local ? LOOKS_AROUND : 1);
    return engine.guess(image, leastLetters, local);
  },
};

type Size = Pick<Raster, 'width' | 'height'>;

/** In milliseconds of a quiet core, over 300 readings of real pictures: what each model takes for a letter, and what a million pixels take before any is read. */
const LETTER_MS: Readonly<Record<Model, number>> = { eng: 1.1, kor: 2.3, chi_tra: 1.8 };
const MEGAPIXEL_MS = 105;
/** Every line costs as much as so many letters, however short it is. */
const LINE_LETTERS = 5;
/** Letters in a piece of a line that is as long as it is high. */
const DENSITY: Readonly<Record<Model, number>> = { eng: 2, kor: 1.2, chi_tra: 1.2 };

/**
 * What reading a picture has cost so far, in milliseconds of a quiet core: estimated from what the engine was given and what it gave, never
 * measured, so that a picture has the same text on every machine, however busy.
 */
export class Work {
  spent = 0;

  constructor(readonly limit = Infinity) {}

  /** Looks at all pixels, so many times. */
  look(image: Size, times = 1): void {
    this.spent += costOfLook(image) * times;
  }

  read(models: string, lines: readonly Line[]): void {
    this.spent += lines.reduce((sum, { words }) => {
      const letters = words.reduce((all, { symbols }) => all + symbols.length, 0);
      return sum + costOf(models, letters);
    }, 0);
  }

  /** Whether the lines of a picture can be read within the limit. */
  allows(model: Model, boxes: readonly Box[], image: Size): boolean {
    const cost = boxes
      .map(({ x0, y0, x1, y1 }) => (DENSITY[model] * (x1 - x0)) / Math.max(1, y1 - y0))
      .reduce((sum, letters) => sum + costOf(model, letters), costOfLook(image));
    return this.spent + cost <= this.limit;
  }
}

const costOfLook = ({ width, height }: Size): number =>
  ((width * height) / 1_000_000) * MEGAPIXEL_MS;

/** Of a line. */
const costOf = (models: string, letters: number): number =>
  priceOf(models) * (LINE_LETTERS + letters);

/** What a letter costs all of some models. */
export const priceOf = (models: string): number =>
  models
    .split('+')
    .reduce((sum, model) => sum + (LETTER_MS[model as Model] ?? LETTER_MS.chi_tra), 0);
