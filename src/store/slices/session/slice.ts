import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type DemoAuth = 'TRUE' | 'FALSE';
export interface SessionGrant {
  token: string;
  demoAuth: DemoAuth;
}
/** The login alert and the sign-up panel exclude each other (SE-4), so one field says which is open. */
export type SessionPanel = 'signIn' | 'signUp' | 'passwordReset' | null;

interface SessionState {
  grant: SessionGrant | null;
  panel: SessionPanel;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { grant: null, panel: null } as SessionState,
  reducers: {
    /** Sign-in or sign-up succeeded (SE-2): a listener stores the cookies. */
    sessionStarted: (state, { payload }: PayloadAction<SessionGrant>) => {
      state.grant = payload;
      state.panel = null;
    },
    /** The visitor signed out, or the server said that the session is gone: a listener deletes the cookies. */
    sessionEnded: (state) => {
      state.grant = null;
    },
    /** The cookies were read again (SE-3). */
    sessionRead: (state, { payload }: PayloadAction<SessionGrant | null>) => {
      if (state.grant?.token !== payload?.token || state.grant?.demoAuth !== payload?.demoAuth)
        state.grant = payload;
    },
    panelOpened: (state, { payload }: PayloadAction<Exclude<SessionPanel, null>>) => {
      state.panel = payload;
    },
    panelClosed: (state) => {
      state.panel = null;
    },
  },
  selectors: {
    selectSignedIn: (state) => state.grant !== null,
    selectAuthToken: (state) => state.grant?.token ?? null,
    selectDemoAllowed: (state) => state.grant?.demoAuth === 'TRUE',
    selectSessionPanel: (state) => state.panel,
  },
});

/** The visitor wants the demo: a listener opens it or says why not (SE-8). */
export const demoRequested = createAction('session/demoRequested');
export const { sessionStarted, sessionEnded, sessionRead, panelOpened, panelClosed } =
  sessionSlice.actions;
export const { selectSignedIn, selectAuthToken, selectDemoAllowed, selectSessionPanel } =
  sessionSlice.selectors;
