import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Visit {
  path: string;
  /** Milliseconds since 1970 (UTC). */
  at: number;
}

const LONGEST = 100;

const historySlice = createSlice({
  name: 'history',
  initialState: { visits: [] as Visit[] },
  reducers: {
    /** RT-14. */
    routeVisited: {
      prepare: (path: string) => ({ payload: { path, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Visit>) => {
        if (state.visits.at(-1)?.path !== payload.path) state.visits.push(payload);
        state.visits.splice(0, state.visits.length - LONGEST);
      },
    },
  },
  selectors: { selectVisits: (state) => state.visits },
});

export { historySlice };
export const { routeVisited } = historySlice.actions;
export const { selectVisits } = historySlice.selectors;
