import { crop, type Raster, toGrayscale } from '../picture/image';
import {
  type Model,
  modelOf,
  priceOf,
  type ReadOptions,
  type ScriptGuess,
  tesseract,
  Work,
} from '../tesseract';
import { type Candidate, candidateOf, isConvincing, isPage, isUnread, isWord } from './candidate';
import type { TextLine } from '../document/latin';
import { readDocument } from '../document/readDocument';
import { median } from '../picture/foreground';
import { confidenceOf, recognitionOf } from '../document/recognition';
import { glyphsOf, widenPunctuation } from '../document/glyphs';
import { OWN_LETTERS, rereadOwnScript } from '../document/ownScript';
import { unsupportedScript } from './score';

/** What is known of a picture so far. */
export interface State {
  image: Raster;
  /** Known to be the right way up. */
  upright: boolean;
  guess: ScriptGuess | undefined;
  best: Candidate | undefined;
  /** Whether two ways have read the same. */
  confirmed: boolean;
  /** The models that have read it as it came, and as a document. */
  tried: Set<Model>;
  documents: Set<Model>;
  /** Whether it has been read down, from the right. */
  isReadDown: boolean;
  work: Work;
  /** Work until something had been read, for a model whose price is one. */
  first: number | undefined;
}

/** Letters from which the guess of a script is of use; of fewer it may still name one that no model knows. */
export const MIN_LETTERS = 25;
/** The work that a picture may take; one in which nothing has been read yet, since most of these are photographs; a page of which nothing makes sense yet. */
const [LIMIT, EMPTY_LIMIT, UNREAD_LIMIT] = [8500, 4250, 20_000];

/** What has begun may be finished up to here: the lines of a document that another model knows. */
const DOCUMENT_LIMIT = 12_500;

/** Whether a reading is likely to end within the limit: it takes as long as the first one did, or as much longer as its model does. The floor is always read. */
export function isInTime({ best, tried, work, first = 0 }: State, model: Model): boolean {
  const limit = !best ? EMPTY_LIMIT : isUnread(best) ? UNREAD_LIMIT : LIMIT;
  return tried.size === 0 || work.spent + first * priceOf(model) <= limit;
}

export async function startOf(image: Raster, upright: boolean): Promise<State> {
  const work = new Work(DOCUMENT_LIMIT);
  // A smaller picture is read sooner than its script is guessed.
  const guess = isPage(image) ? await guessOfPage(image, work) : undefined;
  return {
    image,
    upright,
    guess,
    best: undefined,
    confirmed: false,
    tried: new Set(),
    documents: new Set(),
    isReadDown: false,
    work,
    first: undefined,
  };
}

/** Letters are guessed with more certainty. */
export const OF_LETTERS = 1;
/** The middle of a page, in parts of its width and height: a line or two, of some words. */
const [ACROSS, DOWN] = [0.25, 0.045];
/** Fewer letters of a model's own script do not tell that the page is in it. */
const MIN_SAMPLE_LETTERS = 12;
/** The models in the order in which they are tried: Hangul last, whose shapes are told from others soonest. */
const SCRIPTS: readonly (readonly [Model, string])[] = [
  ['eng', 'Latin'],
  ['chi_tra', 'Han'],
  ['kor', 'Hangul'],
];

/** The model that knows some words from the middle of a page tells its script, sooner than the shapes of the letters do, which small Hangul's do not. */
async function guessOfPage(image: Raster, work: Work): Promise<ScriptGuess | undefined> {
  const page = await toGrayscale(image);
  const [across, down] = [page.width * (1 - ACROSS), page.height * (1 - DOWN)];
  const middle = {
    x0: Math.round(across / 2),
    x1: Math.round(page.width - across / 2),
    y0: Math.round(down / 2),
    y1: Math.round(page.height - down / 2),
  };
  const sample = crop(page, middle, 0);
  for (const [model, script] of SCRIPTS) {
    const lines = await tesseract.read(sample, { models: model, layout: 'block', few: true }, work);
    if (lines.length === 0) break;
    const letters = lines.flatMap(({ words }) => words.flatMap(({ symbols }) => symbols));
    const own = letters.filter(({ text }) => OWN_LETTERS[model].test(text));
    // The first and the last line may be cut.
    const confidence = median(lines.map(({ words }) => confidenceOf(words)));
    if (own.length >= MIN_SAMPLE_LETTERS && confidence >= KNOWN_CONFIDENCE)
      return { script, degrees: 0, certainty: OF_LETTERS };
  }
  return tesseract.guess(page, MIN_LETTERS, work);
}

/** Models beside the one for Latin letters need help with those. */
const WITH_LATIN: Readonly<Record<Model, string>> = {
  eng: 'eng',
  kor: 'kor+eng',
  chi_tra: 'chi_tra+eng',
};

export async function readAsItCame(
  { image, work }: Pick<State, 'image' | 'work'>,
  model: Model,
  way: string,
  options: Omit<ReadOptions, 'models'>,
  models = WITH_LATIN[model],
): Promise<Candidate> {
  const lines = (await tesseract.read(image, { ...options, models }, work)).map((line) => {
    const recognition = recognitionOf(model, line);
    const glyphs = glyphsOf(recognition);
    if (model === 'chi_tra') widenPunctuation(glyphs);
    return { recognition, glyphs };
  });
  if (options.layout !== 'vertical') await rereadOwnScript(image, model, lines, work);
  return candidateOf(lines, { way, model, image });
}

/** A reading below this may be of no writing at all, of which nothing is read sooner. */
const NOISE_CONFIDENCE = 40;
/** So few may be large letters of another script, which are soon read. */
const MIN_JUDGED_LETTERS = 12;
/** A reading below this may be in another script, or lie on its side. */
const KNOWN_CONFIDENCE = 75;
export const isUnsettled = ({ best, confirmed, guess, tried }: State): boolean =>
  !confirmed &&
  !(tried.has(modelOf(guess)) && unsupportedScript(guess, best?.confidence ?? 0, true));
export const isOpen = (state: State): boolean =>
  isUnsettled(state) && !(state.best && isConvincing(state.best));
/** Something looks like writing, or trying costs nothing. */
export const isPromising = ({ best, guess, image }: State): boolean =>
  (best !== undefined &&
    best.letters > 0 &&
    (best.confidence >= NOISE_CONFIDENCE || best.letters <= MIN_JUDGED_LETTERS)) ||
  guess !== undefined ||
  isWord(image);
export const isDoubtful = ({ best }: State): boolean => (best?.confidence ?? 0) < KNOWN_CONFIDENCE;
export const modelOfBest = (state: State): Model => state.best?.model ?? modelOf(state.guess);
export const isCjkPage = ({ guess, image }: State): boolean =>
  modelOf(guess) !== 'eng' && isPage(image);

/** Reads it as a document; see `readDocument` for what is known. */
export async function readAsDocument(
  state: State,
  model: Model,
  image = state.best?.image ?? state.image,
  known: readonly TextLine[] = [],
): Promise<Candidate> {
  state.documents.add(model);
  const recognitions = known.map(({ recognition }) => recognition);
  const lines = await readDocument(await toGrayscale(image), model, state.work, recognitions);
  return candidateOf(lines, { way: 'document', model, image });
}
