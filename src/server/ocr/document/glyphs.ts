import type { Box } from '../picture/image';
import type { Foreground } from '../picture/foreground';
import type { Recognition } from './recognition';

/** A letter of a line as it will be written. */
export interface Glyph {
  text: string;
  /** What stands before it. */
  before: '' | ' ' | '\t';
  /** That of its word, from 0 to 100. */
  confidence: number;
  box: Box;
}

const isHangul = (text: string): boolean => /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/.test(text);
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** Marks that are as wide as a Han character and bring their own white. */
const isWide = (text: string): boolean => /[\u3000-\u303f\uff01-\uff60]/.test(text);
export const script = { isHangul, isHan, isWide };

/** The letters of a reading with the spaces that the engine saw. Each Han word is a word of its own to it, without a space. */
export function glyphsOf({
  words,
  text,
  bbox,
}: Pick<Recognition, 'words' | 'text' | 'bbox'>): Glyph[] {
  const height = bbox.y1 - bbox.y0;
  let from = 0;
  const glyphs = words.flatMap(({ text: word, confidence, symbols }) => {
    const at = Math.max(from, text.indexOf(word, from));
    const spaced = from > 0 && /\s/.test(text.slice(from, at));
    from = at + word.length;
    return symbols.map(({ text: letter, bbox }, order): Glyph => {
      return {
        text: letter,
        before: spaced && order === 0 ? ' ' : '',
        confidence,
        box: { ...bbox },
      };
    });
  });
  for (const [at, glyph] of glyphs.entries()) {
    const last = glyphs[at - 1]?.box;
    if (glyph.before !== '' && last && glyph.box.x0 - last.x1 >= CELL * height) glyph.before = '\t';
  }
  // Where letters almost touch, the box of the first reaches over the second.
  for (const [at, { box }] of glyphs.entries()) {
    const next = glyphs[at + 1]?.box.x0 ?? box.x1;
    if (next > box.x0) box.x1 = Math.min(box.x1, next);
  }
  return glyphs;
}

/** All in heights of a line. Measured: within Korean words gaps stay below 0.30, between them they begin at 0.29; a digit ends 0.32 before a letter. */
const WORD_GAP = 0.3;
const WORD_GAP_AFTER_DIGIT = 0.34;
const WORD_GAP_BESIDE_HAN = 0.28;
const WORD_GAP_BESIDE_SIGN = 0.23;
const WORD_GAP_BESIDE_SHAPE = 0.2;
/** White of so many heights of a line parts the cells of a table. */
export const CELL = 2;

/** Sets the spaces of a line by what the engine saw and by the white that there is. Changes the glyphs. */
export function setSpaces(glyphs: Glyph[], foreground: Foreground, lineHeight: number): void {
  for (const [at, glyph] of glyphs.entries()) {
    const last = glyphs[at - 1];
    if (!last) {
      glyph.before = '';
      continue;
    }
    const gap = whiteBetween(last, glyph, foreground) / lineHeight;
    if (gap >= CELL) glyph.before = '\t';
    else if (
      script.isWide(last.text) ||
      script.isWide(glyph.text) ||
      (isHan(last.text) && isHan(glyph.text))
    )
      glyph.before = '';
    else if (glyph.before === '' && gap >= leastSpace(last.text, glyph.text)) glyph.before = ' ';
  }
}

/** Numbers in circles and boxes for ticks. */
const SIGN = /[\u2460-\u2473□☑■]/;

