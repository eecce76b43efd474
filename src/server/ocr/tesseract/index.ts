import { nativeTesseract } from './native';
import type { Tesseract } from './types';
import { wasmTesseract } from './wasm';

export { Budget } from './budget';
export { type Letter, type Line, type Model, MODELS } from './types';
export type { ReadOptions, ScriptGuess, Word } from './types';

/** The command where one is named, the built-in engine otherwise. */
export const tesseract: Tesseract = process.env.TESSERACT_PATH
  ? nativeTesseract(process.env.TESSERACT_PATH)
  : wasmTesseract;
