import type { Model, ScriptGuess } from '../tesseract';

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
/** How sure the shapes of the letters are of which way is up: letters of any script have more than the first, photographs less; nothing else has the second. */
const [LETTERS, CERTAIN] = [1, 5];

/** The script to name in place of a reading of the given confidence; undefined where that makes sense, or the script is none of these. */
export function unsupportedScript(
  guess: ScriptGuess | undefined,
  confidence: number,
  isCertain = false,
): string | undefined {
  const least = isCertain ? CERTAIN : LETTERS;
  return guess && confidence < READ && guess.certainty >= least
    ? UNSUPPORTED[guess.script]
    : undefined;
}
