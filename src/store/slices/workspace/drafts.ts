import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tabsClosed } from './tabs';

/** What the screens keep, by menu and by a key of the screen's own. */
export type DraftsState = Record<string, Record<string, unknown>>;

interface Kept {
  menuId: string;
  key: string;
  value: unknown;
}

export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as DraftsState,
  reducers: {
    draftKept: (state, { payload: { menuId, key, value } }: PayloadAction<Kept>) => {
      (state[menuId] ??= {})[key] = value;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(tabsClosed, (state, { payload }) =>
      Object.fromEntries(Object.entries(state).filter(([menuId]) => !payload.includes(menuId))),
    ),
});

export const { draftKept } = draftsSlice.actions;
