import type { ShownColumn, Value } from './columns';

export type ChartKind = 'bars' | 'lines';

/** What a chart is drawn of: names along one axis, figures by series. */
export interface ChartData {
  readonly names: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
}

const MAX_NAMES = 40;
const MAX_SERIES = 6;

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
  const names = [...new Set(rows.map((row) => text(row, axis)))].slice(0, MAX_NAMES);
  const title = columns[figure]?.head ?? '';
  const split = by === undefined ? [title] : [...new Set(rows.map((row) => text(row, by)))];
  return {
    names,
    series: split.slice(0, MAX_SERIES).map((name) => ({
      name,
      values: names.map((each) => {
        const row = rows.find(
          (candidate) =>
            text(candidate, axis) === each && (by === undefined || text(candidate, by) === name),
        );
        return figureOf(row?.[figure]);
      }),
    })),
  };
}
