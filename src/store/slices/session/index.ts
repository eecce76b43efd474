export { readSessionCookies } from './cookies';
export {
  demoRequested,
  panelClosed,
  panelOpened,
  selectAuthToken,
  selectDemoAllowed,
  selectSessionPanel,
  selectSignedIn,
  selectToolsAllowed,
  sessionEnded,
  type SessionPanel,
  sessionRead,
  sessionStarted,
  signInRequired,
} from './slice';
export { fetchUserId, useUserId } from './user';
