import type { TextLine } from '../document/latin';
import { wordsOf } from '../document/ownScript';

/** Fewer rows tell nothing of how their cells go on. */
const MIN_ROWS = 3;
/** Of the lines below the first one of a column, those that begin with a small letter; of all its lines, the words of one. */
const [MIN_SHARE, MIN_WORDS] = [2 / 3, 2.5];
/** In heights of a letter: cells of a column begin so far from each other at most. */
const SAME_START = 1.5;

/**
 * Columns of running text that are as narrow as the cells of a table were read across. What begins with a small letter goes on with the line
 * above it: where that is so of most lines in every column, the columns are read one after the other.
 */
export function withColumnsInTurn(lines: readonly TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  for (let at = 0; at < lines.length;) {
    const rows = rowsFrom(lines.slice(at));
    const columns = (rows[0] ?? []).map((_, column) =>
      rows.flatMap((cells) => (cells[column] ? [cells[column]] : [])),
    );
    const isText = columns.length > 1 && columns.every(isRunning);
    result.push(...(isText ? columns.flat() : lines.slice(at, at + rows.length)));
    at += rows.length;
  }
  return result;
}

/** The cells of the first line, and of those that follow it with cells in its columns, each in its own; a column may end before another. */
function rowsFrom(lines: readonly TextLine[]): (TextLine | undefined)[][] {
  const [first = [], ...rest] = lines.map(cellsOf);
  const end = rest.findIndex((cells) => !cells.every((cell) => first.some(isBelow(cell))));
  const below = rest
    .slice(0, end < 0 ? rest.length : end)
    .map((cells) => first.map((top) => cells.find((cell) => isBelow(cell)(top))));
  const alone = below.findIndex((cells) => !goesOn(cells));
  return [first, ...below.slice(0, alone < 0 ? below.length : alone)];
}

/** What begins anew, and stands alone, stands below all columns. */
function goesOn(cells: readonly (TextLine | undefined)[]): boolean {
  const [cell, ...others] = cells.filter((one) => one !== undefined);
  return others.length > 0 || (cell !== undefined && isSmall(cell));
}

function cellsOf(line: TextLine): TextLine[] {
  const cells: TextLine[] = [];
  for (const glyph of line.glyphs)
    if (cells.length > 0 && glyph.before !== '\t') cells.at(-1)?.glyphs.push(glyph);
    else cells.push({ ...line, glyphs: [{ ...glyph, before: '' }] });
  return cells;
}

const isBelow =
  ({ glyphs: [begun] }: TextLine) =>
  ({ glyphs: [first] }: TextLine): boolean => {
    if (!first || !begun) return false;
    const height = Math.max(first.box.y1 - first.box.y0, begun.box.y1 - begun.box.y0);
    return Math.abs(first.box.x0 - begun.box.x0) <= SAME_START * height;
  };

const isSmall = ({ glyphs: [first] }: TextLine): boolean => /\p{Ll}/u.test(first?.text ?? '');

function isRunning([first, ...rest]: readonly TextLine[]): boolean {
  if (!first || rest.length < MIN_ROWS - 1) return false;
  const words = [first, ...rest].reduce((sum, { glyphs }) => sum + wordsOf(glyphs).length, 0);
  return (
    !isSmall(first) &&
    rest.filter(isSmall).length >= rest.length * MIN_SHARE &&
    words >= (rest.length + 1) * MIN_WORDS
  );
}
