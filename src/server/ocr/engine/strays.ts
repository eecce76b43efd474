import type { Glyph } from '../document/glyphs';
import type { TextLine } from '../document/latin';
import { wordsOf } from '../document/ownScript';
import { median } from '../picture/foreground';
import { isLetter } from './score';

/** Letters from which the height of a line is known, and how sure they are. */
const MIN_LETTERS = 6;
const SURE_LINE = 85;
/** What is so many times as high as the letters beside it, and of which the engine is not sure, is a drawing: few letters are made of one. */
const HIGH = 2.6;
const SURE = 90;
const MAX_LETTERS = 4;
/** Below this a sign alone is a speck or the edge of something. */
const KNOWN_SIGN = 60;
const STROKES = /^[|¦]+$/;

/** Takes away what stands at the ends of lines and is no writing: icons beside a list, strokes of a frame, specks. */
export const withoutStrays = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => ({ ...line, glyphs: trimmed(line.glyphs) }));

function trimmed(glyphs: readonly Glyph[]): Glyph[] {
  const words = wordsOf(glyphs);
  while (words.length > 1 && isStray(words[0] ?? [], words.slice(1), words[1]?.[0])) words.shift();
  while (words.length > 1 && isStray(words.at(-1) ?? [], words.slice(0, -1), words.at(-1)?.[0]))
    words.pop();
  const [first, ...rest] = words.flat();
  return first ? [{ ...first, before: '' }, ...rest] : [];
}

/** `after`: the glyph that the white between the word and its neighbour stands before. */
function isStray(word: readonly Glyph[], others: readonly Glyph[][], after?: Glyph): boolean {
  const letters = others.flat().filter(({ text }) => isLetter(text));
  if (letters.length < MIN_LETTERS) return false;
  const confidence = Math.max(...word.map((glyph) => glyph.confidence));
  const text = word.map((glyph) => glyph.text).join('');
  if (STROKES.test(text) && after?.before === '\t') return true;
  if (!word.some((glyph) => isLetter(glyph.text)) && confidence < KNOWN_SIGN) return true;
  const isSure = meanOf(letters.map((glyph) => glyph.confidence)) >= SURE_LINE;
  if (!isSure || confidence >= SURE || word.length > MAX_LETTERS) return false;
  const boxes = word.map(({ box }) => box);
  const height = Math.max(...boxes.map(({ y1 }) => y1)) - Math.min(...boxes.map(({ y0 }) => y0));
  return height > HIGH * median(letters.map(({ box }) => box.y1 - box.y0));
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
