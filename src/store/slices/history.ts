import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Persistence } from '../persistence';

export interface Visit {
  path: string;
  /** Milliseconds since 1970 (UTC). */
  at: number;
}
interface HistoryState {
  visits: Visit[];
}

const MAX_VISITS = 100;

export const historySlice = createSlice({
  name: 'history',
  initialState: { visits: [] } as HistoryState,
  reducers: {
    /** RT-14. */
    routeVisited: {
      prepare: (path: string) => ({ payload: { path, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<Visit>) => {
        if (state.visits.at(-1)?.path !== payload.path) state.visits.push(payload);
        state.visits.splice(0, state.visits.length - MAX_VISITS);
      },
    },
  },
  selectors: { selectVisits: (state) => state.visits },
});
export const { routeVisited } = historySlice.actions;
export const { selectVisits } = historySlice.selectors;

interface KeptBeforeVersion3 {
  history?: Partial<HistoryState>;
}
export const historyPersistence: Persistence<HistoryState> = {
  keep: ['visits'],
  migrations: {
    3: (kept) => {
      const visits = (kept as KeptBeforeVersion3 | undefined)?.history?.visits;
      return kept && { visits: Array.isArray(visits) ? visits : [], _persist: kept._persist };
    },
  },
  /** What was kept comes first, then what has happened since the page opened. */
  reconcile: (kept: Partial<HistoryState>, _original, { visits }) => ({
    visits: [...(kept.visits ?? []), ...visits],
  }),
};
