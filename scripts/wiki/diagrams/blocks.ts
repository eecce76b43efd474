import { box, decimalsOf, type Drawing, figure, table, text, WIDTH } from './drawing';

interface Blocks {
  unit?: string;
  columns: { label: string; parts: { label: string; value: number }[] }[];
}

const PLOT = 250;
const TOP = 8;
/** A part is never thinner than its words. */
const THINNEST = 24;

/** Heights of the parts of a column: in proportion, but each high enough for its words. */
function heights(values: number[], full: number): number[] {
  const sizes = values.map((value) => Math.abs(value));
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
  const thin = sizes.filter((size) => (size / total) * full < THINNEST);
  const rest = total - thin.reduce((sum, size) => sum + size, 0) || 1;
  return sizes.map((size) => ((size / total) * full < THINNEST ? THINNEST : (size / rest) * (full - thin.length * THINNEST)));
}

/** Columns of stacked parts, next to each other on one scale. */
export function blocks(body: unknown): Drawing {
  const { unit = '', columns } = body as Blocks;
  const decimals = decimalsOf(columns.flatMap(({ parts }) => parts.map(({ value }) => value)));
  const sums = columns.map(({ parts }) => parts.reduce((sum, { value }) => sum + Math.abs(value), 0));
  const highest = Math.max(...sums);
  const step = WIDTH / columns.length;
  const width = Math.min(step - 24, 300);
  const svg = columns.map(({ label, parts }, index) => {
    const middle = step * (index + 0.5);
    const full = Math.max(((sums[index] ?? 0) / highest) * PLOT, parts.length * THINNEST);
    let y = TOP + PLOT - full;
    const stack = heights(
      parts.map(({ value }) => value),
      full,
    ).map((height, place) => {
      const part = parts[place];
      const top = y;
      y += height;
      if (!part) return '';
      const tone = `tone-${(place % 4) + 1}`;
      return (
        box(middle - width / 2, top, width, height - 2, tone) +
        text(middle, top + height / 2 - 1, `${part.label} ${figure(part.value, decimals)}`, width * 1.4, `on-${tone}`)
      );
    });
    return stack.join('') + text(middle, TOP + PLOT + 20, label, step - 8, 'strong-label');
  });
  const rows = columns.flatMap(({ label, parts }) => [
    [
      label,
      figure(
        parts.reduce((sum, { value }) => sum + value, 0),
        decimals,
      ),
    ],
    ...parts.map((part) => [`– ${part.label}`, figure(part.value, decimals)]),
  ]);
  return { width: WIDTH, height: TOP + PLOT + 40, svg: svg.join(''), data: table(rows, unit) };
}
