import { type Glyph, whiteSpan } from './glyphs';
import type { TextLine } from './latin';
import { median, standingOut } from '../picture/foreground';
import { type Box, boxAround, crop, type Grayscale } from '../picture/image';

const LATIN = /[\p{Script=Latin}\p{N}]/u;
/** Of fewer pairs of letters it is not known how close they stand. */
const MIN_PAIRS = 4;
/** White between words, in parts of what the engine took for a space in the same line, of the white between its letters, and of its height. */
const [OF_SPACE, OF_PAIR, OF_HEIGHT] = [0.9, 2, 0.15];
/** Of letters that are rather right than wrong. */
const LIKELY_CONFIDENCE = 50;

/** White that is as wide as what the engine took for a space in the same line is one, too: between Latin letters, or these and numbers. */
export const withSpaces = (lines: readonly TextLine[], page: Grayscale): TextLine[] =>
  lines.map((line) => ({ ...line, glyphs: spaced(line.glyphs, page) }));

function spaced(glyphs: Glyph[], page: Grayscale): Glyph[] {
  const pairs = glyphs.flatMap((glyph, at) => {
    const last = glyphs[at - 1];
    return last && isPair(last, glyph) ? [{ last, glyph }] : [];
  });
  const isSpace = ({ glyph }: { glyph: Glyph }) => glyph.before === ' ';
  if (pairs.length < MIN_PAIRS || !pairs.some(isSpace)) return glyphs;
  const around = boxAround(glyphs.map(({ box }) => box));
  const ink = standingOut(crop(page, around, 0));
  const within = (box: Box) => moved(box, around);
  const widths = new Map(
    pairs.map(({ last, glyph }) => {
      const { from, to } = whiteSpan(within(last.box), within(glyph.box), ink, 0.5);
      return [glyph, to - from];
    }),
  );
  const usual = (some: typeof pairs) => median(some.map(({ glyph }) => widths.get(glyph) ?? 0));
  const least = Math.max(
    OF_SPACE * usual(pairs.filter(isSpace)),
    OF_PAIR * Math.max(1, usual(pairs.filter((pair) => !isSpace(pair)))),
    OF_HEIGHT * ink.height,
  );
  return glyphs.map((glyph, at) => {
    const last = glyphs[at - 1];
    const isWide = glyph.before === '' && (widths.get(glyph) ?? 0) >= least;
    return last && isWide && isPartable(last, glyph) ? { ...glyph, before: ' ' } : glyph;
  });
}

const isPair = (...pair: readonly Glyph[]): boolean => pair.every(({ text }) => LATIN.test(text));

/** Digits stand as far apart as the widest of them is wide. */
const isPartable = (...pair: readonly Glyph[]): boolean =>
  pair.every(({ confidence }) => confidence >= LIKELY_CONFIDENCE) &&
  pair.some(({ text }) => !/\p{N}/u.test(text));

const moved = ({ x0, y0, x1, y1 }: Box, { x0: x, y0: y }: Box): Box => ({
  x0: x0 - x,
  y0: y0 - y,
  x1: x1 - x,
  y1: y1 - y,
});
