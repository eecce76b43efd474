import type { Box, Raster } from '../picture/image';
import type { Model } from './types';

type Size = Pick<Raster, 'width' | 'height'>;

/** In milliseconds of a quiet core, over 300 readings of real pictures: what each model takes for a piece of a line that is as long as it is high, and what a million pixels take before any is read. */
const PIECE: Readonly<Record<Model, number>> = { eng: 0.8, kor: 2, chi_tra: 1.6 };
const MEGAPIXEL = 75;
/** Every line costs as much as so many pieces, however short it is. */
const LINE_PIECES = 10;

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

  read(models: string, boxes: readonly Box[]): void {
    this.spent += costOf(models, boxes);
  }

  /** Whether the lines of a picture can be read within the limit. */
  allows(models: string, boxes: readonly Box[], image: Size): boolean {
    return this.spent + costOfLook(image) + costOf(models, boxes) <= this.limit;
  }
}

const costOfLook = ({ width, height }: Size): number => ((width * height) / 1_000_000) * MEGAPIXEL;

function costOf(models: string, boxes: readonly Box[]): number {
  const pieces = boxes.map(({ x0, y0, x1, y1 }) => {
    const [width, height] = [x1 - x0, y1 - y0];
    return LINE_PIECES + Math.max(width, height) / Math.max(1, Math.min(width, height));
  });
  return priceOf(models) * pieces.reduce((sum, one) => sum + one, 0);
}

/** What a piece of a line costs all of some models. */
export const priceOf = (models: string): number =>
  models.split('+').reduce((sum, model) => sum + (PIECE[model as Model] ?? PIECE.chi_tra), 0);
