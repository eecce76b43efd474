import { doubleRaster, type Raster, toGrayscale, turnQuarters } from '../picture/image';
import {
  Budget,
  type Model,
  MODELS,
  type ReadOptions,
  type ScriptGuess,
  tesseract,
} from '../tesseract';
import {
  type Candidate,
  candidateOf,
  isConvincing,
  isPage,
  isSmall,
  isUnread,
  isWhole,
  isWord,
} from './candidate';
import { readDocument } from '../document/readDocument';
import { recognitionOf } from '../document/recognition';
import { glyphsOf, widenPunctuation } from '../document/glyphs';
import { modelOf, unsupportedScript } from './scripts';
import { looksVertical } from './vertical';

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
  budget: Budget;
  /** Processor time until something had been read. */
  firstMs: number | undefined;
}

/** A way to read a picture, which counts only where its reading is better than those before. */
interface Proposal {
  name: string;
  isWanted: (state: State) => boolean;
  read: (state: State) => Promise<Candidate | undefined>;
}

/** Letters from which the guess of a script is of use; of fewer it may still name one that no model knows. */
const FEWEST_LETTERS = 25;
/** What a picture may take (ms), or so many times what its first reading took: on a slow machine all of it takes longer alike. */
const [BUDGET_MS, BUDGET_READINGS] = [8500, 3.5];
/** Nothing is begun later than this, since it would hardly be finished. */
const [LATE_MS, LATE_READINGS] = [BUDGET_MS / 2, 1.25];
/** What the first reading of a page may take, and another where that makes no sense: on a slow machine there would be none otherwise (ms). */
const FIRST_MS = 20_000;

/** Once a reading makes sense, the others get no more than their time; until the floor has been read, it gets all of its own. */
export function limitBudget(state: State): void {
  const { best, tried, budget } = state;
  if (!best && tried.size === 0) return;
  state.firstMs ??= budget.spent;
  if (!best) budget.limitTo(BUDGET_MS);
  else if (!best.isCut && !isUnread(best))
    budget.limitTo(Math.max(BUDGET_MS, state.firstMs * BUDGET_READINGS));
}

export async function startOf(image: Raster, upright: boolean): Promise<State> {
  const budget = new Budget(FIRST_MS);
  // A smaller picture is read sooner than its script is guessed.
  const guess = isPage(image) ? await tesseract.guess(image, FEWEST_LETTERS, budget) : undefined;
  return {
    image,
    upright,
    guess,
    best: undefined,
    confirmed: false,
    tried: new Set(),
    documents: new Set(),
    budget,
    firstMs: undefined,
  };
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
  const lines = (await tesseract.read(image, { ...options, models })).map((line) => {
    const recognition = recognitionOf(model, line);
    const glyphs = glyphsOf(recognition);
    if (model === 'chi_tra') widenPunctuation(glyphs);
    return { recognition, glyphs };
  });
  return candidateOf(lines, { way, model, image, isCut: options.budget.isUsedUp });
}

/** A reading below this may be of no writing at all, of which nothing is read sooner. */
const NOISE = 40;
/** So few may be large letters of another script, which are soon read. */
const FEW_LETTERS = 12;
/** A reading below this may be in another script, or lie on its side. */
const KNOWN = 75;
/** Letters that are surely Latin, and read so, need no other script. */
const [CERTAIN_GUESS, LATIN] = [2, 60];
const LEAST_LATIN_SHARE = 0.9;
/** Letters are guessed with more certainty than this. */
const OF_LETTERS = 1;

/** A picture in which nothing has been read gets no more for having taken long. */
const isLate = ({ best, budget, firstMs = 0 }: State): boolean =>
  budget.spent >= Math.max(LATE_MS, best ? firstMs * LATE_READINGS : 0);
const isUnsettled = (state: State): boolean => {
  const { best, confirmed, guess, tried, budget } = state;
  return (
    !confirmed &&
    (!isLate(state) || (best !== undefined && isUnread(best) && !budget.isUsedUp)) &&
    !(
      tried.has(modelOf(guess)) &&
      unsupportedScript(guess, best?.confidence ?? 0, true) !== undefined
    )
  );
};
const isOpen = (state: State): boolean =>
  isUnsettled(state) && !(state.best && isConvincing(state.best));
