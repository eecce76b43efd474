import type { Raster } from '../picture/image';
import { nativeTesseract } from './native';
import type { Engine, Line, ReadOptions, ScriptGuess } from './types';
import { wasmTesseract } from './wasm';
import type { Work } from './work';

export { type Letter, type Line, type Model, MODELS } from './types';
export type { ReadOptions, ScriptGuess, Word } from './types';
export { priceOf, Work } from './work';

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
  guess: (image: Raster, leastLetters: number, work: Work): Promise<ScriptGuess | undefined> => {
    work.look(image);
    return engine.guess(image, leastLetters);
  },
};
