/**
 * The server's data as a part of the store. Screens take the hooks of the contract from here, so that the API and its machinery
 * come with the first screen that needs them and not before.
 */
import { createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import { siteApi } from '@/api';
import { rootReducer } from './reducer';
import { localeChanged } from './slices/locale';
import { joinApi } from './store';

const withServer = rootReducer.inject(siteApi);

const listeners = createListenerMiddleware();
/** What the server says in words comes in the reader's language: with another language it is asked for again. */
listeners.startListening({
  actionCreator: localeChanged,
  effect: (_action, { dispatch }) => void dispatch(siteApi.util.invalidateTags(['CommonCode', 'Menu', 'UserRights'])),
});
const middleware: Middleware = (api) => (next) => listeners.middleware(api)(siteApi.middleware(api)(next));
joinApi(middleware);

/** Makes a selector of what the API's cache holds. */
export const selectFromServer = withServer.selector;

export * from '@/api';
