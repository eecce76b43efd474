/** What version 2 kept of a tab, by keys of its screen's own, as the slices keep it now. The steps of undo are left. */
import { type Draft, emptyHistory, type GridPosition, type Sort } from '@/domain/grid';
import { type FiltersState, initialFilters } from './filters';
import type { GridDraftsState } from './gridDrafts';
import { type CheckedRow, type GridView, type GridViewsState, initialView } from './gridViews';
import type { TabsState } from './tabs';

interface ListBefore {
  sort: Sort | null;
  search: string;
  filters: Record<string, string>;
  page?: number;
}
export interface TabBefore {
  draft?: Draft;
  masters?: Draft;
  details?: Draft;
  chosen?: string | null;
  opened?: boolean;
  closed?: string[];
  /** In the list of common codes. */
  master?: string | null;
  [ofGrid: `list.${string}`]: ListBefore | undefined;
  [ofGrid: `columns.${string}`]: { hidden: string[] | null; widths: Record<string, number> };
  [ofGrid: `place.${string}`]: { list: string; place: GridPosition } | null;
  [ofGrid: `checked.${string}`]: { of: string; rows: CheckedRow[] } | null;
}

/** What the screen of an address edits. */
const grids: Record<string, string[]> = {
  companyList: ['companies'],
  roleList: ['roles'],
  menuList: ['menus'],
  menuByPermissionList: ['roleMenus'],
  ListOfPermissionsByUser: ['users'],
  comCodeList: ['codeMasters', 'codeDetails'],
};

function viewOf(tab: TabBefore, grid: string): GridView {
  const columns = tab[`columns.${grid}`];
  const place = tab[`place.${grid}`];
  const checked = tab[`checked.${grid}`];
  return {
    ...initialView,
    ...(columns && { hiddenColumns: columns.hidden, widths: columns.widths }),
    position: place ? { list: place.list, at: place.place } : null,
    checked: checked ? { list: checked.of, rows: checked.rows } : null,
    selected: (grid === 'codeMasters' ? tab.master : tab.chosen) ?? null,
    detailOpen: tab.opened ?? false,
    collapsed: tab.closed ?? [],
  };
}

export function migrateDrafts(tabs: TabsState, before: Record<string, TabBefore>) {
  const gridDrafts: GridDraftsState = {};
  const gridViews: GridViewsState = {};
  const filters: FiltersState = {};
  for (const { menuId, path } of tabs.open) {
    const tab = before[menuId];
    if (!tab) continue;
    for (const grid of grids[path.slice(path.lastIndexOf('/') + 1)] ?? []) {
      const list = tab[`list.${grid}`];
      const draft =
        grid === 'codeMasters' ? tab.masters : grid === 'codeDetails' ? tab.details : tab.draft;
      if (draft) (gridDrafts[menuId] ??= {})[grid] = { ...emptyHistory, present: draft };
      (gridViews[menuId] ??= {})[grid] = viewOf(tab, grid);
      if (list) {
        const { sort, search, filters: columns, page = 0 } = list;
        (filters[menuId] ??= {})[grid] = { ...initialFilters, sort, search, columns, page };
      }
    }
  }
  return { gridDrafts, gridViews, filters };
}
