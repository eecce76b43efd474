import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { createListeners } from './listeners';
import { type RootState, rootReducer } from './reducer';
import type { StoreServices } from './types';

/** redux-persist's own, which carry functions; they never reach the state. Nothing is checked in production. */
const checks =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        serializableCheck: {
          ignoredActions: ['persist/PERSIST', 'persist/REHYDRATE', 'persist/FLUSH'],
        },
      };

/** The API's middleware, once its chunk has come. */
let apiMiddleware: Middleware | undefined;

/**
 * Holds the API's place in a store; bound to the store when it is first needed there. Redux Toolkit's `createDynamicMiddleware` would do the same for
 * any number of them, and cost every first visit a quarter of a kilobyte.
 */
const apiPlace: Middleware = (api) => (next) => {
  let bound: ReturnType<ReturnType<Middleware>> | undefined;
  return (action) => (apiMiddleware ? (bound ??= apiMiddleware(api)(next))(action) : next(action));
};

/** Stores that must notice when a chunk that comes later adds its reducer. */
const stores = new Set<WeakRef<AppStore>>();

/** The one way to make a store: for the application, for a prerendered page, for a test, for a story. */
export function makeStore(
  preloadedState?: Partial<RootState>,
  services: StoreServices = { navigate: () => undefined },
) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults(checks).prepend(createListeners(services)).concat(apiPlace),
  });
  stores.add(new WeakRef(store));
  return store;
}

/** Tells every store that a reducer has been injected: combined slices take it in at their next action. */
export function announceReducer(): void {
  for (const reference of stores) {
    const store = reference.deref();
    if (store) store.dispatch({ type: 'store/reducerInjected' });
    else stores.delete(reference);
  }
}

/** Joins the API, whose reducer has been injected, to every store. */
export function joinApi(middleware: Middleware): void {
  apiMiddleware = middleware;
  announceReducer();
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
