import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tabOpened } from '../tabs';

interface MenuState {
  /** The menus that were used, the last one first. */
  recent: string[];
}

const LONGEST = 12;

const menuSlice = createSlice({
  name: 'menu',
  initialState: { recent: [] } as MenuState,
  reducers: {
    /** ST-TAB-4: a screen leads to a menu by its id; a listener finds it in the tree and goes there. */
    menuRequested: (_state, _action: PayloadAction<string>) => undefined,
  },
  extraReducers: (builder) =>
    builder.addCase(tabOpened, (state, { payload: { menuId } }) => {
      if (state.recent[0] === menuId) return;
      state.recent = [menuId, ...state.recent.filter((id) => id !== menuId)].slice(0, LONGEST);
    }),
});

export { menuSlice };
export const { menuRequested } = menuSlice.actions;
