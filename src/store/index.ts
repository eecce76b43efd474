export { useAppDispatch, useAppSelector } from './hooks';
export { makeStore } from './store';
export type { AppDispatch, AppStore } from './store';
export type { AppThunk, StoreServices } from './types';
export type { RootState } from './reducer';
export { alertShown, noticeClosed, noticeShown, selectAlert, selectNotice } from './slices/alerts';
export type {
  AlertDialog,
  AlertInput,
  AlertType,
  InputType,
  Notice,
  NoticeIntent,
} from './slices/alerts';
export { closeAlert, showAlert } from './slices/alerts/dialogs';
export type { AlertAnswer } from './slices/alerts/dialogs';
export { routeVisited, selectVisits } from './slices/history';
export { localeChosen, selectLocale } from './slices/locale';
export { selectBusy } from './slices/progress';
export {
  demoRequested,
  panelClosed,
  panelOpened,
  selectAuthToken,
  selectDemoAllowed,
  selectSessionPanel,
  selectSignedIn,
  sessionEnded,
  sessionRead,
  sessionStarted,
} from './slices/session';
export type { SessionPanel } from './slices/session';
export { readSessionCookies } from './slices/session/cookies';
