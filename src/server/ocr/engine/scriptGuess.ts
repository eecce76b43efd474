import { OWN_LETTERS } from '../document/ownScript';
import { confidenceOf } from '../document/recognition';
import { levelStrokeRatio, median } from '../picture/foreground';
import { crop, halve, invert, type Raster, toGrayscale } from '../picture/image';
import { type Model, type ScriptGuess, tesseract, type Work } from '../tesseract';

/** Letters from which the guess of a script is of use; of fewer it may still name one that no model knows. */
export const MIN_LETTERS = 25;
/** Letters are guessed with more certainty. */
export const OF_LETTERS = 1;
/** A reading below this may be in another script, or lie on its side. */
export const KNOWN_CONFIDENCE = 75;
/** The middle of a page, in parts of its width and height: a line or two, of some words. */
const [ACROSS, DOWN] = [0.25, 0.045];
/** Fewer letters of a model's own script do not tell that the page is in it. */
const MIN_SAMPLE_LETTERS = 12;
/** What `levelStrokeRatio` is of each script: the likeliest model is tried first, which saves reading and decides nothing. */
const SCRIPTS: readonly { model: Model; script: string; ratio: number }[] = [
  { model: 'eng', script: 'Latin', ratio: 0.75 },
  { model: 'kor', script: 'Hangul', ratio: 1.02 },
  { model: 'chi_tra', script: 'Han', ratio: 1.17 },
];

/** The model that knows some words from the middle of a page tells its script, sooner than the shapes of the letters do, which small Hangul's do not. */
export async function guessOfPage(image: Raster, work: Work): Promise<ScriptGuess | undefined> {
  const page = await toGrayscale(image);
  const [across, down] = [page.width * (1 - ACROSS), page.height * (1 - DOWN)];
  const middle = {
    x0: Math.round(across / 2),
    x1: Math.round(page.width - across / 2),
    y0: Math.round(down / 2),
    y1: Math.round(page.height - down / 2),
  };
  const sample = crop(page, middle, 0);
  const found = levelStrokeRatio(sample);
  const distance = ({ ratio }: { ratio: number }) => Math.abs(ratio - found);
  for (const { model, script } of SCRIPTS.toSorted((a, b) => distance(a) - distance(b))) {
    const lines = await tesseract.read(sample, { models: model, layout: 'block', few: true }, work);
    if (lines.length === 0) break;
    const letters = lines.flatMap(({ words }) => words.flatMap(({ symbols }) => symbols));
    const own = letters.filter(({ text }) => OWN_LETTERS[model].test(text));
    // The first and the last line may be cut.
    const confidence = median(lines.map(({ words }) => confidenceOf(words)));
    if (own.length >= MIN_SAMPLE_LETTERS && confidence >= KNOWN_CONFIDENCE)
      return { script, degrees: 0, certainty: OF_LETTERS, scriptCertainty: 0 };
  }
  return tesseract.guess(page, MIN_LETTERS, work);
}

/** Of a sign there are few. */
const MIN_SCENE_LETTERS = 5;

/**
 * What the letters of a sign in a photograph say of their script: larger than print, and told apart by what is around them, light ones as well.
 */
export async function guessesOfScene(image: Raster, work: Work): Promise<ScriptGuess[]> {
  const scene = await halve(await toGrayscale(image));
  const guesses: ScriptGuess[] = [];
  for (const one of [scene, invert(scene)]) {
    const guess = await tesseract.guess(one, MIN_SCENE_LETTERS, work, true);
    if (guess) guesses.push(guess);
  }
  return guesses;
}
