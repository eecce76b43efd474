import type { Box, Grayscale } from '../picture/image';
import { rereadLatin, type TextLine } from './latin';
import { confidenceOf, readLines, readSpans, type Recognition, rowsIn } from './recognition';
import { shrunk } from './shrunk';
import { withSpaces } from './spaces';
import { glyphsOf, restoreTriangles, setSpaces, widenPunctuation } from './glyphs';
import { prepare, type PageImage } from './pageImage';
import { placeSigns, extractSigns } from './symbols';
import { type Model, MODELS, type Work } from '../tesseract';

/** Below this a model does not know the script that it reads; measured, the right one has 70 to 96, wrong ones 0 to 55. */
const KNOWN_SCRIPT_CONFIDENCE = 60;
/** A line that no model reads better than this is no writing. */
const NOISE_CONFIDENCE = 40;

/**
 * Reads a picture as a document: lines of print, in columns or tables, in which each line and each word may be of another script. `known`: what the model has read of the picture already, which holds where the picture is neither turned nor enlarged and has no signs.
 * The lines are `isInPlace` where they stand in the picture as it was given, not in one that was levelled.
 */
export async function readDocument(
  picture: Grayscale,
  model: Model,
  work: Work,
  known: readonly Recognition[] = [],
): Promise<{ lines: TextLine[]; isInPlace: boolean }> {
  const page = await prepare(picture, work);
  if (!page) return { lines: [], isInPlace: false };
  const symbols = await extractSigns(page, model);
  const isKnown = known.length > 0 && page.scale === 1 && symbols.length === 0;
  const recognitions: Recognition[] = [];
  for (const block of page.blocks)
    recognitions.push(...(isKnown ? rowsIn(block, known) : await readLines(model, page, block)));
  for (const other of MODELS.filter((one) => one !== model))
    await readAgain(
      page,
      other,
      recognitions,
      (recognition) => recognition.confidence < KNOWN_SCRIPT_CONFIDENCE && !isOwn(recognition),
    );
  const lines = recognitions
    .filter((recognition) => recognition.confidence >= NOISE_CONFIDENCE || isOwn(recognition))
    .map((recognition) => ({ recognition, glyphs: glyphsOf(recognition) }));
  await rereadLatin(
    page,
    lines.filter(({ recognition }) => recognition.model !== 'eng'),
  );
  placeSigns(lines, symbols, model, page.lineHeight);
  for (const { recognition, glyphs } of lines) {
    if (recognition.model === 'chi_tra') widenPunctuation(glyphs);
    setSpaces(glyphs, page.foreground, page.lineHeight);
    if (recognition.model === 'kor') restoreTriangles(glyphs);
  }
  const { scale } = page;
  return scale === undefined
    ? { lines: withSpaces(lines, page.picture), isInPlace: false }
    : { lines: lines.map((line) => shrunk(line, scale)), isInPlace: true };
}

/** What is higher than so many lines is a drawing. */
const MAX_SIGN_HEIGHT = 3;

/** Gives some lines to another model, and keeps what it is sure of, or more sure than the one before. */
async function readAgain(
  page: PageImage,
  model: Model,
  recognitions: Recognition[],
  wanted: (recognition: Recognition) => boolean,
): Promise<void> {
  const weak = [...recognitions.entries()].filter(
    ([, recognition]) =>
      recognition.model !== model &&
      recognition.bbox.y1 - recognition.bbox.y0 <= page.lineHeight * MAX_SIGN_HEIGHT &&
      wanted(recognition),
  );
  const spans = weak.map(([, { bbox }]) => withRoom(bbox, page.picture, page.lineHeight));
  const answers = await readSpans(model, page, spans);
  for (const [order, [at, { confidence }]] of weak.entries()) {
    const [answer, ...more] = answers[order] ?? [];
    if (
      answer &&
      more.length === 0 &&
      answer.confidence >= Math.max(KNOWN_SCRIPT_CONFIDENCE, confidence)
    )
      recognitions[at] = answer;
  }
}

/** Fewer letters of a script prove nothing. */
const MIN_SCRIPT_LETTERS = 3;

/**
 * Whether a weak line is in its model's own script nevertheless, and only what is Latin in it is weak; `rereadLatin` looks after that. The end
 * of a Chinese paragraph may be Latin but for its stop.
 */
function isOwn({ model, text, words }: Recognition): boolean {
  if (model === 'eng') return false;
  if (model === 'chi_tra' && /^[\x20-\x7e]{3,}[\u3000-\u303f]$/.test(text.trim())) return true;
  const own = words.filter((word) =>
    (model === 'kor' ? /[\uac00-\ud7a3]/ : /\p{Script=Han}/u).test(word.text),
  );
  return (
    own.reduce((sum, { symbols }) => sum + symbols.length, 0) >= MIN_SCRIPT_LETTERS &&
    confidenceOf(own) >= KNOWN_SCRIPT_CONFIDENCE
  );
}

/** A line with the tails of its letters. */
function withRoom({ x0, y0, x1, y1 }: Box, { width, height }: Grayscale, lineHeight: number): Box {
  const room = Math.round(lineHeight * 0.15);
  return {
    x0: Math.max(0, x0 - room),
    y0: Math.max(0, y0 - room),
    x1: Math.min(width, x1 + room),
    y1: Math.min(height, y1 + room),
  };
}
