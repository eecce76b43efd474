import { type Box, type Raster, toGrayscale } from '../picture/image';
import type { Model, Work } from '../tesseract';
import { type Glyph, glyphsOf } from './glyphs';
import type { TextLine } from './latin';
import { readSpans } from './recognition';

/** The letters that a model is there for. */
export const OWN_LETTERS: Readonly<Record<Model, RegExp>> = {
  eng: /\p{Script=Latin}|\d/u,
  kor: /[\uac00-\ud7a3]/,
  chi_tra: /\p{Script=Han}/u,
};

/** From here on the model for Latin letters knows what it reads. */
const LATIN_CONFIDENCE = 70;
/** So many letters of the script, at least, and words stand among others of it. */
const MIN_OWN_LETTERS = 8;
/** In heights of a line. */
const MARGIN_HEIGHTS = 0.1;
const MIN_OWN_SHARE = 0.5;

/**
 * Beside a model of another script the one for Latin letters is soon surer of look-alikes: `HOE` in place of a word of Hangul. Such words are
 * read again by the script's own model alone. Changes the glyphs.
 */
export async function rereadOwnScript(
  image: Raster,
  model: Model,
  lines: readonly TextLine[],
  work: Work,
): Promise<void> {
  const isLetter = ({ text }: Glyph) => /[\p{L}\p{N}]/u.test(text);
  const isOwn = ({ text }: Glyph) => OWN_LETTERS[model].test(text);
  const own = lines.flatMap(({ glyphs }) => glyphs).filter(isOwn);
  if (model === 'eng' || own.length < MIN_OWN_LETTERS) return;
  const spans = lines.flatMap((line) =>
    wordsOf(line.glyphs)
      .filter(
        (word) => word.some(isLetter) && !word.some(isOwn) && confidenceOf(word) < LATIN_CONFIDENCE,
      )
      .map((word) => ({ line, word, box: boxOf(line, word, image) })),
  );
  if (spans.length === 0) return;
  const picture = await toGrayscale(image);
  const answers = await readSpans(
    model,
    { picture, work },
    spans.map(({ box }) => box),
  );
  for (const [at, { line, word }] of spans.entries()) {
    const [answer, ...more] = answers[at] ?? [];
    if (!answer || more.length > 0 || answer.confidence <= confidenceOf(word)) continue;
    const fresh = glyphsOf(answer);
    const [first] = fresh;
    if (!first || fresh.filter(isOwn).length < fresh.length * MIN_OWN_SHARE) continue;
    first.before = word[0]?.before ?? '';
    line.glyphs.splice(line.glyphs.indexOf(word[0] as Glyph), word.length, ...fresh);
  }
}

export function wordsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const words: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = words.at(-1);
    if (last && glyph.before === '') last.push(glyph);
    else words.push([glyph]);
  }
  return words;
}

const confidenceOf = (word: readonly Glyph[]): number =>
  word.reduce((sum, { confidence }) => sum + confidence, 0) / word.length;

function boxOf({ recognition: { bbox } }: TextLine, word: readonly Glyph[], image: Raster): Box {
  const room = Math.round((bbox.y1 - bbox.y0) * MARGIN_HEIGHTS);
  const [first, last] = [word[0] as Glyph, word.at(-1) as Glyph];
  return {
    x0: Math.max(0, first.box.x0 - room),
    x1: Math.min(image.width, last.box.x1 + room),
    y0: Math.max(0, bbox.y0 - room),
    y1: Math.min(image.height, bbox.y1 + room),
  };
}
