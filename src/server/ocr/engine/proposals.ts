import { doubleRaster, type Raster, toGrayscale, turnQuarters } from '../picture/image';
import { type Candidate, candidateOf, isConvincing, isWhole } from './candidate';
import { readDocument } from './document';
import { readingOf } from './lines';
import { marksOf, widenMarks } from './marks';
import { modelOf } from './scripts';
import { looksVertical } from './vertical';
import { guessScript, type Model, MODELS, readImage, type ReadOptions } from './tesseract';
import type { ScriptGuess } from './tesseract';

/** What is known of a picture so far. */
export interface State {
  image: Raster;
  /** Known to be the right way up. */
  upright: boolean;
  guess: ScriptGuess | undefined;
  best: Candidate | undefined;
  /** The models that have read it as it came, and as a document. */
  tried: Set<Model>;
  documents: Set<Model>;
  /** Processor time since the beginning (ms). */
  spent: () => number;
}

/** A way to read a picture, which counts only where its reading is better than those before. */
interface Proposal {
  name: string;
  isWanted: (state: State) => boolean;
  read: (state: State) => Promise<Candidate | undefined>;
}

/** Letters from which the guess of a script is of use. */
const FEWEST_LETTERS = 25;

export async function startOf(image: Raster, upright: boolean): Promise<State> {
  const began = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  // A smaller picture is read sooner than its script is guessed.
  const guess = isPage(image) ? await guessScript(image, FEWEST_LETTERS) : undefined;
  return { image, upright, guess, best: undefined, tried: new Set(), documents: new Set(), spent };
}

/** Models beside the one for Latin letters need help with those. */
const WITH_LATIN: Readonly<Record<Model, string>> = {
  eng: 'eng',
  kor: 'kor+eng',
  chi_tra: 'chi_tra+eng',
};

async function readAsItCame(
  image: Raster,
  model: Model,
  way: string,
  options: Omit<ReadOptions, 'models'>,
  models = WITH_LATIN[model],
): Promise<Candidate> {
  const lines = (await readImage(image, { ...options, models })).map((line) => {
    const reading = readingOf(model, line);
    const marks = marksOf(reading);
    if (model === 'chi_tra') widenMarks(marks);
    return { reading, marks };
  });
  return candidateOf(lines, { way, model, image });
}

/** A picture of so many pixels is read in a fraction of a second, in whichever way. */
const SMALL = 500_000;
/** A picture in which the engine sees no text may still be a word that fills it (pixels). */
const WORD = 100_000;
/** A page of Hangul or Han from here on begins with the cut into lines, since the engine's own layout tears such lines apart (pixels). */
const PAGE = 2_000_000;
/** No further reading is begun after this time, and none that takes the time of all before once more after half of it (ms). */
const ENOUGH_MS = 6000;
const LONG_MS = 4000;
/** A reading below this may be of no writing at all, of which nothing is read sooner. */
const NOISE = 30;
/** A reading below this may be in another script. */
const KNOWN = 75;

const isPage = ({ width, height }: Raster): boolean => width * height >= PAGE;
const isSmall = ({ image: { width, height } }: State): boolean => width * height <= SMALL;
/** Of a picture in which nothing has been found so far. */
const isWord = ({ image: { width, height } }: State): boolean => width * height <= WORD;
const hasLetters = ({ best }: State): boolean =>
  best !== undefined && best.letters > 0 && best.confidence >= NOISE;
const isOpen = ({ best, spent }: State): boolean =>
  (!best || !isConvincing(best)) && spent() < ENOUGH_MS;
/** Something looks like writing, or trying costs nothing. */
const isPromising = (state: State): boolean =>
  hasLetters(state) || state.guess !== undefined || isWord(state);
const isCjkPage = (state: State): boolean => modelOf(state.guess) !== 'eng' && isPage(state.image);
const modelOfBest = (state: State): Model => state.best?.model ?? modelOf(state.guess);

const page: Proposal = {
  name: 'page',
  isWanted: (state) => !state.best || isOpen(state),
  read: ({ image, guess: likely, tried }) => {
    tried.add(modelOf(likely));
    return readAsItCame(image, modelOf(likely), 'page', { layout: 'page' });
  },
};

