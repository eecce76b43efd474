import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { castDraft } from 'immer';
import type { GridPosition, SavedRow } from '@/domain/grid';
import { columnFiltered, filtersCleared, listSearched, listSorted } from './filters';
import { type GridId, tabsClosed } from './tabs';

/** A row whose box is checked; one that was only added has no saved one. */
export type CheckedRow = readonly [key: string, saved: SavedRow | null];

/** How a reader has arranged a grid. */
export interface GridView {
  /** Null until the reader chooses. */
  hiddenColumns: string[] | null;
  widths: Record<string, number>;
  /** It holds for the list in which it was. */
  position: { list: string; at: GridPosition } | null;
  /** These hold for the list in which they were checked. */
  checked: { list: string; rows: CheckedRow[] } | null;
  /** In a list beside an editor: the row that is chosen, whether its editor is open on a small screen, and the branches that are closed. */
  selected: string | null;
  detailOpen: boolean;
  collapsed: string[];
}

export const initialView: GridView = {
  hiddenColumns: null,
  widths: {},
  position: null,
  checked: null,
  selected: null,
  detailOpen: false,
  collapsed: [],
};

export type GridViewsState = Record<string, Record<string, GridView>>;
type On<Payload> = PayloadAction<GridId & Payload>;

/** The view, to be changed. */
function viewAt(state: GridViewsState, { menuId, grid }: GridId): GridView {
  return ((state[menuId] ??= {})[grid] ??= { ...initialView });
}

export const gridViewsSlice = createSlice({
  name: 'gridViews',
  initialState: {} as GridViewsState,
  reducers: {
    columnsHidden: (state, { payload }: On<{ columns: string[] }>) => {
      viewAt(state, payload).hiddenColumns = payload.columns;
    },
    columnResized: (state, { payload }: On<{ column: string; width: number }>) => {
      const view = viewAt(state, payload);
      view.widths = { ...view.widths, [payload.column]: payload.width };
    },
    columnsReset: (state, { payload }: PayloadAction<GridId>) => {
      Object.assign(viewAt(state, payload), { hiddenColumns: null, widths: {} });
    },
    /** The reader has come to rest at a place of a list. */
    gridScrolled: (state, { payload }: On<{ list: string; at: GridPosition }>) => {
      viewAt(state, payload).position = { list: payload.list, at: payload.at };
    },
    rowsChecked: (state, { payload }: On<{ list: string; rows: CheckedRow[] }>) => {
      const { list, rows } = payload;
      viewAt(state, payload).checked = castDraft(rows.length > 0 ? { list, rows } : null);
    },
    rowSelected: (state, { payload }: On<{ key: string | null }>) => {
      viewAt(state, payload).selected = payload.key;
    },
    detailToggled: (state, { payload }: On<{ open: boolean }>) => {
      viewAt(state, payload).detailOpen = payload.open;
    },
    branchToggled: (state, { payload }: On<{ key: string }>) => {
      const view = viewAt(state, payload);
      view.collapsed = view.collapsed.includes(payload.key)
        ? view.collapsed.filter((key) => key !== payload.key)
        : [...view.collapsed, payload.key];
    },
    branchesExpanded: (state, { payload }: On<{ keys: string[] }>) => {
      const view = viewAt(state, payload);
      if (view.collapsed.some((key) => payload.keys.includes(key)))
        view.collapsed = view.collapsed.filter((key) => !payload.keys.includes(key));
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(tabsClosed, (state, { payload }) => {
        for (const menuId of payload) delete state[menuId];
      })
      // What is checked is what is seen.
      .addMatcher(
        isAnyOf(listSorted, listSearched, columnFiltered, filtersCleared),
        (state, { payload: { menuId, grid } }) => {
          const view = state[menuId]?.[grid];
          if (view) view.checked = null;
        },
      ),
});
export const {
  branchesExpanded,
  branchToggled,
  columnResized,
  columnsHidden,
  columnsReset,
  detailToggled,
  gridScrolled,
  rowsChecked,
  rowSelected,
} = gridViewsSlice.actions;
