import type { Glyph } from '../document/glyphs';
import type { TextLine } from '../document/latin';
import { wordsOf } from '../document/ownScript';
import { median } from '../picture/foreground';
import { isLetter } from './score';

/** In heights of a line: what is narrower is the cell of a table, not a column of running text. */
const MIN_COLUMN = 10;

/**
 * The engine reads what stands side by side one after the other, as columns of a newspaper are read. Where one of the two is too narrow for
 * running text they are the cells of a table: these are joined to rows, with a tab between them.
 */
export function inRows(lines: readonly TextLine[]): TextLine[] {
  const narrower = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => isBeside(one, other))
      .map((other) => Math.min(widthOf(one), widthOf(other)) / heightOf(one)),
  );
  if (narrower.length === 0 || median(narrower) >= MIN_COLUMN) return [...lines];
  const rows: TextLine[][] = [];
  const middle = ({ recognition: { bbox } }: TextLine) => bbox.y0 + bbox.y1;
  for (const line of [...lines].sort((a, b) => middle(a) - middle(b))) {
    const row = rows.find((cells) => cells.every((cell) => isBeside(cell, line)));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.map((cells) =>
    cells.sort((a, b) => a.recognition.bbox.x0 - b.recognition.bbox.x0).reduce(joined),
  );
}

const widthOf = ({ recognition: { bbox } }: TextLine): number => bbox.x1 - bbox.x0;
const heightOf = ({ recognition: { bbox } }: TextLine): number => Math.max(1, bbox.y1 - bbox.y0);

function isBeside(one: TextLine, other: TextLine): boolean {
  const [a, b] = [one.recognition.bbox, other.recognition.bbox];
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return (a.x1 <= b.x0 || b.x1 <= a.x0) && shared > Math.min(heightOf(one), heightOf(other)) / 2;
}

function joined(left: TextLine, right: TextLine): TextLine {
  const [a, b] = [left.recognition.bbox, right.recognition.bbox];
  const [first, ...rest] = right.glyphs;
  return {
    recognition: {
      ...left.recognition,
      bbox: {
        x0: Math.min(a.x0, b.x0),
        y0: Math.min(a.y0, b.y0),
        x1: Math.max(a.x1, b.x1),
        y1: Math.max(a.y1, b.y1),
      },
    },
    glyphs: [...left.glyphs, ...(first ? [{ ...first, before: '\t' as const }] : []), ...rest],
  };
}

const HAN = /\p{Script=Han}/u;
const MIN_PAIRS = 4;
/** Characters follow each other more closely than lines do. */
const LINE_GAP_RATIO = 1.15;

/** Whether Han that was read across stands in columns: its characters are further apart across than down. */
export function looksVertical(lines: readonly TextLine[]): boolean {
  const rows = lines.map(({ glyphs }) => glyphs.filter(({ text }) => HAN.test(text)));
  const across = rows.flatMap((glyphs) =>
    glyphs.slice(1).map(({ box }, at) => box.x0 - (glyphs[at]?.box.x0 ?? 0)),
  );
  const tops = lines.map(({ recognition: { bbox } }) => bbox.y0).sort((a, b) => a - b);
  const down = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
  return (
    across.length >= MIN_PAIRS &&
    down.length >= MIN_PAIRS &&
    median(across) > median(down) * LINE_GAP_RATIO
  );
}

/** Letters from which the height of a line is known, and how sure they are. */
const MIN_LETTERS = 6;
const SURE_LINE_CONFIDENCE = 85;
/** What is so many times as high as the letters beside it, and of which the engine is not sure, is a drawing: few letters are made of one. */
const DRAWING_HEIGHT_RATIO = 2.6;
const SURE_CONFIDENCE = 90;
const MAX_LETTERS = 4;
/** Below this a sign alone is a speck or the edge of something. */
const KNOWN_SIGN_CONFIDENCE = 60;
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
  if (!word.some((glyph) => isLetter(glyph.text)) && confidence < KNOWN_SIGN_CONFIDENCE)
    return true;
  const isSure = meanOf(letters.map((glyph) => glyph.confidence)) >= SURE_LINE_CONFIDENCE;
  if (!isSure || confidence >= SURE_CONFIDENCE || word.length > MAX_LETTERS) return false;
  const boxes = word.map(({ box }) => box);
  const height = Math.max(...boxes.map(({ y1 }) => y1)) - Math.min(...boxes.map(({ y0 }) => y0));
  return height > DRAWING_HEIGHT_RATIO * median(letters.map(({ box }) => box.y1 - box.y0));
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
