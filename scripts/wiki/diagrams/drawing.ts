import type { wordsOf } from '../words';
import { escape, lines } from '../markup';

export type DiagramWords = ReturnType<typeof wordsOf>;

export interface Sketch {
  width: number;
  height: number;
  svg: string;
}

/** A diagram for a wide column and for a phone, and the same in a table or a list. */
export interface Drawing {
  wide: Sketch;
  narrow: Sketch;
  data: string;
}

export const WIDTH = 720;
export const NARROW = 320;
/** Units of a Latin letter at the size in which labels stand. */
export const LETTER = 7.4;
export const LINE = 18;

export const rowsOf = (content: string, width: number) =>
  lines(content, Math.floor(width / LETTER));

/** Lines of text around a middle; `look` is a data attribute that the style sheet knows. */
export function text(
  x: number,
  y: number,
  content: string,
  width: number,
  look = 'label',
  anchor = 'middle',
): string {
  const rows = rowsOf(content, width);
  const top = y - ((rows.length - 1) * LINE) / 2;
  const spans = rows
    .map(
      (row, index) =>
        `<tspan x="${round(x)}" y="${round(top + index * LINE)}">${escape(row)}</tspan>`,
    )
    .join('');
  const side = anchor === 'middle' ? '' : ` text-anchor="${anchor}"`;
  return `<text data-look="${look}"${side}>${spans}</text>`;
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** Figures as every language of the site writes them. */
export function figure(value: number, decimals: number): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** How many decimals the figures of a diagram need. */
export function decimalsOf(values: number[]): number {
  return Math.max(...values.map((value) => (String(value).split('.')[1] ?? '').length), 0);
}

export function table(rows: string[][], unit: string): string {
  const body = rows.map(
    ([label, ...cells]) =>
      `<tr><th scope="row">${escape(label ?? '')}</th>${cells.map((cell) => `<td data-number>${escape(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><tbody>${body.join('')}</tbody></table>${unit ? `<p>${escape(unit)}</p>` : ''}`;
}

export function list(items: string[]): string {
  return `<ol>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ol>`;
}

/** How much a corner of a line is rounded. */
const CORNER = 8;

type Point = readonly [x: number, y: number];

/** A line along points, each level with or straight above the one before, with round corners and the head of an arrow at its end. */
export function arrow(...points: Point[]): string {
  const steps = points.map(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before) return `M${round(x)} ${round(y)}`;
    if (!after) return `L${round(x)} ${round(y)}`;
    const near = ([otherX, otherY]: Point) => {
      const length = Math.abs(otherX - x) + Math.abs(otherY - y) || 1;
      const part = Math.min(CORNER, length / 2) / length;
      return `${round(x + (otherX - x) * part)} ${round(y + (otherY - y) * part)}`;
    };
    return `L${near(before)}Q${round(x)} ${round(y)} ${near(after)}`;
  });
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points.slice(-2);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const side = (turn: number) =>
    `${round(x2 - 7 * Math.cos(angle + turn))} ${round(y2 - 7 * Math.sin(angle + turn))}`;
  return `<path data-look="arrow" d="${steps.join('')}M${side(0.6)}L${round(x2)} ${round(y2)}L${side(-0.6)}"/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  look: string,
  radius = 6,
): string {
  return `<rect data-look="${look}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`;
}
