import { type Raster, toGrayscale } from '../picture/image';
import { Budget, type Model, type ReadOptions, type ScriptGuess, tesseract } from '../tesseract';
import { type Candidate, candidateOf, isConvincing, isPage, isUnread, isWord } from './candidate';
import { readDocument } from '../document/readDocument';
import { recognitionOf } from '../document/recognition';
import { glyphsOf, widenPunctuation } from '../document/glyphs';
import { modelOf, unsupportedScript } from './scripts';

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

/** Letters from which the guess of a script is of use; of fewer it may still name one that no model knows. */
export const FEWEST_LETTERS = 25;
/** What a picture may take (ms), or so many times what its first reading took: on a slow machine all of it takes longer alike. */
const [BUDGET_MS, BUDGET_READINGS] = [8500, 3.5];
/** Nothing is begun later than this, since it would hardly be finished. */
const [LATE_MS, LATE_READINGS] = [BUDGET_MS / 2, 1.25];
/** What the first reading of a page may take, and another where that makes no sense: on a slow machine there would be none otherwise (ms). */
export const FIRST_MS = 20_000;

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

export async function readAsItCame(
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
/** A picture in which nothing has been read gets no more for having taken long. */
export const isLate = ({ best, budget, firstMs = 0 }: State): boolean =>
  budget.spent >= Math.max(LATE_MS, best ? firstMs * LATE_READINGS : 0);
export const isUnsettled = (state: State): boolean => {
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
export const isOpen = (state: State): boolean =>
  isUnsettled(state) && !(state.best && isConvincing(state.best));
/** Something looks like writing, or trying costs nothing. */
export const isPromising = ({ best, guess, image }: State): boolean =>
  (best !== undefined &&
    best.letters > 0 &&
    (best.confidence >= NOISE || best.letters <= FEW_LETTERS)) ||
  guess !== undefined ||
  isWord(image);
export const isDoubtful = ({ best }: State): boolean => (best?.confidence ?? 0) < KNOWN;
export const modelOfBest = (state: State): Model => state.best?.model ?? modelOf(state.guess);
export const isCjkPage = ({ guess, image }: State): boolean =>
  modelOf(guess) !== 'eng' && isPage(image);

/** Reads it as a document. */
export async function readAsDocument(
  state: State,
  model: Model,
  image = state.best?.image ?? state.image,
): Promise<Candidate> {
  state.documents.add(model);
  const { lines, isCut } = await readDocument(await toGrayscale(image), model, state.budget);
  return candidateOf(lines, { way: 'document', model, image, isCut });
}
