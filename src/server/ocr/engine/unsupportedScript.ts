import type { ScriptGuess } from '../tesseract';
import { guessesOfScene } from './scriptGuess';
import type { Score } from './score';
import type { State } from './state';

/** Scripts that are named instead of read, by their codes in ISO 15924: all that the engine's model for scripts knows. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  Arabic: 'Arab',
  Bengali: 'Beng',
  Cyrillic: 'Cyrl',
  Devanagari: 'Deva',
  Greek: 'Grek',
  Hebrew: 'Hebr',
  Hiragana: 'Jpan',
  Japanese: 'Jpan',
  Katakana: 'Jpan',
  Kannada: 'Knda',
  Malayalam: 'Mlym',
  Tamil: 'Taml',
  Telugu: 'Telu',
  Thai: 'Thai',
};
/** Letters, but of no script that can be told. */
const UNKNOWN = 'Zzzz';

/** Measured: a supported script is read with more than this, look-alikes of another with 40 to 70. */
const KNOWN_SCRIPT_CONFIDENCE = 75;
/**
 * How sure the shapes of the letters are of which way is up: letters of any script have more than the first, photographs less; nothing else has the
 * last, and no photograph comes near the one before.
 */
const [LETTERS, SURELY_LETTERS, CERTAIN] = [1, 3, 5];
/** A few letters are less sure of it, but of their script more than any photograph is. */
const FEW_LETTERS = 0.75;
const CERTAIN_SCRIPT = 5;

/**
 * The script to name in place of a reading of the given confidence; undefined where that makes sense, or the script is none of these. Where nothing
 * was seen that may be letters, their shapes have to be surer that there are some.
 */
export function unsupportedScript(
  guess: ScriptGuess | undefined,
  { confidence, letters }: Pick<Score, 'confidence' | 'letters'> = { confidence: 0, letters: 0 },
  isCertain = false,
): string | undefined {
  const least = isCertain ? CERTAIN : letters > 0 ? LETTERS : SURELY_LETTERS;
  return guess &&
    confidence < KNOWN_SCRIPT_CONFIDENCE &&
    (guess.certainty >= least || (!isCertain && isOfFewLetters(guess)))
    ? UNSUPPORTED[guess.script]
    : undefined;
}

const isOfFewLetters = ({ degrees, certainty, scriptCertainty }: ScriptGuess): boolean =>
  degrees === 0 && certainty >= FEW_LETTERS && scriptCertainty >= CERTAIN_SCRIPT;

/** The script to name of a picture of which nothing could be read; undefined where there may be no letters at all. */
export async function scriptOfUnread({
  guess,
  image,
  work,
}: Pick<State, 'guess' | 'image' | 'work'>): Promise<string | undefined> {
  if (guess && guess.certainty >= SURELY_LETTERS) return UNKNOWN;
  const found = (await guessesOfScene(image, work)).find(isOfFewLetters);
  return found && UNSUPPORTED[found.script];
}
