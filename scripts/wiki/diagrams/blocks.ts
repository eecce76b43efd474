import { type Bar, bars } from './bars';
import { box, decimalsOf, type Drawing, figure, type Sketch, table, text, WIDTH } from './drawing';

interface Column {
  label: string;
  parts: { label: string; value: number }[];
}

const PLOT = 220;
const TOP = 8;
/** A part is never thinner than its words. */
const THINNEST = 28;

const sumOf = ({ parts }: Column) => parts.reduce((sum, { value }) => sum + Math.abs(value), 0);
const tone = (place: number) => `tone-${(place % 4) + 1}`;

/** Heights of the parts of a column: in proportion, but each high enough for its words. */
function heights(values: number[], full: number): number[] {
  const sizes = values.map((value) => Math.abs(value));
  const total = sizes.reduce((sum, size) => sum + size, 0) || 1;
  const thin = sizes.filter((size) => (size / total) * full < THINNEST);
  const rest = total - thin.reduce((sum, size) => sum + size, 0) || 1;
  return sizes.map((size) =>
    (size / total) * full < THINNEST ? THINNEST : (size / rest) * (full - thin.length * THINNEST),
  );
}

function stacks(columns: Column[], decimals: number): Sketch {
  const highest = Math.max(...columns.map(sumOf));
  const step = WIDTH / columns.length;
  const width = Math.min(step - 24, 300);
  const svg = columns.map((column, index) => {
    const left = step * (index + 0.5) - width / 2;
    const full = Math.max((sumOf(column) / highest) * PLOT, column.parts.length * THINNEST);
    const high = heights(
      column.parts.map(({ value }) => value),
      full,
    );
    let y = TOP + PLOT - full;
    const parts = column.parts.map(({ label, value }, place) => {
      const top = y;
      const height = high[place] ?? 0;
      y += height;
      const middle = top + height / 2 - 1;
      return (
        box(left, top, width, height - 2, tone(place), 4) +
        text(left + 14, middle, label, width - 100, `on-${tone(place)}`, 'start') +
        text(left + width - 14, middle, figure(value, decimals), 90, `on-${tone(place)}`, 'end')
      );
    });
    return (
      parts.join('') +
      text(left + width / 2, TOP + PLOT + 20, column.label, step - 8, 'strong-label')
    );
  });
  return { width: WIDTH, height: TOP + PLOT + 36, svg: svg.join('') };
}

function barsOf(columns: Column[], decimals: number): Bar[] {
  return columns.flatMap(({ label, parts }) => {
    let level = 0;
    return [
      { label, from: 0, to: 0 },
      ...parts.map((part, place) => {
        const from = level;
        level += Math.abs(part.value);
        return {
          label: part.label,
          says: figure(part.value, decimals),
          from,
          to: level,
          look: tone(place),
        };
      }),
    ];
  });
}

/** Columns of stacked parts, next to each other on one scale. */
export function blocks(body: unknown): Drawing {
  const { unit = '', columns } = body as { unit?: string; columns: Column[] };
  const decimals = decimalsOf(columns.flatMap(({ parts }) => parts.map(({ value }) => value)));
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
  return {
    wide: stacks(columns, decimals),
    narrow: bars(barsOf(columns, decimals)),
    data: table(rows, unit),
  };
}
