/**
 * What the browser keeps between visits. The language is kept in a cookie instead, because the server must see it to send the page in
 * that language; the session lives in its own two cookies.
 */
import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import {
  createMigrate,
  FLUSH,
  getStoredState,
  type MigrationManifest,
  PERSIST,
  persistReducer,
  REHYDRATE,
  type StateReconciler,
} from 'redux-persist';
import type { AppStore } from './store';

declare module 'redux-persist/es/types' {
  interface PersistorOptions {
    /** Its types forget this option of `persistStore`. */
    manualPersist?: boolean;
  }
}

/** redux-persist's own actions, which carry functions; they never reach the state. */
export const PERSIST_ACTIONS = [FLUSH, PERSIST, REHYDRATE];

/** Goes up with the shape of what is kept; `migrations` of the slice then bring it along. */
const VERSION = 4;
/** Between two writes: who types must not wait for the disk. */
const WRITE_INTERVAL_MS = 300;

/** What this window has last read or written under a key. What was only read is not written back: another window may have written more meanwhile. */
const lastSeen = new Map<string, string | null>();
/** What every window of the browser shows alike. */
const sharedStorage = {
  getItem: async (key: string) => {
    const value = localStorage.getItem(key);
    lastSeen.set(key, value);
    return value;
  },
  setItem: async (key: string, value: string) => {
    if (lastSeen.get(key) === value) return;
    lastSeen.set(key, value);
    localStorage.setItem(key, value);
  },
  removeItem: async (key: string) => {
    lastSeen.delete(key);
    localStorage.removeItem(key);
  },
};

/** Of two windows none may take the other's unsaved input: each finds its own state after a reload, and a new one what was kept last. */
const windowStorage = {
  getItem: async (key: string) => {
    const value = sessionStorage.getItem(key) ?? localStorage.getItem(key);
    lastSeen.set(key, value);
    return value;
  },
  setItem: async (key: string, value: string) => {
    sessionStorage.setItem(key, value);
    if (lastSeen.get(key) === value) return;
    lastSeen.set(key, value);
    localStorage.setItem(key, value);
  },
  removeItem: async (key: string) => {
    lastSeen.delete(key);
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  },
};

/** Lists that belong to the device and not to a window: what one window adds or clears, all of them show. */
export const SHARED_LISTS = { qrScanner: 'dif17-qr', textToSql: 'dif17-textToSql' };

/** How a slice outlives the page. */
export interface Persistence<State> {
  /** The parts of its state that are kept. */
  keep: (keyof State & string)[];
  migrations: MigrationManifest;
  /** All windows show the same, see `followOtherWindows`; otherwise each finds its own again. */
  isShared?: boolean;
  /** Joins what was kept with what has happened since the page opened. */
  reconcile?: StateReconciler<State>;
}

/** The slice as it is kept, under a key of the browser's storage. */
export function persisted<Path extends string, State>(
  key: string,
  { reducerPath, reducer }: { reducerPath: Path; reducer: Reducer<State> },
  { keep, migrations, isShared = false, reconcile }: Persistence<State>,
): { reducerPath: Path; reducer: Reducer<State> } {
  const config = {
    key,
    version: VERSION,
    storage: isShared ? sharedStorage : windowStorage,
    whitelist: keep,
    migrate: createMigrate(migrations),
    throttle: isShared ? 0 : WRITE_INTERVAL_MS,
    timeout: 0, // this storage answers at once
    ...(reconcile && { stateReconciler: reconcile }),
  };
  const keeping = persistReducer<State, UnknownAction>(config, reducer) as Reducer<State>;
  const initial = reducer(undefined, { type: '' });
  // A slice that joins late meets redux-persist's first action without a state, which that would take for an empty one.
  return { reducerPath, reducer: (state = initial, action) => keeping(state, action) };
}

/** Brings back what was kept and keeps it from now on; again when a slice has joined. Resolves when all of it is in the store. */
export function restoreState({ persistor }: AppStore): Promise<void> {
  addEventListener('pagehide', persistor.flush);
  persistor.persist();
  return new Promise((resolve) => {
    const check = () => {
      if (persistor.getState().registry.length > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });
}

/** Hands over what another window has kept under a shared key, again when the browser brings back a page that had slept. */
export function followOtherWindows<State>(
  key: string,
  take: (kept: Partial<State> | undefined) => void,
): void {
  const read = () =>
    void getStoredState({ key, storage: sharedStorage }).then(take, () => undefined);
  addEventListener('storage', (event) => {
    // Without a key everything was deleted.
    if (event.key === null || event.key === `persist:${key}`) read();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}

/** Shows what another window has added to a list of the device, or cleared there. */
export function shareLists({ dispatch }: AppStore): void {
  for (const key of Object.values(SHARED_LISTS))
    followOtherWindows(key, (kept) =>
      dispatch({ type: REHYDRATE, key, payload: kept ?? { history: {} } }),
    );
}