/** Asks only; what it learns is for the others. */
const guess: Proposal = {
  name: 'guess',
  isWanted: (state) => isOpen(state) && !isPage(state.image),
  read: async (state) => {
    state.guess = await guessScript(state.image, FEWEST_LETTERS);
    return undefined;
  },
};

/** One of the other models, the likeliest first. */
const otherScript: Proposal = {
  name: 'script',
  isWanted: (state) =>
    (state.best?.confidence ?? 0) < KNOWN && isPromising(state) && state.spent() < LONG_MS / 2,
  read: async ({ image, tried, guess: likely }) => {
    const model = [modelOf(likely), ...MODELS].find((one) => !tried.has(one));
    if (model === undefined) return undefined;
    tried.add(model);
    return readAsItCame(image, model, 'page', { layout: 'page' });
  },
};

const turned: Proposal = {
  name: 'turned',
  isWanted: (state) => !state.upright && state.guess !== undefined && state.guess.degrees !== 0,
  read: async ({ image, guess: likely }) => {
    if (!likely || likely.degrees === 0) return undefined;
    const other = await turnQuarters(image, likely.degrees);
    return readAsItCame(other, modelOf(likely), 'page', { layout: 'page' });
  },
};

async function readAsDocument(state: State, model: Model): Promise<Candidate> {
  const image = state.best?.image ?? state.image;
  state.documents.add(model);
  const isLate = () => state.spent() > 2 * ENOUGH_MS;
  const lines = await readDocument(await toGrayscale(image), model, isLate);
  return candidateOf(lines, { way: 'document', model, image });
}

const document: Proposal = {
  name: 'document',
  isWanted: (state) => isOpen(state) && isPromising(state) && state.spent() < LONG_MS,
  read: (state) => readAsDocument(state, modelOfBest(state)),
};

/** Where several scripts are mixed, which of them the lines begin with changes a letter here and there. */
const MIXED = 95;

const otherDocument: Proposal = {
  name: 'document in another script',
  isWanted: ({ best, ...state }) =>
    isSmall({ best, ...state }) &&
    state.spent() < LONG_MS &&
    best !== undefined &&
    (best.confidence < MIXED || !isWhole(best)) &&
    (best.model !== 'eng' || (state.guess?.script !== 'Latin' && !isConvincing(best))),
  read: async (state) => {
    const model = MODELS.find((one) => !state.documents.has(one));
    return model && readAsDocument(state, model);
  },
};

const again = (name: string, options: Omit<ReadOptions, 'models'>): Proposal => ({
  name,
  isWanted: (state) => isOpen(state) && isPromising(state) && state.spent() < LONG_MS,
  read: (state) =>
    readAsItCame(state.best?.image ?? state.image, modelOfBest(state), name, options),
});

const doubled: Proposal = {
  name: 'doubled',
  isWanted: (state) => isOpen(state) && isSmall(state),
  read: async (state) => {
    const { image, ...rest } = await readAsItCame(
      await doubleRaster(state.best?.image ?? state.image),
      modelOfBest(state),
      'doubled',
      { layout: 'block' },
    );
    return { ...rest, image: state.best?.image ?? image };
  },
};

const local = again('local', { layout: 'page', local: true });
const sparse = again('sparse', { layout: 'sparse' });

/** In the order in which they are tried. */
export function proposalsFor(state: State): readonly Proposal[] {
  const first = isCjkPage(state) && state.guess?.degrees === 0 ? [document, page] : [page];
  return [
    ...first,
    guess,
    turned,
    otherScript,
    otherScript,
    { ...local, isWanted: (now) => !(now.best && isWhole(now.best)) && local.isWanted(now) },
    ...(first.includes(document) ? [] : [document]),
    otherDocument,
    otherDocument,
    again('block', { layout: 'block' }),
    doubled,
    { ...sparse, isWanted: (now) => isSmall(now) && sparse.isWanted(now) },
    vertical,
  ];
}

const vertical: Proposal = {
  name: 'vertical',
  isWanted: ({ best, spent }) =>
    best !== undefined && spent() < ENOUGH_MS && looksVertical(best.lines),
  read: ({ image }) =>
    readAsItCame(image, 'chi_tra', 'vertical', { layout: 'vertical' }, 'chi_tra_vert'),
};