/** Something looks like writing, or trying costs nothing. */
const isPromising = ({ best, guess, image }: State): boolean =>
  (best !== undefined &&
    best.letters > 0 &&
    (best.confidence >= NOISE || best.letters <= FEW_LETTERS)) ||
  guess !== undefined ||
  isWord(image);
const isDoubtful = ({ best }: State): boolean => (best?.confidence ?? 0) < KNOWN;
const modelOfBest = (state: State): Model => state.best?.model ?? modelOf(state.guess);

/** The floor: read to its end wherever another way has not been. */
const page: Proposal = {
  name: 'page',
  isWanted: (state) => !state.best || state.best.isCut || isOpen(state),
  read: ({ image, best, guess: likely, tried, budget }) => {
    tried.add(modelOf(likely));
    if (!best || best.isCut) budget.limitTo(budget.spent + FIRST_MS);
    return readAsItCame(image, modelOf(likely), 'page', { layout: 'page', budget });
  },
};

/** Asks only; what it learns is for the others. */
const guess: Proposal = {
  name: 'guess',
  isWanted: (state) => isOpen(state) && !isPage(state.image),
  read: async (state) => {
    state.guess = await tesseract.guess(state.image, FEWEST_LETTERS, state.budget);
    return undefined;
  },
};

const turned: Proposal = {
  name: 'turned',
  isWanted: (state) =>
    isOpen(state) &&
    isDoubtful(state) &&
    !state.upright &&
    state.guess !== undefined &&
    state.guess.degrees !== 0 &&
    // A page takes too long to be turned for a guess that says nothing of its letters.
    !(state.best && isUnread(state.best) && state.guess.certainty < OF_LETTERS),
  read: async (state) => {
    const { image, guess: likely, budget } = state;
    if (!likely || likely.degrees === 0) return undefined;
    const [model, other] = [modelOf(likely), await turnQuarters(image, likely.degrees)];
    return isCjkPage(state)
      ? readAsDocument(state, model, other)
      : readAsItCame(other, model, 'page', { layout: 'page', budget });
  },
};

const isLatin = ({ guess, best }: State): boolean =>
  guess?.script === 'Latin' && guess.certainty >= CERTAIN_GUESS && (best?.confidence ?? 0) >= LATIN;

/** One of the other models, the likeliest first; a page of Hangul or Han as a document, without which it would not convince. */
const otherScript: Proposal = {
  name: 'script',
  isWanted: (state) =>
    isOpen(state) &&
    isPromising(state) &&
    !isLatin(state) &&
    (isDoubtful(state) || !state.tried.has(modelOf(state.guess))),
  read: async (state) => {
    const { image, tried, guess: likely, budget } = state;
    const model = [modelOf(likely), ...MODELS].find((one) => !tried.has(one));
    if (model === undefined) return undefined;
    tried.add(model);
    const reading =
      model !== 'eng' && isPage(image)
        ? await readAsDocument(state, model, image)
        : await readAsItCame(image, model, 'page', { layout: 'page', budget });
    if (isReadAsLatin(reading)) for (const one of MODELS) tried.add(one);
    return reading;
  },
};

/** What a model for another script reads as Latin letters is Latin: a third model would read no more. */
function isReadAsLatin({ lines, letters, confidence }: Candidate): boolean {
  const latin = lines
    .flatMap(({ glyphs }) => glyphs)
    .filter(({ text }) => /[\p{Script=Latin}\d]/u.test(text));
  return (
    confidence >= LATIN && letters >= FEWEST_LETTERS && latin.length >= letters * LEAST_LATIN_SHARE
  );
}

const again = (name: string, options: Pick<ReadOptions, 'layout' | 'local'>): Proposal => ({
  name,
  isWanted: (state) => isOpen(state) && isPromising(state),
  read: (state) =>
    readAsItCame(state.best?.image ?? state.image, modelOfBest(state), name, {
      ...options,
      budget: state.budget,
    }),
});

const local = again('local', { layout: 'page', local: true });
const sparse = again('sparse', { layout: 'sparse' });
const block = again('block', { layout: 'block' });

async function readAsDocument(
  state: State,
  model: Model,
  image = state.best?.image ?? state.image,
): Promise<Candidate> {
  state.documents.add(model);
  const { lines, isCut } = await readDocument(await toGrayscale(image), model, state.budget);
  return candidateOf(lines, { way: 'document', model, image, isCut });
}

