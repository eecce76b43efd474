import { createAction, createSlice } from '@reduxjs/toolkit';
import { tabOpened } from './tabs';

const MAX_RECENT = 12;

/** The ids of the menus that were used, the last one first. */
export const recentMenusSlice = createSlice({
  name: 'recentMenus',
  initialState: [] as string[],
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(tabOpened, (state, { payload: { menuId } }) =>
      state[0] === menuId
        ? state
        : [menuId, ...state.filter((id) => id !== menuId)].slice(0, MAX_RECENT),
    ),
});

/** ST-TAB-4: a screen leads to a menu by its id; a listener of the workspace finds it in the tree and goes there. */
export const menuRequested = createAction<string>('workspace/menuRequested');