function leastSpace(last: string, next: string): number {
  if (SIGN.test(last) || SIGN.test(next)) return WORD_GAP_BESIDE_SHAPE;
  if (isHan(last) || isHan(next))
    return /[\p{L}\p{N}]/u.test(last) && /[\p{L}\p{N}]/u.test(next)
      ? WORD_GAP_BESIDE_HAN
      : Infinity;
  if (/[,.:;!?)\]]/.test(next) || /[(["']/.test(last)) return Infinity;
  // Within Latin the engine sees spaces well, but for those around signs.
  if (!isHangul(last) && !isHangul(next))
    return /[-+=]/.test(last + next) ? WORD_GAP_BESIDE_SIGN : Infinity;
  return /\d/.test(last) ? WORD_GAP_AFTER_DIGIT : WORD_GAP;
}

/** The widest white between the middles of two letters of a line, in pixels. */
function whiteBetween(one: Glyph, other: Glyph, foreground: Foreground): number {
  // The boxes of Han are the least exact, and there is little white in a character.
  const into = isHan(one.text) || isHan(other.text) ? 0.9 : 0.5;
  const { from, to } = whiteSpan(one.box, other.box, foreground, into);
  return to - from;
}

/** Where the widest white between two boxes of a line is; looks into the boxes by the given part of their width. */
export function whiteSpan(
  one: Box,
  other: Box,
  { data, width, height }: Foreground,
  into: number,
): { from: number; to: number } {
  const start = Math.round(one.x1 - (one.x1 - one.x0) * into);
  const end = Math.max(start, Math.round(other.x0 + (other.x1 - other.x0) * into));
  const top = Math.max(0, Math.min(one.y0, other.y0));
  const bottom = Math.min(height, Math.max(one.y1, other.y1));
  let widest = { from: start, to: start };
  let from = start;
  for (let x = start; x <= end; x += 1) {
    let inked = x === end;
    for (let y = top; y < bottom && !inked; y += 1) inked = data[y * width + x] === 1;
    if (!inked) continue;
    if (x - from > widest.to - widest.from) widest = { from, to: x };
    from = x + 1;
  }
  return widest;
}

const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
};

/** Chinese sets its marks as wide as its characters; the engine's model knows the narrow ones only. Brackets change in pairs. Changes the glyphs. */
export function widenPunctuation(glyphs: Glyph[]): void {
  const han = (at: number) =>
    script.isHan(glyphs[at]?.text ?? '') || script.isWide(glyphs[at]?.text ?? '');
  const open: number[] = [];
  for (const [at, glyph] of glyphs.entries()) {
    if (glyph.text === '(') open.push(at);
    const partner = glyph.text === ')' ? open.pop() : undefined;
    const pair = partner === undefined ? [at] : [partner, at];
    // A closing bracket decides for both; an opening one that is never closed is left alone unless it stands beside Han.
    const beside = pair.some((place) => han(place - 1) || han(place + 1));
    const opening = glyphs[pair[0] ?? 0];
    const attached =
      opening?.text === '(' &&
      opening.before === '' &&
      /^[A-Za-z\d)]/.test(glyphs[(pair[0] ?? 0) - 1]?.text ?? '');
    if (!(glyph.text in FULL_WIDTH) || !beside || attached || isNumber(glyphs, pair[0] ?? 0))
      continue;
    for (const place of pair) {
      const one = glyphs[place];
      if (one) one.text = FULL_WIDTH[one.text] ?? one.text;
    }
  }
}

/** A number in brackets with white before them: what is lost, or an area code. */
function isNumber(glyphs: readonly Glyph[], open: number): boolean {
  const close = glyphs.findIndex(({ text }, at) => at > open && text === ')');
  const inner = glyphs.slice(open + 1, close).map(({ text }) => text);
  return (
    glyphs[open]?.text === '(' && glyphs[open].before !== '' && /^[\d.,]+%?$/.test(inner.join(''))
  );
}

/** What the models make of the triangle that stands before a negative amount in Korean accounts. */
const TRIANGLE = /^(?:A\\|\/[\\ㅅ]|A(?=\d{1,3},\d{3})|[스ㅅ])(?=\d)/;

/** Puts the triangle back at the beginning of words. Changes the glyphs. */
export function restoreTriangles(glyphs: Glyph[]): void {
  for (let at = 0; at < glyphs.length; at += 1) {
    const glyph = glyphs[at];
    if (!glyph || (at > 0 && glyph.before === '')) continue;
    const found = TRIANGLE.exec(
      glyphs
        .slice(at, at + 8)
        .map(({ text }) => text)
        .join(''),
    );
    if (found) glyphs.splice(at, found[0].length, { ...glyph, text: '△' });
  }
}
