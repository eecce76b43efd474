import { useCallback, useMemo, useRef, useState } from 'react';
import type { ResourceName } from '@/domain/admin';
import { countChanges, type GridPosition, type GridValues, type Selection } from '@/domain/grid';
import {
  gridScrolled,
  toastShown,
  selectGridView,
  useAppDispatch,
  useAppSelector,
  useGridId,
  useScreenRights,
} from '@/store';
import type { GridRow } from '@/ui/grid';
import type { FieldChoices } from '../rows/columns';
import { useRowFormatters } from '../rows/rowFormatters';
import { useColumns } from './useColumns';
import type { DraftController } from '../saving/useDraft';
import { useGridRows } from '../rows/useGridRows';
import { useListState } from './useListState';
import { useRowActions } from './useRowActions';
import { useRowPages } from '../rows/useRowPages';
import { useSaving } from '../saving/useSaving';

export interface AdminGridProps {
  resource: ResourceName;
  title: string;
  /** 2 where it stands beside another on one screen. */
  level?: 1 | 2;
  draftController: DraftController;
  choices?: FieldChoices;
  /** Values that every row here has: they are neither shown nor typed. */
  fixed?: GridValues;
  /** A row that is added begins so. */
  newRow: GridValues;
  /** Columns that are not shown until they are asked for. */
  hiddenFirst?: readonly string[];
  /** What stands below the title of a row on a small screen. */
  listFields: readonly string[];
  onActive?: (row: GridRow | undefined) => void;
}

const span = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
/** The same at every render: what is made from them is kept. */
const noChoices: FieldChoices = {};
const noValues: GridValues = {};
const noColumns: readonly string[] = [];
const topLeft: Selection = { active: { row: 0, column: 1 }, extent: { row: 0, column: 1 } };

/** List, draft, selection and saving of a resource, put together. */
export function useAdminGrid({
  resource,
  draftController,
  choices = noChoices,
  fixed = noValues,
  newRow,
  hiddenFirst = noColumns,
  onActive,
}: AdminGridProps) {
  const dispatch = useAppDispatch();
  const rights = useScreenRights();
  const readOnly = !rights.write;
  const words = useRowFormatters(resource, choices);
  const fixedFields = useMemo(() => Object.keys(fixed), [fixed]);
  const columns = useColumns(resource, choices, fixedFields, hiddenFirst);
  const list = useListState(resource, fixed);
  const listKey = JSON.stringify(list.query);
  const id = useGridId(resource);
  const { position } = useAppSelector((state) => selectGridView(state, id));
  const place = position?.list === listKey ? position.at : undefined;
  const [selection, setSelection] = useState(place?.selection ?? topLeft);
  const pages = useRowPages(resource, list.query);
  const [focusRows, setFocusRows] = useState<readonly string[]>([]);
  const saving = useSaving({ resource, draftController, choices, onRefused: setFocusRows });
  const { draft } = draftController;
  const { savedAt, total = 0 } = pages;
  const { problems, attempted, clearErrors } = saving;
  const rows = useGridRows({
    resource,
    choices,
    draft,
    fixed,
    total,
    savedAt,
    problems,
    attempted,
  });
  const actions = useRowActions({
    resource,
    rows,
    columns: columns.all,
    draftController,
    newRow,
    readOnly,
    clearErrors,
  });
  const checked = useMemo(() => new Set(list.checked.keys()), [list.checked]);

  const notifyNotLoaded = () =>
    void dispatch(toastShown({ intent: 'info', text: { id: 'grid.notLoaded' } }));
  const toggle = (indexes: number[]) => {
    const next = new Map(list.checked);
    for (const [key, saved] of actions.rowsAt(indexes)) if (!next.delete(key)) next.set(key, saved);
    list.setChecked(next);
  };
  const { active, extent } = selection;
  const seen = useRef({ start: 0, end: 1 });
  const { added } = rows;
  const { onVisible } = pages;
  return {
    resource,
    choices,
    fixed,
    newRow,
    draftController,
    rights,
    readOnly,
    words,
    columns,
    list,
    pages,
    saving,
    rows,
    actions,
    checked,
    active: rows.rowAt(active.row),
    activeIndex: active.row,
    /** Rows that are not saved. */
    changes: countChanges(draft),
    notifyNotLoaded,
    notifyTruncated: (count: number) =>
      void dispatch(toastShown({ intent: 'info', text: { id: 'grid.cut', values: { count } } })),
    onSelect: (next: Selection) => {
      setSelection(next);
      onActive?.(rows.rowAt(next.active.row));
    },
    place,
    focusRows,
    onPlace: (next: GridPosition) =>
      void dispatch(gridScrolled({ ...id, list: listKey, at: next })),
    onVisible: useCallback(
      (start: number, end: number) => {
        seen.current = { start, end };
        onVisible(start - added, end - added);
      },
      [added, onVisible],
    ),
    onCheck: toggle,
    onCheckAll: () => {
      if (list.checked.size > 0) list.setChecked(new Map());
      else toggle(span(seen.current.start, seen.current.end));
    },
    /** Deletes the checked rows, else those of the selection. */
    remove: () => {
      const places = span(Math.min(active.row, extent.row), Math.max(active.row, extent.row) + 1);
      const selected = actions.rowsAt(places);
      if (list.checked.size === 0 && selected.length < places.length) return notifyNotLoaded();
      actions.remove(list.checked.size > 0 ? [...list.checked] : selected);
      list.setChecked(new Map());
    },
  };
}

export type GridControl = ReturnType<typeof useAdminGrid>;
