import type { AssumptionSet } from '@/domain/ifrs17';
import type { CurveRates, MarketCurve } from '../types';

/** What the values of a series go by; a single one goes by nothing. */
export type SeriesAxis = 'age' | 'policyYear' | 'projectedYear' | 'term' | 'single';

/** One line of numbers of an assumption set, as a reader compares and edits it: a table's rates, one expense, an inflation curve. */
export interface AssumptionSeries {
  /** Where it stands in the set, as `lapse.term.rates`. */
  readonly key: string;
  readonly kind: SeriesKind;
  /** Name of its table, of a curve its currency; empty where there is but one. */
  readonly table: string;
  /** Its field in the table, of a curve its month. */
  readonly field: string;
  readonly axis: SeriesAxis;
  /** Terms of a curve in years; the places of the others count on. */
  readonly places?: readonly number[];
  /** Shares, but for amounts of currency. */
  readonly isAmount: boolean;
  readonly values: readonly number[];
}

const tables = {
  mortality: { male: 'age', female: 'age' },
  morbidity: { male: 'age', female: 'age' },
  claimCosts: { male: 'age', female: 'age' },
  lossRatios: { ratios: 'policyYear' },
  lapse: { rates: 'policyYear', paidUpRates: 'policyYear' },
  expenses: {
    perContract: 'single',
    shareOfPremium: 'single',
    shareOfClaims: 'single',
    acquisition: 'single',
  },
  commissions: { initial: 'single', renewal: 'policyYear' },
  crediting: { rates: 'projectedYear', volatility: 'single' },
} as const satisfies Partial<Record<keyof AssumptionSet, Record<string, SeriesAxis>>>;
type TableKind = keyof typeof tables;
export type SeriesKind = TableKind | 'inflation' | 'claimsInflation' | MarketCurve['kind'];
const kinds = Object.keys(tables) as TableKind[];
const curves = ['inflation', 'claimsInflation'] as const;

const amounts: ReadonlySet<string> = new Set(['perContract', 'acquisition']);

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
const rowsOf = (set: AssumptionSet, kind: TableKind): readonly Row[] =>
  (set[kind] ?? []) as readonly Row[];
const listed = (value: unknown): readonly number[] | undefined =>
  typeof value === 'number' ? [value] : (value as readonly number[] | undefined);

/** Every number of a set, series by series. */
export function assumptionSeries(set: AssumptionSet): readonly AssumptionSeries[] {
  const ofTables = kinds.flatMap((kind) =>
    rowsOf(set, kind).flatMap((row) =>
      Object.entries<SeriesAxis>(tables[kind]).flatMap(([field, axis]): AssumptionSeries[] => {
        const values = listed(row[field]);
        const key = `${kind}.${row.id}.${field}`;
        return values
          ? [{ key, kind, table: row.id, field, axis, isAmount: amounts.has(field), values }]
          : [];
      }),
    ),
  );
  const ofCurves = curves.flatMap((kind): AssumptionSeries[] => {
    const values = set[kind];
    const common = { key: kind, kind, table: '', field: kind, isAmount: false };
    return values ? [{ ...common, axis: 'projectedYear', values }] : [];
  });
  return [...ofTables, ...ofCurves];
}

/** The key of a market curve's series. */
export const curveKey = (id: string): string => `curve ${id}`;

/** Market curves as series: a rate a term, of a premium the one rate that is added at every term. */
export const curveSeries = (curves: readonly MarketCurve[]): readonly AssumptionSeries[] =>
  curves.map(({ id, kind, currency, date, terms, rates }) => ({
    key: curveKey(id),
    kind,
    table: currency,
    field: date,
    axis: rates.length > 1 ? 'term' : 'single',
    places: terms,
    isAmount: false,
    values: rates,
  }));

/** The rates of curves with another one in one place of a series; those that are as they were are left out. */
export function changedRates(
  curves: readonly MarketCurve[],
  changes: ReadonlyMap<string, ReadonlyMap<number, number>>,
): readonly CurveRates[] {
  return curves.flatMap(({ id, rates }) => {
    const own = changes.get(curveKey(id));
    const changed = rates.map((rate, index) => own?.get(index) ?? rate);
    return changed.some((rate, index) => rate !== rates[index]) ? [{ id, rates: changed }] : [];
  });
}

/** The set with another value in one place of a series; curves are no part of it. */
export function withAssumption(
  set: AssumptionSet,
  { kind, table, field, axis }: AssumptionSeries,
  index: number,
  value: number,
): AssumptionSet {
  const replaced = (values: readonly number[]) =>
    values.map((each, at) => (at === index ? value : each));
  if (kind === 'riskFree' || kind === 'illiquidityPremium') return set;
  if (kind === 'inflation' || kind === 'claimsInflation')
    return { ...set, [kind]: replaced(set[kind] ?? []) };
  return {
    ...set,
    [kind]: rowsOf(set, kind).map((row) =>
      row.id === table
        ? { ...row, [field]: axis === 'single' ? value : replaced(listed(row[field]) ?? []) }
        : row,
    ),
  };
}

export interface SeriesChange {
  readonly series: AssumptionSeries;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Places in which they differ. */
  readonly changed: number;
  /** Mean of new over old less 1, over the places that differ and were not zero; undefined where there are none, or where one of the two lacks the series. */
  readonly meanChange: number | undefined;
}

/** Curves have terms; of the others the places count, ages from 0, years of a policy and of a projection from 1. */
export const placeOf = (
  { axis, places }: Pick<AssumptionSeries, 'axis' | 'places'>,
  index: number,
): number => places?.[index] ?? (axis === 'age' ? index : index + 1);

/** The value of a place; the last one stays. */
export const valueAt = (values: readonly number[], index: number): number =>
  values[index] ?? values.at(-1) ?? 0;

/** Whether the newer of two versions no longer has a series. */
export const isDropped = ({ before, after }: Pick<SeriesChange, 'before' | 'after'>): boolean =>
  before.length > 0 && after.length === 0;

/** What differs between the series of two versions; of a series that one of them lacks every value counts from or to nothing. */
export function changesBetween(
  from: readonly AssumptionSeries[],
  to: readonly AssumptionSeries[],
): readonly SeriesChange[] {
  const [old, fresh] = [from, to].map((all) => new Map(all.map((each) => [each.key, each])));
  const all = new Map([...(old ?? []), ...(fresh ?? [])]);
  return [...all.values()].flatMap((series): SeriesChange[] => {
    const before = old?.get(series.key)?.values ?? [];
    const after = fresh?.get(series.key)?.values ?? [];
    const length = Math.max(before.length, after.length);
    const places = Array.from(
      { length },
      (_, index) => [valueAt(before, index), valueAt(after, index)] as const,
    );
    const differing = places.filter(([one, other]) => one !== other);
    if (differing.length === 0) return [];
    const ratios = differing.flatMap(([one, other]) =>
      one === 0 || isDropped({ before, after }) ? [] : [other / one - 1],
    );
    const meanChange =
      ratios.length > 0 ? ratios.reduce((sum, each) => sum + each, 0) / ratios.length : undefined;
    return [{ series, before, after, changed: differing.length, meanChange }];
  });
}
