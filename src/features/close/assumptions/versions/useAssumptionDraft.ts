import { useMemo } from 'react';
import type { CloseAssumptionVersion } from '@/api';
import { type AssumptionSeries, assumptionSeries, withAssumption } from '@/domain/close';
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

/** A draft version as it is typed: each value is one event, kept with the tab, with undo. A series is a row, its places are the fields. */
export function useAssumptionDraft(bookId: string, version: CloseAssumptionVersion) {
  const dispatch = useAppDispatch();
  const id = useGridId(`assumptions ${bookId} ${version.version}`);
  const { present, past, future } = useAppSelector((state) => selectDraftHistory(state, id));
  const saved = setOf(version);
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

  return {
    set,
    isChanged: Object.keys(present.changed).length > 0,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => void dispatch(gridDraftActions.undone(id)),
    redo: () => void dispatch(gridDraftActions.redone(id)),
    discard: () => void dispatch(gridDraftActions.draftDiscarded(id)),
    edit: (series: AssumptionSeries, place: number, value: number) => {
      const row = assumptionSeries(saved).find(({ key }) => key === series.key);
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
