import { useMemo, useState } from 'react';
import type { Filter, ResourceName } from '@/domain/admin';
import type { GridValues, SavedRow } from '@/domain/grid';
import { useScreenState } from '@/store/workspace';
import type { Sort } from '@/ui/grid';
import { type FilterTexts, rowQuery } from './filters';

/** Rows with their boxes checked, by key; a row that was only added has no saved one. */
export type CheckedRows = ReadonlyMap<string, SavedRow | undefined>;

interface ListState {
  sort: Sort | null;
  search: string;
  filters: FilterTexts;
}
const first: ListState = { sort: null, search: '', filters: {} };

/** Order, search and filters of a list, kept with its tab, and what they ask of the server. */
export function useListState(resource: ResourceName, fixed: GridValues) {
  const [state, setState] = useScreenState<ListState>(`list.${resource}`, first);
  const [checked, setChecked] = useState<CheckedRows>(new Map());
  const query = useMemo(() => {
    const always = Object.entries(fixed).map(([field, value]): Filter => ({ field, is: 'equals', value: value ?? '' }));
    return rowQuery(resource, state.sort ?? undefined, state.search, state.filters, always);
  }, [resource, state, fixed]);
  const change = (part: Partial<ListState>) => {
    setState((before) => ({ ...before, ...part }));
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
    checked,
    setChecked,
  };
}
