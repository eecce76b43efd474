import type { Raster } from '../picture/image';
import { guessScript, type Model, type ScriptGuess } from './tesseract';

/** The model for a script; Latin is what every model knows. */
const MODEL_OF: Readonly<Record<string, Model>> = {
  Korean: 'kor',
  Hangul: 'kor',
  Han: 'chi_tra',
  HanT: 'chi_tra',
  HanS: 'chi_tra',
  Japanese: 'chi_tra',
  Hiragana: 'chi_tra',
  Katakana: 'chi_tra',
};

export const modelOf = (guess: ScriptGuess | undefined): Model =>
  MODEL_OF[guess?.script ?? ''] ?? 'eng';

/** Scripts that are named instead of read, by their codes in ISO 15924. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  Arabic: 'Arab',
  Armenian: 'Armn',
  Bengali: 'Beng',
  Cyrillic: 'Cyrl',
  Devanagari: 'Deva',
  Georgian: 'Geor',
  Greek: 'Grek',
  Gujarati: 'Gujr',
  Hebrew: 'Hebr',
  Hiragana: 'Jpan',
  Japanese: 'Jpan',
  Katakana: 'Jpan',
  Khmer: 'Khmr',
  Lao: 'Laoo',
  Tamil: 'Taml',
  Telugu: 'Telu',
  Thai: 'Thai',
};
/** Measured: a supported script is read with more than this, look-alikes of another with 40 to 70. */
const READ = 75;
/** Fewer letters are too little to name a script by. */
const FEWEST_LETTERS = 12;
/** How sure the shapes of the letters are of which way is up: letters of any script have more than this, photographs less. */
const LETTERS = 1;

/** The script of a picture whose reading, of the given confidence, makes no sense, where it is one that no model knows; undefined otherwise. */
export async function unsupportedScript(
  image: Raster,
  confidence: number,
): Promise<string | undefined> {
  if (confidence >= READ) return undefined;
  const guess = await guessScript(image, FEWEST_LETTERS);
  return guess && guess.certainty >= LETTERS ? UNSUPPORTED[guess.script] : undefined;
}
