import { turnQuarters } from '../picture/image';
import { type Model, modelOf, MODELS, tesseract } from '../tesseract';
import {
  isConvincing,
  isPage,
  isReadAsLatin,
  isSmall,
  isUnread,
  isWhole,
  isWord,
  PAGE_LETTERS,
} from './candidate';
import {
  isCjkPage,
  isDoubtful,
  isInTime,
  isOpen,
  isPromising,
  isUnsettled,
  modelOfBest,
  readAsDocument,
  type Proposal,
  readAsItCame,
  type State,
} from './state';
import { doubled, local, readDoubled, sparse } from './again';
import { others, rest } from './rest';
import { looksVertical } from './lines';
import { guessOfPage, MIN_LETTERS, OF_LETTERS } from './scriptGuess';

const modelOfGuess = (state: State): Model => modelOf(state.guess);

/** The floor. */
const page: Proposal = {
  name: 'page',
  modelFor: modelOfGuess,
  isWanted: (state) => !state.best || isOpen(state),
  read: (state, model) => {
    state.tried.add(model);
    return readAsItCame(state, model, 'page', { layout: 'page' });
  },
};

/** Asks only; what it learns is for the others. */
const guess: Proposal = {
  name: 'guess',
  modelFor: modelOfBest,
  isWanted: (state) => isOpen(state) && !isPage(state.image),
  read: async (state) => {
    const { best, image, work } = state;
    const isMuch = best !== undefined && best.letters >= PAGE_LETTERS && isDoubtful(state);
    state.guess = isMuch
      ? await guessOfPage(image, work)
      : await tesseract.guess(image, MIN_LETTERS, work);
    return undefined;
  },
};

const turned: Proposal = {
  name: 'turned',
  modelFor: modelOfGuess,
  isWanted: (state) =>
    isOpen(state) &&
    isDoubtful(state) &&
    !state.upright &&
    state.guess !== undefined &&
    state.guess.degrees !== 0 &&
    // A page takes too long to be turned for a guess that says nothing of its letters.
    !(state.best && isUnread(state.best) && state.guess.certainty < OF_LETTERS),
  read: async (state, model) => {
    const { image, guess: likely, work } = state;
    if (!likely || likely.degrees === 0) return undefined;
    const other = await turnQuarters(image, likely.degrees);
    return isCjkPage(state)
      ? readAsDocument(state, model, other)
      : readAsItCame({ image: other, work }, model, 'page', { layout: 'page' });
  },
};

/** One of the other models, the likeliest first; a page of Hangul or Han as a document, without which it would not convince. */
const otherScript: Proposal = {
  name: 'script',
  modelFor: (state) =>
    [modelOfGuess(state), ...MODELS].find((one) => !state.tried.has(one) && isInTime(state, one)),
  isWanted: (state) =>
    isOpen(state) &&
    isPromising(state) &&
    (isDoubtful(state) || !state.tried.has(modelOf(state.guess))),
  read: async (state, model) => {
    const { image, tried, best, doubled: large } = state;
    tried.add(model);
    const isUnseen = isWord(image) && !best?.letters && !large.has(model);
    const reading =
      model !== 'eng' && isPage(image)
        ? await readAsDocument(state, model, image)
        : isUnseen
          ? await readDoubled(state, model)
          : await readAsItCame(state, model, 'page', { layout: 'page' });
    if (isReadAsLatin(reading)) for (const one of MODELS) tried.add(one);
    return reading;
  },
};

const document: Proposal = {
  name: 'document',
  modelFor: modelOfBest,
  isWanted: (state) =>
    isOpen(state) && isPromising(state) && !state.documents.has(modelOfBest(state)),
  read: (state, model) => readAsDocument(state, model),
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
  // What the layout has seen as a whole needs no second reading by the same model.
  read: (state, model) => {
    const { best } = state;
    const known = best?.way === 'page' && isWhole(best) ? best.lines : [];
    return readAsDocument(state, model, best?.image, known);
  },
};

/** Where several scripts are mixed, which of them the lines begin with changes a letter here and there. */
const MIXED_CONFIDENCE = 95;

const otherDocument: Proposal = {
  name: 'document in another script',
  modelFor: (state) => MODELS.find((one) => !state.documents.has(one)),
  isWanted: (state) => {
    const { best, guess: likely, image } = state;
    if (!best || !isSmall(image) || !isUnsettled(state) || !isPromising(state)) return false;
    const isMixed = best.model !== 'eng' || (likely?.script !== 'Latin' && !isConvincing(best));
    return isMixed && (best.confidence < MIXED_CONFIDENCE || !isWhole(best));
  },
  read: (state, model) => readAsDocument(state, model),
};

/** Han that was read across and stands further apart so, or that is there and makes no sense read across, stands in columns. */
const vertical: Proposal = {
  name: 'vertical',
  modelFor: () => 'chi_tra',
  isWanted: (state) => {
    const { best, guess: likely, tried, documents, isReadDown } = state;
    if (isReadDown) return false;
    if (best && looksVertical(best.lines)) return true;
    const isRead = tried.has('chi_tra') || documents.has('chi_tra');
    const isConvinced = best !== undefined && isConvincing(best);
    return isRead && !isConvinced && isDoubtful(state) && modelOf(likely) === 'chi_tra';
  },
  read: (state, model) => {
    state.isReadDown = true;
    return readAsItCame(state, model, 'vertical', { layout: 'vertical' }, 'chi_tra_vert');
  },
};

/** How sure a guess is of which way is up where a page is turned before it is read as it came, which on its side would take all the time if it is Hangul or Han. */
const CERTAIN_TURN = 5;

function firstFor(state: State): readonly Proposal[] {
  const { degrees = 0, certainty = 0 } = state.guess ?? {};
  const least = isCjkPage(state) ? OF_LETTERS : CERTAIN_TURN;
  if (degrees !== 0 && certainty >= least && !state.upright) return [turned, page];
  return isCjkPage(state) && degrees === 0 ? [document, vertical, page] : [page];
}

/** In the order in which they are tried. */
export function proposalsFor(state: State): readonly Proposal[] {
  const first = firstFor(state);
  return [
    ...first,
    guess,
    ...(first.includes(turned) ? [] : [turned]),
    doubled,
    mixedDocument,
    otherScript,
    vertical,
    otherScript,
    local,
    ...(first.includes(document) ? [] : [document]),
    otherDocument,
    otherDocument,
    doubled,
    sparse,
    vertical,
    others,
    rest,
  ];
}
