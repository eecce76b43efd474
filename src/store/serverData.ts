/** What the server knows, as RTK Query keeps it, and what else happens when it changes. It joins the store late: see `store.ts`. */
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { siteApi } from '@/api';
import { localeChanged } from './slices/locale';
import { readSessionCookies } from './slices/session/cookies';
import { selectSignedIn, sessionEnded, sessionStarted } from './slices/session/slice';
import type { RootState } from './store';

export { siteApi };

export const listeners = createListenerMiddleware<RootState>();
const listen = listeners.startListening;

/** SE-11: the cookies are only a hint; where the server says otherwise of the session, they and the state follow. */
listen({
  matcher: siteApi.endpoints.getSession.matchFulfilled,
  effect: ({ payload: session }, { dispatch }) => {
    const held = readSessionCookies();
    if (!session.signedIn || !held) dispatch(sessionEnded());
    else if (session.demoAuth !== held.demoAuth)
      dispatch(sessionStarted({ ...held, demoAuth: session.demoAuth }));
  },
});
/** What the server says in words comes in the reader's language: with another language it is asked for again. */
listen({
  actionCreator: localeChanged,
  effect: (_action, { dispatch }) =>
    void dispatch(siteApi.util.invalidateTags(['CommonCode', 'Menu', 'UserRights'])),
});
/** However the last session ended, nothing that it brought is shown to the next person. */
listen({
  predicate: (action, _current, previous) =>
    sessionStarted.match(action) && !selectSignedIn(previous),
  effect: (_action, { dispatch }) => void dispatch(siteApi.util.resetApiState()),
});
