import { createListenerMiddleware } from '@reduxjs/toolkit';
import { callRefused, endsSession, siteApi } from '@/api';
import { LOCALE_COOKIE } from '@/domain/locale';
import { loadMessagesInUse } from '@/i18n';
import { cookieText } from './cookies';
import { cancelReplaced, showAlert } from './slices/alerts/dialogs';
import { localeChanged, localeChosen } from './slices/locale';
import { noticeClosed, noticeShown } from './slices/alerts/slice';
import {
  deleteSessionCookies,
  readSessionCookies,
  writeSessionCookies,
} from './slices/session/cookies';
import {
  demoRequested,
  selectDemoAllowed,
  selectSignedIn,
  sessionEnded,
  sessionStarted,
} from './slices/session/slice';
import type { RootState, StoreServices } from './store';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
/** ST-NOTICE. */
const NOTICE_MS = 3000;

/** Everything that one slice's event does outside that slice. */
export function startListeners(services: StoreServices) {
  const listeners = createListenerMiddleware<RootState>();
  const listen = listeners.startListening;

  listen({
    actionCreator: sessionStarted,
    effect: ({ payload }) => writeSessionCookies(payload),
  });
  listen({
    actionCreator: sessionEnded,
    effect: () => deleteSessionCookies(),
  });
  /** SE-8. */
  listen({
    actionCreator: demoRequested,
    effect: (_action, { dispatch, getState }) => {
      if (selectDemoAllowed(getState())) services.navigate('/demo');
      else dispatch(showAlert({ type: 'warning', text: { id: 'shell.demoForbidden' } }));
    },
  });
  /** AP-10. Whoever is signed out learns why, whatever the server says. */
  listen({
    actionCreator: callRefused,
    effect: ({ payload: { code, message } }, { dispatch }) => {
      if (!endsSession(code)) return;
      dispatch(sessionEnded());
      services.navigate('/');
      if (!message) dispatch(showAlert({ type: 'error', text: { id: 'shell.sessionEnded' } }));
    },
  });
  listen({
    predicate: (_action, current, previous) =>
      previous.alerts.dialog !== null && current.alerts.dialog !== previous.alerts.dialog,
    effect: (_action, { getOriginalState }) => cancelReplaced(getOriginalState()),
  });
  listen({
    actionCreator: noticeShown,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(NOTICE_MS);
      dispatch(noticeClosed());
    },
  });
  listen({
    actionCreator: localeChosen,
    effect: async ({ payload: locale }, { cancelActiveListeners, dispatch, signal }) => {
      cancelActiveListeners();
      await loadMessagesInUse(locale);
      if (signal.aborted) return;
      document.cookie = cookieText(LOCALE_COOKIE, locale, ONE_YEAR_S, 'Lax');
      dispatch(localeChanged(locale));
    },
  });
  /** SE-11: the cookies are only a hint; where the server says otherwise of the session, they and the state follow. */
  listen({
    matcher: siteApi.endpoints.getSession.matchFulfilled,
    effect: ({ payload: { data: session } }, { dispatch }) => {
      const held = readSessionCookies();
      if (!session?.signedIn || !held) dispatch(sessionEnded());
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
  return listeners.middleware;
}
