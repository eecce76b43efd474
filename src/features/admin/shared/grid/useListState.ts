import { useMemo } from 'react';
import type { Filter, ResourceName } from '@/domain/admin';
import type { GridValues, SavedRow, Sort } from '@/domain/grid';
import {
  columnFiltered,
  filtersCleared,
  listPageTurned,
  listSearched,
  listSorted,
  rowsChecked,
  selectFilters,
  selectGridView,
  useAppDispatch,
  useAppSelector,
  useGridId,
} from '@/store';
import { rowQuery } from '../rows/filters';

/** Rows with their boxes checked, by key; a row that was only added has no saved one. */
export type CheckedRows = ReadonlyMap<string, SavedRow | undefined>;

/** Order, search, filters and checked rows of a list, kept with its tab, and what they ask of the server. */
export function useListState(resource: ResourceName, fixed: GridValues) {
  const id = useGridId(resource);
  const dispatch = useAppDispatch();
  const { sort, search, columns, page } = useAppSelector((state) => selectFilters(state, id));
  const { checked: checks } = useAppSelector((state) => selectGridView(state, id));
  const list = JSON.stringify(fixed);
  const checked = useMemo<CheckedRows>(
    () =>
      new Map(
        checks?.list === list ? checks.rows.map(([key, saved]) => [key, saved ?? undefined]) : [],
      ),
    [checks, list],
  );
  const query = useMemo(() => {
    const always = Object.entries(fixed).map(([field, value]): Filter => ({
      field,
      is: 'equals',
      value: value ?? '',
    }));
    return rowQuery(resource, sort ?? undefined, search, columns, always);
  }, [resource, sort, search, columns, fixed]);
  return {
    query,
    sort: sort ?? undefined,
    search,
    filters: columns,
    narrowed: search !== '' || Object.values(columns).some((text) => text !== ''),
    setSort: (next: Sort | undefined) => void dispatch(listSorted({ ...id, sort: next ?? null })),
    setSearch: (text: string) => void dispatch(listSearched({ ...id, search: text })),
    setFilter: (column: string, text: string) =>
      void dispatch(columnFiltered({ ...id, column, text })),
    clear: () => void dispatch(filtersCleared(id)),
    page,
    setPage: (next: number) => void dispatch(listPageTurned({ ...id, page: next })),
    checked,
    setChecked: (next: CheckedRows) =>
      void dispatch(
        rowsChecked({ ...id, list, rows: [...next].map(([key, saved]) => [key, saved ?? null]) }),
      ),
  };
}
