import { useMemo } from 'react';
import type { Filter, ResourceName } from '@/domain/admin';
import type { GridValues, SavedRow } from '@/domain/grid';
import { useScreenState } from '@/store';
import type { Sort } from '@/ui/grid';
import { type FilterTexts, rowQuery } from './filters';

/** Rows with their boxes checked, by key; a row that was only added has no saved one. */
export type CheckedRows = ReadonlyMap<string, SavedRow | undefined>;

interface ListState {
  sort: Sort | null;
  search: string;
  filters: FilterTexts;
  /** Where there is no room for a grid, the list has pages, counted from 0. */
  page?: number;
}
const first: ListState = { sort: null, search: '', filters: {} };

/** Checked rows as they are kept, with what all rows of their list have. */
interface KeptChecks {
  of: string;
  rows: readonly (readonly [key: string, saved: SavedRow | null])[];
}

/** Order, search, filters and checked rows of a list, kept with its tab, and what they ask of the server. */
export function useListState(resource: ResourceName, fixed: GridValues) {
  const [state, setState] = useScreenState<ListState>(`list.${resource}`, first);
  const of = JSON.stringify(fixed);
  const [checks, keepChecks] = useScreenState<KeptChecks | null>(`checked.${resource}`, null);
  const checked = useMemo<CheckedRows>(
    () =>
      new Map(
        checks?.of === of ? checks.rows.map(([key, saved]) => [key, saved ?? undefined]) : [],
      ),
    [checks, of],
  );
  const setChecked = (next: CheckedRows) =>
    keepChecks(
      next.size === 0 ? null : { of, rows: [...next].map(([key, saved]) => [key, saved ?? null]) },
    );
  const query = useMemo(() => {
    const always = Object.entries(fixed).map(([field, value]): Filter => ({
      field,
      is: 'equals',
      value: value ?? '',
    }));
    return rowQuery(resource, state.sort ?? undefined, state.search, state.filters, always);
  }, [resource, state, fixed]);
  const change = (part: Partial<ListState>) => {
    setState((before) => ({ ...before, page: 0, ...part }));
    setChecked(new Map());
  };
  return {
    query,
    sort: state.sort ?? undefined,
    search: state.search,
    filters: state.filters,
    narrowed: state.search !== '' || Object.values(state.filters).some((text) => text !== ''),
    setSort: (sort: Sort | undefined) => change({ sort: sort ?? null }),
    setSearch: (search: string) => change({ search }),
    setFilter: (id: string, text: string) => change({ filters: { ...state.filters, [id]: text } }),
    clear: () => change({ search: '', filters: {} }),
    page: state.page ?? 0,
    setPage: (page: number) => setState((before) => ({ ...before, page })),
    checked,
    setChecked,
  };
}
