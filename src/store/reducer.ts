import { combineSlices } from '@reduxjs/toolkit';
import type { siteApi } from '@/api';
import { alertsSlice } from './slices/alerts';
import { historySlice } from './slices/history';
import { localeSlice } from './slices/locale';
import { progressSlice } from './slices/progress';
import { sessionSlice } from './slices/session';

interface LazySlices {
  [siteApi.reducerPath]: ReturnType<typeof siteApi.reducer>;
}

/** The server's data joins when its chunk comes, see `server.ts`. */
export const rootReducer = combineSlices(
  sessionSlice,
  localeSlice,
  alertsSlice,
  historySlice,
  progressSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
