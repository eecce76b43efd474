import type { Glyph } from '../document/glyphs';
import type { TextLine } from '../document/latin';
import { wordsOf } from '../document/ownScript';
import { joinedRecognition } from '../document/recognition';
import { median } from '../picture/foreground';
import { isLetter } from './score';

/** In heights of a line: what is narrower is the cell of a table, not a column of running text. */
const MIN_COLUMN = 10;

/**
 * The engine reads what stands side by side one after the other, as columns of a newspaper are read. Where one of the two is too narrow for
 * running text they are the cells of a table: these are joined to rows, with a tab between them. What stands below columns comes after them.
 */
export function inReadingOrder(lines: readonly TextLine[]): TextLine[] {
  const narrower = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => isBeside(one, other))
      .map((other) => Math.min(widthOf(one), widthOf(other)) / heightOf(one)),
  );
  if (narrower.length === 0) return [...lines];
  return median(narrower) >= MIN_COLUMN ? withFeetLast(lines) : inRows(lines);
}

/** What stands side by side is one line. */
export function inRows(lines: readonly TextLine[]): TextLine[] {
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

/** A title or a footer below columns, at most. */
const MAX_FOOT_LINES = 3;
/** In heights of a line: it stands further from the columns than they end from each other, and the next column begins higher up. */
const [FOOT_WHITE, COLUMN_ENDS, COLUMN_STARTS] = [1, 2, 4];

/** The engine reads a title or a footer that stands below all columns with one of them. */
function withFeetLast(lines: readonly TextLine[]): TextLine[] {
  const feet = new Set<TextLine>();
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const [last, next] = [lines[at - 1] as TextLine, lines[at] as TextLine];
    if (topOf(last) - topOf(next) < COLUMN_STARTS * heightOf(next)) continue;
    const later = lines.slice(at).filter((line) => !feet.has(line));
    const end = Math.max(...later.map(bottomOf));
    let from = at;
    while (from > 0 && topOf(lines[from - 1] as TextLine) >= end) from -= 1;
    const above = lines[from - 1];
    const isFoot =
      above &&
      at - from <= MAX_FOOT_LINES &&
      Math.abs(bottomOf(above) - end) <= COLUMN_ENDS * heightOf(above) &&
      lines
        .slice(from, at)
        .every((line) => topOf(line) - bottomOf(above) >= FOOT_WHITE * heightOf(above));
    if (isFoot) for (const line of lines.slice(from, at)) feet.add(line);
  }
  const others = lines.filter((line) => !feet.has(line));
  return [...others, ...[...feet].sort((a, b) => topOf(a) - topOf(b))];
}

const topOf = ({ recognition: { bbox } }: TextLine): number => bbox.y0;
const bottomOf = ({ recognition: { bbox } }: TextLine): number => bbox.y1;

function isBeside(one: TextLine, other: TextLine): boolean {
  const [a, b] = [one.recognition.bbox, other.recognition.bbox];
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return (a.x1 <= b.x0 || b.x1 <= a.x0) && shared > Math.min(heightOf(one), heightOf(other)) / 2;
}

function joined(left: TextLine, right: TextLine): TextLine {
  const [first, ...rest] = right.glyphs;
  return {
    recognition: joinedRecognition(left.recognition, right.recognition),
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

/** Of fewer letters the way of a line is not known. */
const MIN_LETTERS_OF_WAY = 12;

/** Degrees by which lines that were read fall to the right, by the middles of their letters; 0 where none is long enough. */
export function slantOfLines(lines: readonly TextLine[]): number {
  const slopes = lines
    .filter(({ glyphs }) => glyphs.length >= MIN_LETTERS_OF_WAY)
    .map(({ glyphs }) => slopeOf(glyphs.map(({ box }) => [box.x0 + box.x1, box.y0 + box.y1])));
  return (Math.atan(median(slopes)) * 180) / Math.PI;
}

/** Of the straight line that passes nearest to some points. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const [x0, y0] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))];
  const along = points.reduce((sum, [x]) => sum + (x - x0) ** 2, 0);
  return points.reduce((sum, [x, y]) => sum + (x - x0) * (y - y0), 0) / Math.max(1, along);
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
