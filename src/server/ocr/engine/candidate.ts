import { coveredShare } from '../picture/foreground';
import { type Raster, toGrayscale } from '../picture/image';
import type { Model } from '../tesseract';
import type { TextLine } from '../document/latin';
import { OWN_LETTERS } from '../document/ownScript';
import { inReadingOrder, inRows, looksVertical, slantOfLines } from './lines';
import { isLetter, type Score, scoreOf } from './score';
import { MIN_LETTERS as MIN_GUESSED_LETTERS } from './scriptGuess';

/** One reading of a picture. */
export interface Candidate extends Score {
  lines: TextLine[];
  /** Who read it: the layout that the engine sees by itself is evidence that there is text at all. */
  way: string;
  model: Model;
  /** The picture the right way up. */
  image: Raster;
  /** Whether the boxes of its lines are places of `image`: it was not levelled. */
  isInPlace: boolean;
  /** The part of what stands out from the ground that the lines hold; 1 where nobody asks. */
  covered: number;
  /** Whether the engine's lines have gaps that only their surroundings explain. */
  gapped: boolean;
  /** Whether the lines of a page run at an angle, of which the engine's own layout leaves some out. */
  isSlanted: boolean;
}

/** Columns stand in order; words that are scattered are no columns. */
const ORDER: Readonly<Record<string, (lines: TextLine[]) => TextLine[]>> = {
  vertical: (lines) => lines,
  sparse: inRows,
};

/** Ways that leave it to the engine what of a picture is text. */
const OWN_LAYOUT: ReadonlySet<string> = new Set(['page', 'local', 'doubled']);

export async function candidateOf(
  lines: TextLine[],
  {
    isInPlace = true,
    ...of
  }: Pick<Candidate, 'way' | 'model' | 'image'> & Partial<Pick<Candidate, 'isInPlace'>>,
): Promise<Candidate> {
  const boxes = lines.map(({ recognition }) => recognition.bbox);
  const isOwnLayout = OWN_LAYOUT.has(of.way);
  const page = isOwnLayout ? await toGrayscale(of.image) : undefined;
  const covered = page ? coveredShare(page, boxes) : 1;
  const isSlanted =
    isOwnLayout && isPage(of.image) && Math.abs(slantOfLines(lines)) >= SLANTED_DEGREES;
  const gaps = lines.filter(({ glyphs }) => glyphs.some(({ before }) => before === '\t'));
  const rows = ORDER[of.way]?.(lines) ?? inReadingOrder(lines);
  const gapped = gaps.length >= MIN_GAPPED_LINES;
  return { lines: rows, ...of, isInPlace, ...scoreOf(rows), covered, gapped, isSlanted };
}

/** Sizes in pixels: a printed page; a picture that is read in a fraction of a second; a crop of a word or a line. */
const [PAGE, SMALL, WORD] = [2_000_000, 500_000, 100_000];
/** A crop of words is wider than high by this. */
const WORD_SHAPE = 1.5;

export const isPage = ({ width, height }: Raster): boolean => width * height >= PAGE;
export const isSmall = ({ width, height }: Raster): boolean => width * height <= SMALL;
export const isWord = ({ width, height }: Raster): boolean =>
  width * height <= WORD && width >= height * WORD_SHAPE;

/** From here on another reading is not worth its time; fewer letters must be surer. */
const CERTAIN_CONFIDENCE = 87;
const CERTAIN_DOCUMENT_CONFIDENCE = 85;
const CERTAIN_WORD_CONFIDENCE = 95;
const [MIN_LETTERS, MIN_OF_WORD] = [8, 3];
/** The part of what is darker or lighter than the ground that lies in lines that were read. */
const MIN_COVERED_SHARE = 0.75;
/** Lines with wide gaps may be rows of a table, or columns that were read across. */
const MIN_GAPPED_LINES = 3;
/** An angle at which lines are lost (degrees). */
const SLANTED_DEGREES = 1;

/** Of Hangul and Han the engine's own layout tears lines apart, so that only our cut into lines convinces, or none. */
export const isConvincing = (candidate: Candidate): boolean => {
  const { confidence, letters, model, way } = candidate;
  if (way === 'document' || way === 'vertical' || (way === 'doubled' && model !== 'eng'))
    return confidence >= CERTAIN_DOCUMENT_CONFIDENCE && letters >= MIN_LETTERS;
  const isCertain =
    (confidence >= CERTAIN_CONFIDENCE && letters >= MIN_LETTERS) ||
    (confidence >= CERTAIN_WORD_CONFIDENCE && letters >= MIN_OF_WORD);
  const isLevel = !candidate.isSlanted && !candidate.gapped;
  return isCertain && model === 'eng' && isWhole(candidate) && isLevel;
};

