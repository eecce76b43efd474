import { createListenerMiddleware } from '@reduxjs/toolkit';
import { businessErrorReceived, endsSession } from '@/api';
import { LOCALE_COOKIE } from '@/domain/locale';
import { loadMessagesInUse } from '@/i18n';
import { cookieText } from './cookies';
import { cancelReplaced, showAlert } from './slices/alerts/dialogs';
import { localeChanged, localeChosen } from './slices/locale';
import { toastClosed, toastShown } from './slices/alerts/slice';
import { deleteSessionCookies, writeSessionCookies } from './slices/session/cookies';
import {
  demoRequested,
  selectDemoAllowed,
  sessionEnded,
  sessionStarted,
} from './slices/session/slice';
import type { RootState, StoreServices } from './store';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
/** ST-NOTICE. */
const TOAST_MS = 3000;

/** Everything that one slice's event does outside that slice; what it does to what the server has said stands in `serverData.ts`. */
export function startListeners(services: StoreServices) {
  const listeners = createListenerMiddleware<RootState>();
  const listen = listeners.startListening;

  listen({
    actionCreator: sessionStarted,
    effect: ({ payload }, { getOriginalState }) => {
      writeSessionCookies(payload);
      const { destination } = getOriginalState().session;
      if (destination) services.navigate(destination);
    },
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
    actionCreator: businessErrorReceived,
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
    actionCreator: toastShown,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(TOAST_MS);
      dispatch(toastClosed());
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
  return listeners.middleware;
}
