/** The whole state of the application on one page: what it holds, what persists, what listens, and how a part comes late. */
import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type WithSlice,
} from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { lazyResource } from '@/i18n';
import { startListeners } from './listeners';
import { PERSIST_ACTIONS, persisted, SHARED_LISTS } from './persistence';
import type { siteApi } from './serverData';
import { alertsSlice } from './slices/alerts/slice';
import { CHAT_STORAGE_KEY, chatPersistence, chatSlice } from './slices/chat/slice';
import { historyPersistence, historySlice } from './slices/history';
import { localeSlice } from './slices/locale';
import { networkSlice } from './slices/network';
import type { ocrSlice } from './slices/ocr/slice';
import type { qrScannerSlice } from './slices/qrScanner/slice';
import { sessionSlice } from './slices/session/slice';
import type { sqlLineageSlice } from './slices/sqlLineage/slice';
import type { textToSqlSlice } from './slices/textToSql/slice';
import type { termsComparisonSlice } from './slices/termsComparison/slice';
import type { workspaceSlice } from './slices/workspace/slice';

/** What the store may ask of its surroundings. */
export interface StoreServices {
  navigate: (path: string) => void;
}

type LazySlices = WithSlice<typeof siteApi> &
  WithSlice<typeof workspaceSlice> &
  WithSlice<typeof ocrSlice> &
  WithSlice<typeof qrScannerSlice> &
  WithSlice<typeof sqlLineageSlice> &
  WithSlice<typeof textToSqlSlice> &
  WithSlice<typeof termsComparisonSlice>;
export type LazySlice = keyof LazySlices;

const rootReducer = combineSlices(
  sessionSlice,
  localeSlice,
  alertsSlice,
  networkSlice,
  persisted(CHAT_STORAGE_KEY, chatSlice, chatPersistence),
  persisted('dif17', historySlice, historyPersistence),
).withLazyLoadedSlices<LazySlices>();
const lateMiddleware = createDynamicMiddleware();

/** What a visitor who only reads does not need: it is injected with the first screen that asks for it. */
const lazySlices: Record<LazySlice, () => Promise<void>> = {
  api: async () => {
    const { listeners, siteApi } = await import(/* webpackChunkName: "api" */ './serverData');
    lateMiddleware.addMiddleware(listeners.middleware, siteApi.middleware);
    rootReducer.inject(siteApi);
  },
  workspace: async () => {
    const slice = await import(/* webpackChunkName: "workspace" */ './slices/workspace/slice');
    rootReducer.inject(
      persisted('dif17-workspace', slice.workspaceSlice, slice.workspacePersistence),
    );
  },
  ocr: async () => {
    const slice = await import(/* webpackChunkName: "ocr" */ './slices/ocr/slice');
    rootReducer.inject(slice.ocrSlice);
  },
  qrScanner: async () => {
    const slice = await import(/* webpackChunkName: "qrScanner" */ './slices/qrScanner/slice');
    rootReducer.inject(
      persisted(SHARED_LISTS.qrScanner, slice.qrScannerSlice, slice.qrScannerPersistence),
    );
  },
  sqlLineage: async () => {
    const slice = await import(/* webpackChunkName: "sqlLineage" */ './slices/sqlLineage/slice');
    rootReducer.inject(slice.sqlLineageSlice);
  },
  textToSql: async () => {
    const slice = await import(/* webpackChunkName: "textToSql" */ './slices/textToSql/slice');
    rootReducer.inject(
      persisted(SHARED_LISTS.textToSql, slice.textToSqlSlice, slice.textToSqlPersistence),
    );
  },
  termsComparison: async () => {
    const slice = await import(
      /* webpackChunkName: "termsComparison" */ './slices/termsComparison/slice'
    );
    rootReducer.inject(slice.termsComparisonSlice);
  },
};
/** A reducer is given to the store once; another one in its place would be another slice. */
const injectSlice = lazyResource((name: LazySlice) => lazySlices[name]());
const sliceInjected = createAction<LazySlice>('store/sliceInjected');

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
        .concat(lateMiddleware.middleware),
  });
  /** Resolves when the slice's state is there; until then its selectors give the initial one. */
  const loadSlice = lazyResource(async (name: LazySlice) => {
    await injectSlice(name);
    store.dispatch(sliceInjected(name));
  });
  /** At rest until `restoreState` asks: a page is hydrated as it was sent, and prerendering, tests and stories keep nothing. */
  return { ...store, persistor: persistStore(store, { manualPersist: true }), loadSlice };
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
