import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { createListeners } from './listeners';
import { type RootState, rootReducer } from './reducer';
import type { StoreServices } from './types';

/** redux-persist's own, which carry functions; they never reach the state. */
const persistActions = ['persist/PERSIST', 'persist/REHYDRATE'];

/** Middleware of chunks that come later; one instance serves every store. */
export const lateMiddleware = createDynamicMiddleware();

/** Stores that must notice when a chunk that comes later adds its reducer. */
const stores = new Set<WeakRef<AppStore>>();

/** The one way to make a store: for the application, for a prerendered page, for a test, for a story. */
export function makeStore(preloadedState?: Partial<RootState>, services: StoreServices = { navigate: () => undefined }) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: persistActions } })
        .prepend(createListeners(services))
        .concat(lateMiddleware.middleware),
  });
  stores.add(new WeakRef(store));
  return store;
}

/** Lets every store take in a reducer that was injected: combined slices do so at their next action. */
export function announceReducer(): void {
  for (const reference of stores) {
    const store = reference.deref();
    if (store) store.dispatch({ type: 'store/reducerInjected' });
    else stores.delete(reference);
  }
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
