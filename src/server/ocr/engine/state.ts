import { doubleRaster, type Raster, toGrayscale } from '../picture/image';
import {
  type Model,
  modelOf,
  priceOf,
  type ReadOptions,
  type ScriptGuess,
  tesseract,
  Work,
} from '../tesseract';
import {
  type Candidate,
  candidateOf,
  isConvincing,
  isPage,
  isSmall,
  isUnread,
  isWord,
} from './candidate';
import type { TextLine } from '../document/latin';
import { shrunk } from '../document/shrunk';
import { readDocument } from '../document/readDocument';
import { recognitionOf } from '../document/recognition';
import { glyphsOf, widenPunctuation } from '../document/glyphs';
import { rereadOwnScript } from '../document/ownScript';
import { unsupportedScript } from './unsupportedScript';
import { guessOfPage, KNOWN_CONFIDENCE } from './scriptGuess';

/** What is known of a picture so far. */
export interface State {
  image: Raster;
  /** Known to be the right way up. */
  upright: boolean;
  guess: ScriptGuess | undefined;
  best: Candidate | undefined;
  /** All of them. */
  readings: Candidate[];
  /** Whether two ways have read the same. */
  confirmed: boolean;
  /** The models that have read it as it came, as a document, and twice as large. */
  tried: Set<Model>;
  documents: Set<Model>;
  doubled: Set<Model>;
  /** Whether it has been read down, from the right. */
  isReadDown: boolean;
  work: Work;
  /** Work until something had been read, for a model whose price is one. */
  first: number | undefined;
}

/** A way to read a picture, which counts only where its reading is better than those before. */
export interface Proposal {
  name: string;
  /** Undefined where all have read it. */
  modelFor: (state: State) => Model | undefined;
  isWanted: (state: State) => boolean;
  /** The part of the work of the first reading that it takes, where that is not about all of it. */
  share?: number;
  read: (state: State, model: Model) => Promise<Candidate | undefined>;
}

/** The work that a picture may take; one in which nothing has been read yet, since most of these are photographs; a page of which nothing makes sense yet. */
const [LIMIT, EMPTY_LIMIT, UNREAD_LIMIT] = [8500, 4250, 20_000];

/** What has begun may be finished up to here: the lines of a document that another model knows. */
const DOCUMENT_LIMIT = 12_500;

/** Whether a reading is likely to end within the limit: it takes as long as the first one did, or as much longer as its model does. The floor is always read. */
export function isInTime(
  { best, tried, work, first = 0 }: State,
  model: Model,
  share = 1,
): boolean {
  const limit = !best ? EMPTY_LIMIT : isUnread(best) ? UNREAD_LIMIT : LIMIT;
  return tried.size === 0 || work.spent + first * priceOf(model) * share <= limit;
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
    readings: [],
    confirmed: false,
    tried: new Set(),
    documents: new Set(),
    doubled: new Set(),
    isReadDown: false,
    work,
    first: undefined,
  };
}

/** The model for Hangul needs help with Latin letters. That for Han knows them, and beside another one loses half of its own to look-alikes. */
const WITH_LATIN: Readonly<Record<Model, string>> = {
  eng: 'eng',
  kor: 'kor+eng',
  chi_tra: 'chi_tra',
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

/** Of a small picture letters are read well once they are twice as high. */
export async function readLarge(
  { best, image: asItCame, work }: State,
  model: Model,
  way: string,
  options: Pick<ReadOptions, 'layout' | 'local'>,
): Promise<Candidate> {
  const image = best?.image ?? asItCame;
  const large = isSmall(image) ? await doubleRaster(image) : image;
  const reading = await readAsItCame({ image: large, work }, model, way, options);
  const scale = large.width / image.width;
  return { ...reading, image, lines: reading.lines.map((line) => shrunk(line, scale)) };
}

/** A reading below this may be of no writing at all, of which nothing is read sooner. */
const NOISE_CONFIDENCE = 40;
/** So few may be large letters of another script, which are soon read. */
const MIN_JUDGED_LETTERS = 12;
export const isUnsettled = ({ best, confirmed, guess, tried }: State): boolean =>
  !confirmed && !(tried.has(modelOf(guess)) && unsupportedScript(guess, best, true));
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
  const page = await toGrayscale(image);
  const { lines, isInPlace } = await readDocument(page, model, state.work, recognitions);
  return candidateOf(lines, { way: 'document', model, image, isInPlace });
}
