import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { routeVisited } from '../history';

export type DemoAuth = 'TRUE' | 'FALSE';
export interface Credentials {
  token: string;
  demoAuth: DemoAuth;
}
/** The login alert and the sign-up panel exclude each other (SE-4), so one field says which is open. */
export type SessionPanel = 'signIn' | 'signUp' | 'passwordReset' | null;

/** `TOOLS_WITHOUT_SIGN_IN=true npm run dev` (SE-6, SE-7): the build for production has no such way, whatever is set. */
const TOOLS_WITHOUT_SIGN_IN =
  process.env.NODE_ENV === 'development' && process.env.TOOLS_WITHOUT_SIGN_IN === 'true';

interface SessionState {
  credentials: Credentials | null;
  panel: SessionPanel;
  /** Where a visitor wanted to go who has to sign in before. */
  destination?: string | undefined;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { credentials: null, panel: null } as SessionState,
  reducers: {
    /** Sign-in or sign-up succeeded (SE-2): a listener stores the cookies. */
    sessionStarted: (state, { payload }: PayloadAction<Credentials>) => {
      state.credentials = payload;
      state.panel = null;
      state.destination = undefined;
    },
    /** The visitor signed out, or the server said that the session is gone: a listener deletes the cookies. */
    sessionEnded: (state) => {
      state.credentials = null;
    },
    /** The cookies were read again (SE-3). */
    sessionRead: (state, { payload }: PayloadAction<Credentials | null>) => {
      if (
        state.credentials?.token !== payload?.token ||
        state.credentials?.demoAuth !== payload?.demoAuth
      )
        state.credentials = payload;
    },
    /** A page that needs a session was asked for without one (SE-7). */
    signInRequired: (state, { payload }: PayloadAction<string>) => {
      state.destination = payload;
    },
    panelOpened: (state, { payload }: PayloadAction<Exclude<SessionPanel, null>>) => {
      state.panel = payload;
    },
    panelClosed: (state) => {
      state.panel = null;
    },
  },
  extraReducers: (builder) =>
    /** Whoever goes on to another page no longer waits. */
    builder.addCase(routeVisited, (state, { payload: { path } }) => {
      if (path !== '/' && path !== state.destination) state.destination = undefined;
    }),
  selectors: {
    selectSignedIn: (state) => state.credentials !== null,
    /** Whether the tools that need a session answer. */
    selectToolsAllowed: (state) => TOOLS_WITHOUT_SIGN_IN || state.credentials !== null,
    selectAuthToken: (state) => state.credentials?.token ?? null,
    selectDemoAllowed: (state) => state.credentials?.demoAuth === 'TRUE',
    selectSessionPanel: (state) => state.panel,
  },
});

/** The visitor wants the demo: a listener opens it or says why not (SE-8). */
export const demoRequested = createAction('session/demoRequested');
export const {
  sessionStarted,
  sessionEnded,
  sessionRead,
  signInRequired,
  panelOpened,
  panelClosed,
} = sessionSlice.actions;
export const {
  selectSignedIn,
  selectToolsAllowed,
  selectAuthToken,
  selectDemoAllowed,
  selectSessionPanel,
} = sessionSlice.selectors;
