import type { ShownColumn, Value } from './columns';

export type ChartKind = 'bars' | 'lines';

/** What a chart is drawn of: names along one axis, figures by series. */
export interface ChartData {
  readonly names: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
  /** Of what there is more than a chart can show. */
  readonly cut: readonly { dimension: string; shown: number; all: number }[];
}

const MAX_NAMES = 40;
const MAX_SERIES = 6;

/** The names with the largest figures, in their order. */
function largest(names: readonly string[], most: number, sizeOf: (name: string) => number) {
  const sizes = new Map(names.map((name) => [name, sizeOf(name)]));
  const bySize = [...names].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const kept = new Set(bySize.slice(0, most));
  return names.filter((name) => kept.has(name));
}

/** The chart that fits the shape of a result; undefined where none does. */
export function fittingChart(
  columns: readonly ShownColumn[],
  rows: readonly unknown[],
): ChartKind | undefined {
  const dimensions = columns.filter(({ isDimension }) => isDimension);
  const figures = columns.filter(({ isNumber, isDimension }) => isNumber && !isDimension);
  if (figures.length === 0 || rows.length < 2 || dimensions.length === 0 || dimensions.length > 2)
    return undefined;
  return dimensions.some(({ isTime }) => isTime) ? 'lines' : 'bars';
}

const figureOf = (value: Value | undefined): number | null =>
  typeof value === 'number' ? value : null;

/** @param figure the index of the column that is drawn. */
export function chartOf(
  columns: readonly ShownColumn[],
  rows: readonly (readonly Value[])[],
  figure: number,
): ChartData {
  const dimensions = columns.flatMap(({ isDimension }, index) => (isDimension ? [index] : []));
  const time = dimensions.find((index) => columns[index]?.isTime);
  const [other] = dimensions.filter((index) => index !== time);
  const axis = time ?? dimensions[0] ?? 0;
  const by = dimensions.length > 1 ? (other === axis ? dimensions[1] : other) : undefined;
  const text = (row: readonly Value[], index: number) =>
    columns[index]?.format(row[index] ?? null) ?? '';
  const named = (index: number, most: number) => {
    const all = [...new Set(rows.map((row) => text(row, index)))];
    const sizeOf = (name: string) =>
      rows.reduce(
        (size, row) =>
          text(row, index) === name ? size + Math.abs(figureOf(row[figure]) ?? 0) : size,
        0,
      );
    const shown = all.length > most ? largest(all, most, sizeOf) : all;
    return { dimension: columns[index]?.head ?? '', shown, all: all.length };
  };
  // A line through time may be as long as it is.
  const across = named(axis, axis === time ? Infinity : MAX_NAMES);
  const split = by === undefined ? undefined : named(by, MAX_SERIES);
  return {
    names: across.shown,
    series: (split?.shown ?? [columns[figure]?.head ?? '']).map((name) => ({
      name,
      values: across.shown.map((each) => {
        const row = rows.find(
          (candidate) =>
            text(candidate, axis) === each && (by === undefined || text(candidate, by) === name),
        );
        return figureOf(row?.[figure]);
      }),
    })),
    cut: [across, ...(split ? [split] : [])]
      .filter(({ shown, all }) => shown.length < all)
      .map(({ dimension, shown, all }) => ({ dimension, shown: shown.length, all })),
  };
}
