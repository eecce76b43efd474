import { useMemo } from 'react';
import type { CloseAssumptionVersion } from '@/api';
import {
  type AssumptionSeries,
  assumptionSeries,
  changedRates,
  curveKey,
  type CurveRates,
  curveSeries,
  type MarketCurve,
  withAssumption,
  withRates,
} from '@/domain/close';
import type { AssumptionSet } from '@/domain/ifrs17';
import {
  gridDraftActions,
  selectDraftHistory,
  useAppDispatch,
  useAppSelector,
  useGridId,
} from '@/store';

/** What a set of the contract is to the domain. */
export const setOf = ({ set }: Pick<CloseAssumptionVersion, 'set'>) =>
  set as unknown as AssumptionSet;

interface Market {
  /** Curves of the book, as they are without the version. */
  curves: readonly MarketCurve[];
  /** The quarter for whose curves a draft may state rates; absent where nothing can be typed. */
  period: string | undefined;
}

/** A draft version as it is typed: each value is one event, kept with the tab, with undo. A series is a row, its places are the fields. */
export function useAssumptionDraft(
  bookId: string,
  version: CloseAssumptionVersion,
  { curves, period }: Market,
) {
  const dispatch = useAppDispatch();
  const id = useGridId(`assumptions ${bookId} ${version.version}`);
  const { present, past, future } = useAppSelector((state) => selectDraftHistory(state, id));
  const saved = setOf(version);
  const market = useMemo(() => {
    const stated = new Set(version.curves?.map((each) => each.id));
    // What was typed for another quarter is saved too.
    const isOwn = ({ id: curve, date }: MarketCurve) =>
      stated.has(curve) || date === period || curveKey(curve) in present.changed;
    return curves.filter(isOwn);
  }, [curves, version, period, present]);
  const savedCurves = useMemo(
    () => withRates(market, version.curves ?? [], version.version),
    [market, version],
  );
  const set = useMemo(() => {
    const series = new Map(assumptionSeries(saved).map((each) => [each.key, each]));
    return Object.entries(present.changed).reduce((changed, [key, { values }]) => {
      const own = series.get(key);
      return own
        ? Object.entries(values).reduce(
            (next, [place, value]) => withAssumption(next, own, Number(place), Number(value)),
            changed,
          )
        : changed;
    }, saved);
  }, [saved, present]);
  const typed = useMemo(
    () =>
      withRates(
        savedCurves,
        changedRates(
          savedCurves,
          new Map(
            Object.entries(present.changed).map(([key, { values }]) => [
              key,
              new Map(
                Object.entries(values).map(([place, value]) => [Number(place), Number(value)]),
              ),
            ]),
          ),
        ),
        version.version,
      ),
    [savedCurves, present, version],
  );
  const before = new Map(market.map(({ id: curve, rates }) => [curve, rates]));

  return {
    set,
    market,
    /** What the version states for curves: rates that are other than those without it. */
    curves: typed
      .filter(({ id: curve, rates }) =>
        rates.some((rate, index) => rate !== before.get(curve)?.[index]),
      )
      .map(({ id: curve, rates }): CurveRates => ({ id: curve, rates })),
    series: [...assumptionSeries(set), ...curveSeries(typed)],
    isChanged: Object.keys(present.changed).length > 0,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => void dispatch(gridDraftActions.undone(id)),
    redo: () => void dispatch(gridDraftActions.redone(id)),
    discard: () => void dispatch(gridDraftActions.draftDiscarded(id)),
    edit: (series: AssumptionSeries, place: number, value: number) => {
      const row = [...assumptionSeries(saved), ...curveSeries(savedCurves)].find(
        ({ key }) => key === series.key,
      );
      if (!row) return;
      dispatch(
        gridDraftActions.cellEdited({
          ...id,
          key: row.key,
          saved: {
            key: row.key,
            version: version.revision,
            values: Object.fromEntries(row.values.entries()),
          },
          field: String(place),
          value,
        }),
      );
    },
  };
}
export type AssumptionDraft = ReturnType<typeof useAssumptionDraft>;
