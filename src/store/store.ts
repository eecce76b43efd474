/** The whole state of the application on one page: what it holds, what persists, what listens, and how a part joins late. */
import { combineSlices, configureStore, type WithSlice } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { siteApi } from '@/api';
import { startListeners } from './listeners';
import { PERSIST_ACTIONS, persisted } from './persistence';
import { alertsSlice } from './slices/alerts/slice';
import { historyPersistence, historySlice } from './slices/history';
import { localeSlice } from './slices/locale';
import { networkSlice } from './slices/network';
import type { ocrSlice } from './slices/ocr/slice';
import { sessionSlice } from './slices/session/slice';
import type { workspaceSlice } from './slices/workspace/slice';

/** What the store may ask of its surroundings. */
export interface StoreServices {
  navigate: (path: string) => void;
}

const rootReducer = combineSlices(
  sessionSlice,
  localeSlice,
  alertsSlice,
  networkSlice,
  persisted('dif17', historySlice, historyPersistence),
  siteApi,
).withLazyLoadedSlices<WithSlice<typeof workspaceSlice> & WithSlice<typeof ocrSlice>>();

/** What no public page needs comes with its screen. */
const lazySlices = {
  workspace: async () => {
    const slice = await import(/* webpackChunkName: "workspace" */ './slices/workspace/slice');
    return persisted('dif17-workspace', slice.workspaceSlice, slice.workspacePersistence);
  },
  ocr: async () => (await import(/* webpackChunkName: "ocr" */ './slices/ocr/slice')).ocrSlice,
};
const joined = new Set<keyof typeof lazySlices>();

/** Joins a slice to the store: its state is there from the next action on; until then its selectors give the initial one. */
export async function loadSlice(name: keyof typeof lazySlices): Promise<void> {
  const slice = await lazySlices[name]();
  if (joined.has(name)) return;
  joined.add(name);
  rootReducer.inject(slice);
}

export type RootState = ReturnType<typeof rootReducer>;

/** The one way to make a store: for the application, for a prerendered page, for a test, for a story. */
export function makeStore(
  preloadedState?: Partial<RootState>,
  services: StoreServices = { navigate: () => undefined },
) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ serializableCheck: { ignoredActions: PERSIST_ACTIONS } })
        .prepend(startListeners(services))
        .concat(siteApi.middleware),
  });
  /** At rest until `restoreState` asks: a page is hydrated as it was sent, and prerendering, tests and stories keep nothing. */
  return { ...store, persistor: persistStore(store, { manualPersist: true }) };
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