/** A page of which so much lies in lines that were read has nothing left that is worth another look. */
export const READ_SHARE = 0.98;
export const isReadThrough = ({ way, covered }: Candidate): boolean =>
  OWN_LAYOUT.has(way) && covered >= READ_SHARE;

export const isWhole = ({ covered }: Candidate): boolean => covered >= MIN_COVERED_SHARE;

/** Whether two ways have read the same letters: a third would read them, too. */
export const isConfirmed = (reading: Candidate, best: Candidate | undefined): boolean =>
  best !== undefined &&
  reading.letters > 0 &&
  reading.way !== best.way &&
  reading.way !== 'local' &&
  lettersOf(reading) === lettersOf(best);

const lettersOf = ({ lines }: Candidate): string =>
  lines.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)).join('');

/** A model for a script is taken only where it finds its script. */
const OWN_CONFIDENCE = 60;
const MIN_OWN_LETTERS = 2;
const MIN_OWN_SHARE = 0.15;
/** Where the engine sees no text by itself, or none that makes sense, another way has to be sure of some. */
const [BELIEVED, BELIEVED_LETTERS] = [60, 4];

/** What of a score has to be left where characters are read in another order. */
const OTHER_ORDER_SHARE = 0.5;
/** Two readings of the same words differ by less, in parts of their score. */
const SAME_SCORE_SHARE = 0.03;

/** Whether what was read is more likely to be no text: strokes of a photograph, say. A crop of a word is one, however it is read. */
export const isNonsense = ({ letters, value, image }: Candidate): boolean =>
  letters === 0 || (value < 0 && !isWord(image));

/** So many letters are no photograph. */
export const PAGE_LETTERS = 200;

/** A page of letters that make no sense: it is in another script. */
export const isUnread = (reading: Candidate): boolean =>
  isNonsense(reading) && reading.letters >= PAGE_LETTERS;

/** Whether a reading takes the place of the best one so far. */
export function isBetter(reading: Candidate, best: Candidate | undefined): boolean {
  if (reading.letters === 0) return false;
  if (reading.model !== 'eng' && reading.model !== best?.model && !hasOwn(reading)) return false;
  const isBelieved =
    reading.way === 'page' ||
    (reading.confidence >= BELIEVED && reading.lettersOfWords >= BELIEVED_LETTERS) ||
    (reading.confidence >= CERTAIN_WORD_CONFIDENCE && reading.letters >= BELIEVED_LETTERS) ||
    (reading.value > 0 && reading.letters >= PAGE_LETTERS);
  if (best === undefined || best.letters === 0) return isBelieved;
  if (isNonsense(best) && !isBelieved) return false;
  // Read across, columns of Han give all characters, and no sense.
  if (reading.way === 'vertical' && looksVertical(best.lines))
    return reading.value >= best.value * OTHER_ORDER_SHARE;
  if (best.way === 'vertical' && looksVertical(reading.lines))
    return best.value < reading.value * OTHER_ORDER_SHARE;
  // Of columns and tables whose words both have read the document knows the order.
  const value = reading.value - chargeFor(reading, best);
  if (
    reading.way === 'document' &&
    best.gapped &&
    reading.letters >= best.letters * (1 - SAME_SCORE_SHARE)
  )
    return value >= best.value - SAME_SCORE_SHARE * Math.abs(best.value);
  return value > best.value;
}

/** The document leaves out what it takes for no writing: that costs what those letters were worth in the floor. */
function chargeFor({ way, model, letters }: Candidate, best: Candidate): number {
  if (way !== 'document' || best.way !== 'page' || model !== best.model) return 0;
  return Math.max(0, best.letters - letters) * Math.max(0, best.value / best.letters);
}

function hasOwn({ lines, model, letters }: Candidate): boolean {
  const own = lines
    .flatMap(({ glyphs }) => glyphs)
    .filter(
      ({ text, confidence }) =>
        isLetter(text) && confidence >= OWN_CONFIDENCE && OWN_LETTERS[model].test(text),
    );
  return own.length >= Math.max(MIN_OWN_LETTERS, letters * MIN_OWN_SHARE);
}

/** Letters that are read as Latin with this confidence need no other script. */
const LATIN = 60;
const MIN_LATIN_SHARE = 0.9;

/** What a model for another script reads as Latin letters is Latin: a third model would read no more. */
export function isReadAsLatin({ lines, letters, confidence }: Candidate): boolean {
  const latin = lines
    .flatMap(({ glyphs }) => glyphs)
    .filter(({ text }) => /[\p{Script=Latin}\d]/u.test(text));
  return (
    confidence >= LATIN &&
    letters >= MIN_GUESSED_LETTERS &&
    latin.length >= letters * MIN_LATIN_SHARE
  );
}
