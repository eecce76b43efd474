export { readSessionCookies } from './cookies';
export {
  demoRequested,
  panelClosed,
  panelOpened,
  selectAuthToken,
  selectDemoAllowed,
  selectSessionPanel,
  selectSignedIn,
  sessionEnded,
  type SessionPanel,
  sessionRead,
  sessionStarted,
  signInRequired,
} from './slice';