const document: Proposal = {
  name: 'document',
  isWanted: (state) =>
    isOpen(state) && isPromising(state) && !state.documents.has(modelOfBest(state)),
  read: (state) => readAsDocument(state, modelOfBest(state)),
};

/** A page of which some is read, and some is not: a document gives each line to the model that knows it, where another script would lose the rest. */
const mixedDocument: Proposal = {
  ...document,
  isWanted: (state) =>
    isPage(state.image) &&
    isDoubtful(state) &&
    state.best !== undefined &&
    !isUnread(state.best) &&
    document.isWanted(state),
};

/** Where several scripts are mixed, which of them the lines begin with changes a letter here and there. */
const MIXED = 95;

const otherDocument: Proposal = {
  name: 'document in another script',
  isWanted: (state) => {
    const { best, guess: likely, image } = state;
    if (!best || !isSmall(image) || !isUnsettled(state) || !isPromising(state)) return false;
    const isMixed = best.model !== 'eng' || (likely?.script !== 'Latin' && !isConvincing(best));
    return isMixed && (best.confidence < MIXED || !isWhole(best));
  },
  read: async (state) => {
    const model = MODELS.find((one) => !state.documents.has(one));
    return model && readAsDocument(state, model);
  },
};

const doubled: Proposal = {
  name: 'doubled',
  isWanted: (state) => isOpen(state) && isWord(state.image),
  read: async (state) => {
    const image = state.best?.image ?? state.image;
    const { budget } = state;
    const twice = await doubleRaster(image);
    const options = { layout: 'block', budget } as const;
    return { ...(await readAsItCame(twice, modelOfBest(state), 'doubled', options)), image };
  },
};

const vertical: Proposal = {
  name: 'vertical',
  isWanted: (state) =>
    state.best !== undefined && !isLate(state) && looksVertical(state.best.lines),
  read: ({ image, budget }) =>
    readAsItCame(image, 'chi_tra', 'vertical', { layout: 'vertical', budget }, 'chi_tra_vert'),
};

/** Han that is surely there and that makes no sense read across stands in columns. */
const columns: Proposal = {
  name: 'columns',
  isWanted: (state) => {
    const { best, budget, guess: likely, tried, documents } = state;
    const isRead = tried.has('chi_tra') || documents.has('chi_tra');
    // However late it is: nothing else reads it.
    return (
      !budget.isUsedUp &&
      !(best && isConvincing(best)) &&
      isDoubtful(state) &&
      isRead &&
      modelOf(likely) === 'chi_tra' &&
      (likely?.certainty ?? 0) >= OF_LETTERS
    );
  },
  read: ({ image, budget }) =>
    readAsItCame(image, 'chi_tra', 'columns', { layout: 'vertical', budget }, 'chi_tra_vert'),
};

const isCjkPage = ({ guess, image }: State): boolean => modelOf(guess) !== 'eng' && isPage(image);

/** How sure a guess is of which way is up where a page is turned before it is read as it came. */
const CERTAIN_TURN = 5;

function firstFor(state: State): readonly Proposal[] {
  const { degrees = 0, certainty = 0 } = state.guess ?? {};
  if (degrees !== 0 && certainty >= CERTAIN_TURN && !state.upright) return [turned, page];
  return isCjkPage(state) && degrees === 0 ? [document, page] : [page];
}

/** In the order in which they are tried. */
export function proposalsFor(state: State): readonly Proposal[] {
  const first = firstFor(state);
  const hasNone = ({ best }: State) => best === undefined || best.letters === 0;
  return [
    ...first,
    guess,
    ...(first.includes(turned) ? [] : [turned]),
    mixedDocument,
    otherScript,
    columns,
    otherScript,
    { ...local, isWanted: (now) => !(now.best && isWhole(now.best)) && local.isWanted(now) },
    ...(first.includes(document) ? [] : [document]),
    otherDocument,
    otherDocument,
    { ...block, isWanted: (now) => hasNone(now) && block.isWanted(now) },
    doubled,
    {
      ...sparse,
      isWanted: (now) => isSmall(now.image) && isDoubtful(now) && sparse.isWanted(now),
    },
    vertical,
  ];
}
