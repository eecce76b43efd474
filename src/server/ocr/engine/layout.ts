import { median } from '../picture/foreground';
import type { TextLine } from '../document/latin';

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
const LOOSER = 1.15;

/** Whether Han that was read across stands in columns: its characters are further apart across than down. */
export function looksVertical(lines: readonly TextLine[]): boolean {
  const rows = lines.map(({ glyphs }) => glyphs.filter(({ text }) => HAN.test(text)));
  const across = rows.flatMap((glyphs) =>
    glyphs.slice(1).map(({ box }, at) => box.x0 - (glyphs[at]?.box.x0 ?? 0)),
  );
  const tops = lines.map(({ recognition: { bbox } }) => bbox.y0).sort((a, b) => a - b);
  const down = tops.slice(1).map((top, at) => top - (tops[at] ?? 0));
  return (
    across.length >= MIN_PAIRS && down.length >= MIN_PAIRS && median(across) > median(down) * LOOSER
  );
}
