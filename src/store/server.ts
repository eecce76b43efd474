/**
 * The server's data as a part of the store. Screens take the hooks of the contract from here, so that the API and its machinery
 * come with the first screen that needs them and not before.
 */
import { createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import { siteApi } from '@/api';
import { type RootState, rootReducer } from './reducer';
import { localeChanged } from './slices/locale';
import { selectSignedIn, sessionStarted } from './slices/session';
import { joinApi } from './store';

const withServer = rootReducer.inject(siteApi);

const listeners = createListenerMiddleware<RootState>();
/** What the server says in words comes in the reader's language: with another language it is asked for again. */
listeners.startListening({
  actionCreator: localeChanged,
  effect: (_action, { dispatch }) =>
    void dispatch(siteApi.util.invalidateTags(['CommonCode', 'Menu', 'UserRights'])),
});
/** However the last session ended, nothing that it brought is shown to the next person. */
listeners.startListening({
  predicate: (action, _current, previous) =>
    sessionStarted.match(action) && !selectSignedIn(previous),
  effect: (_action, { dispatch }) => void dispatch(siteApi.util.resetApiState()),
});
const middleware: Middleware = (api) => (next) =>
  listeners.middleware(api)(siteApi.middleware(api)(next));
joinApi(middleware);

/** Makes a selector of what the API's cache holds. */
export const selectFromServer = withServer.selector;

export * from '@/api';
export { showFailure } from './slices/alerts/failures';
