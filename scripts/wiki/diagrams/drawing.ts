import type { wordsOf } from '../words';
import { escape, lines } from '../markup';

export type DiagramWords = ReturnType<typeof wordsOf>;

/** `data` is the same in a table or a list. */
export interface Drawing {
  width: number;
  height: number;
  svg: string;
  data: string;
}

export const WIDTH = 720;
/** Units of a Latin letter at the size in which labels stand. */
export const LETTER = 7.4;
const LINE = 18;

/** Lines of text around a middle; `look` is a data attribute that the style sheet knows. */
export function text(x: number, y: number, content: string, width: number, look = 'label', anchor = 'middle'): string {
  const rows = lines(content, Math.floor(width / LETTER));
  const top = y - ((rows.length - 1) * LINE) / 2;
  const spans = rows
    .map((row, index) => `<tspan x="${round(x)}" y="${round(top + index * LINE)}">${escape(row)}</tspan>`)
    .join('');
  return `<text data-look="${look}" text-anchor="${anchor}" dominant-baseline="central">${spans}</text>`;
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** Figures as every language of the site writes them. */
export function figure(value: number, decimals: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
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

export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const side = (turn: number) => `${round(x2 - 8 * Math.cos(angle + turn))} ${round(y2 - 8 * Math.sin(angle + turn))}`;
  return `<path data-look="arrow" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}M${side(0.45)}L${round(x2)} ${round(y2)}L${side(-0.45)}"/>`;
}

export function box(x: number, y: number, width: number, height: number, look: string): string {
  return `<rect data-look="${look}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
}
