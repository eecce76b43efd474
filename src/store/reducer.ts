import { combineSlices } from '@reduxjs/toolkit';
import type { siteApi } from '@/api';
import { alertsSlice } from './slices/alerts';
import { historySlice } from './slices/history';
import { localeSlice } from './slices/locale';
import type { OcrState } from './slices/ocr';
import { progressSlice } from './slices/progress';
import { sessionSlice } from './slices/session';
import type { WorkspaceState } from './slices/workspace';

interface LazySlices {
  [siteApi.reducerPath]: ReturnType<typeof siteApi.reducer>;
  workspace: WorkspaceState;
  ocr: OcrState;
}

/** The server's data, the workspace and the OCR screen join when their chunks come, see `server.ts`, `workspace.ts`, `ocr.ts`. */
export const rootReducer = combineSlices(
  sessionSlice,
  localeSlice,
  alertsSlice,
  historySlice,
  progressSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
