import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** An open page of the workspace. */
export interface OpenTab {
  menuId: string;
  path: string;
  /** The menu's name when it was opened last, for the case that the menu is gone. */
  name?: string;
  pinned?: boolean;
  /** Its screen holds input that has not been saved. */
  dirty?: boolean;
  /** How far its page is scrolled, in pixels. */
  scrollTop?: number;
}
/** A grid, or another editor of rows, in a tab. */
export interface GridId {
  menuId: string;
  /** By the resource whose rows it holds. */
  grid: string;
}
export interface TabsState {
  /** In the order of the bar: the pinned ones first. */
  open: OpenTab[];
  /** The tab that was shown last: of two tabs with one address it is the one that the address means. */
  active: string | null;
  /** The tabs that were closed, the last one at the end. */
  closed: OpenTab[];
}

const MAX_CLOSED_TABS = 10;

/** Where the tabs that are not pinned begin. */
const firstUnpinned = (open: OpenTab[]) => {
  const index = open.findIndex(({ pinned }) => !pinned);
  return index < 0 ? open.length : index;
};
/** Takes a tab out of its list. */
function removeTab(tabs: OpenTab[], menuId: string): OpenTab | undefined {
  const index = tabs.findIndex((tab) => tab.menuId === menuId);
  return index < 0 ? undefined : tabs.splice(index, 1)[0];
}

export const tabsSlice = createSlice({
  name: 'tabs',
  initialState: { open: [], active: null, closed: [] } as TabsState,
  reducers: {
    /** ST-TAB-1: a tab is added only where its menu has none; it becomes the active one. */
    tabOpened: (
      state,
      { payload: { menuId, path, name } }: PayloadAction<Pick<OpenTab, 'menuId' | 'path' | 'name'>>,
    ) => {
      const known = state.open.find((tab) => tab.menuId === menuId);
      if (known) Object.assign(known, { path }, name && { name });
      else state.open.push({ menuId, path, ...(name && { name }) });
      state.active = menuId;
      removeTab(state.closed, menuId);
    },
    /** The start page is shown: no tab is active. */
    activeTabCleared: (state) => {
      state.active = null;
    },
    /** One tab, or many at once; what their screens kept goes with them. */
    tabsClosed: (state, { payload }: PayloadAction<string[]>) => {
      const gone = new Set(payload);
      const closed = state.open.filter(({ menuId }) => gone.has(menuId));
      state.closed.push(
        ...closed.map(({ menuId, path, name }) => ({ menuId, path, ...(name && { name }) })),
      );
      state.closed.splice(0, state.closed.length - MAX_CLOSED_TABS);
      state.open = state.open.filter(({ menuId }) => !gone.has(menuId));
      if (state.active !== null && gone.has(state.active)) state.active = null;
    },
    /** A pinned tab stands among the pinned ones and stays when others close. */
    tabPinned: (
      state,
      { payload: { menuId, pinned } }: PayloadAction<{ menuId: string; pinned: boolean }>,
    ) => {
      const tab = removeTab(state.open, menuId);
      if (!tab) return;
      if (pinned) tab.pinned = true;
      else delete tab.pinned;
      state.open.splice(firstUnpinned(state.open), 0, tab);
    },
    /** To a place in the bar, counted from 0; pinned and other tabs keep to their own parts of it. */
    tabMoved: (
      state,
      { payload: { menuId, to } }: PayloadAction<{ menuId: string; to: number }>,
    ) => {
      const tab = removeTab(state.open, menuId);
      if (!tab) return;
      const border = firstUnpinned(state.open);
      const place = tab.pinned
        ? Math.min(Math.max(to, 0), border)
        : Math.min(Math.max(to, border), state.open.length);
      state.open.splice(place, 0, tab);
    },
    tabScrolled: (
      state,
      { payload: { menuId, scrollTop } }: PayloadAction<{ menuId: string; scrollTop: number }>,
    ) => {
      const tab = state.open.find((candidate) => candidate.menuId === menuId);
      if (tab) tab.scrollTop = scrollTop;
    },
    tabDirtyChanged: (
      state,
      { payload: { menuId, dirty } }: PayloadAction<{ menuId: string; dirty: boolean }>,
    ) => {
      const tab = state.open.find((candidate) => candidate.menuId === menuId);
      if (!tab || Boolean(tab.dirty) === dirty) return;
      if (dirty) tab.dirty = true;
      else delete tab.dirty;
    },
  },
});

export const {
  activeTabCleared,
  tabDirtyChanged,
  tabMoved,
  tabOpened,
  tabPinned,
  tabsClosed,
  tabScrolled,
} = tabsSlice.actions;

/** ST-TAB-2: the tab to show when one closes: the one before it, the one after it where it was the first, none where it was the last. */
export function tabAfterClosing(open: readonly OpenTab[], menuId: string): OpenTab | undefined {
  const index = open.findIndex((tab) => tab.menuId === menuId);
  return open[index - 1] ?? open[index + 1];
}
