/**
 * What the browser keeps between visits. The language is kept in a cookie instead, because the server must see it to send the page in
 * that language; the session lives in its own two cookies.
 */
import { persistReducer, persistStore } from 'redux-persist';
import { type RootState, rootReducer } from './reducer';
import type { AppStore } from './store';

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

/** Starts keeping; resolves when what was kept is back in the store. */
export function keepState(store: AppStore): Promise<void> {
  const config = { key: 'dif17', version: 1, storage, whitelist: ['history'], stateReconciler: reconcile };
  store.replaceReducer(persistReducer(config, rootReducer) as unknown as typeof rootReducer);
  return new Promise((resolve) => {
    const persistor = persistStore(store);
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });
}
