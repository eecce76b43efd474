import { useMemo } from 'react';
import type { CloseAssumptionVersion } from '@/api';
import {
  type AssumptionSeries,
  assumptionSeries,
  changedRates,
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

/**
 * A draft version as it is typed: each value is one event, kept with the tab, with undo. A series is a row, its places are the fields.
 * @param curves those for which it states rates or may state some, as they are without it
 */
export function useAssumptionDraft(
  bookId: string,
  version: CloseAssumptionVersion,
  curves: readonly MarketCurve[],
) {
  const dispatch = useAppDispatch();
  const id = useGridId(`assumptions ${bookId} ${version.version}`);
  const { present, past, future } = useAppSelector((state) => selectDraftHistory(state, id));
  const saved = setOf(version);
  const savedCurves = useMemo(
    () => withRates(curves, version.curves ?? [], version.version),
    [curves, version],
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
  const before = new Map(curves.map(({ id: curve, rates }) => [curve, rates]));

  return {
    set,
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
