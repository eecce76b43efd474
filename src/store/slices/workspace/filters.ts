import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Sort } from '@/domain/grid';
import { type GridId, tabsClosed } from './tabs';

/** Which rows of a list a reader sees. */
export interface Filters {
  sort: Sort | null;
  search: string;
  /** What is typed above the columns, by field. */
  columns: Record<string, string>;
  /** Where a list has pages, counted from 0. */
  page: number;
}
export const initialFilters: Filters = { sort: null, search: '', columns: {}, page: 0 };

export type FiltersState = Record<string, Record<string, Filters>>;
type On<Payload> = PayloadAction<GridId & Payload>;

/** Another question begins on the first page. */
function ask(state: FiltersState, { menuId, grid }: GridId, change: Partial<Filters>): void {
  const lists = (state[menuId] ??= {});
  lists[grid] = { ...(lists[grid] ?? initialFilters), page: 0, ...change };
}

export const filtersSlice = createSlice({
  name: 'filters',
  initialState: {} as FiltersState,
  reducers: {
    listSorted: (state, { payload }: On<{ sort: Sort | null }>) =>
      ask(state, payload, { sort: payload.sort }),
    listSearched: (state, { payload }: On<{ search: string }>) =>
      ask(state, payload, { search: payload.search }),
    columnFiltered: (state, { payload }: On<{ column: string; text: string }>) => {
      const columns = state[payload.menuId]?.[payload.grid]?.columns;
      ask(state, payload, { columns: { ...columns, [payload.column]: payload.text } });
    },
    filtersCleared: (state, { payload }: PayloadAction<GridId>) =>
      ask(state, payload, { search: '', columns: {} }),
    listPageTurned: (state, { payload }: On<{ page: number }>) =>
      ask(state, payload, { page: payload.page }),
  },
  extraReducers: (builder) =>
    builder.addCase(tabsClosed, (state, { payload }) => {
      for (const menuId of payload) delete state[menuId];
    }),
});
export const { columnFiltered, filtersCleared, listPageTurned, listSearched, listSorted } =
  filtersSlice.actions;
