/**
 * What the browser keeps between visits. The language is kept in a cookie instead, because the server must see it to send the page in
 * that language; the session lives in its own two cookies.
 */
import { type Persistor, persistReducer, persistStore } from 'redux-persist';
import { type RootState, rootReducer } from './reducer';
import { workspaceSlice, type WorkspaceState } from './slices/workspace';
import { announceReducer, type AppStore } from './store';

const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: async (key: string) => localStorage.removeItem(key),
};

/** What was kept comes first, then what has happened since the page opened. */
function reconcile(kept: Partial<RootState>, _original: RootState, current: RootState): RootState {
  const earlier = kept.history?.visits ?? [];
  return { ...current, history: { visits: [...earlier, ...current.history.visits] } };
}

/** Resolves when what was kept is back in the store. */
function restored(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });
}

/** Goes up with the shape of what is kept. */
const VERSION = 2;

/** What another version of the site has kept could be of another shape: it is left. */
async function migrate<Kept extends { _persist: { version: number } } | undefined>(
  kept: Kept,
): Promise<Kept | undefined> {
  return kept?._persist.version === VERSION ? kept : undefined;
}

const shared = { version: VERSION, storage, migrate };
const keeping = new WeakMap<AppStore, Promise<void>>();

async function startKeeping(store: AppStore): Promise<void> {
  const config = { ...shared, key: 'dif17', whitelist: ['history'], stateReconciler: reconcile };
  store.replaceReducer(persistReducer(config, rootReducer) as unknown as typeof rootReducer);
  await restored(persistStore(store));
}

/** Starts keeping; resolves when what was kept is back in the store. */
export function keepState(store: AppStore): Promise<void> {
  const running = keeping.get(store) ?? startKeeping(store);
  keeping.set(store, running);
  return running;
}

/** Of two windows none may take the other's unsaved input: each finds its own desk after a reload, and a new one the desk that was kept last. */
const deskStorage = {
  getItem: async (key: string) => sessionStorage.getItem(key) ?? localStorage.getItem(key),
  setItem: async (key: string, value: string) => {
    localStorage.setItem(key, value);
    sessionStorage.setItem(key, value);
  },
  removeItem: async (key: string) => {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  },
};

/** Milliseconds between two writes of the desks: who types must not wait for the disk. */
const PACE = 300;
const keepingDesks = new WeakMap<AppStore, Promise<void>>();

async function startKeepingDesks(store: AppStore): Promise<void> {
  await keepState(store);
  const config = {
    ...shared,
    key: 'dif17-workspace',
    storage: deskStorage,
    whitelist: ['byUser'],
    throttle: PACE,
  };
  const reducer = persistReducer<WorkspaceState>(
    config,
    workspaceSlice.reducer,
  ) as typeof workspaceSlice.reducer;
  rootReducer.inject({ ...workspaceSlice, reducer }, { overrideExisting: true });
  announceReducer(); // redux-persist's first action must meet a state
  const persistor = persistStore(store);
  addEventListener('pagehide', () => void persistor.flush());
  await restored(persistor);
}

/** Starts keeping the desks of the workspace; resolves when they are back in the store. */
export function keepDesks(store: AppStore): Promise<void> {
  const running = keepingDesks.get(store) ?? startKeepingDesks(store);
  keepingDesks.set(store, running);
  return running;
}
