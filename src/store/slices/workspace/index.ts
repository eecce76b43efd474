import { combineReducers, createAction, type UnknownAction } from '@reduxjs/toolkit';
import { draftsSlice } from '../drafts';
import { menuSlice } from '../menu';
import { sessionEnded } from '../session';
import { tabsSlice } from '../tabs';

/** A user's desk as it was left. */
const desk = combineReducers({
  tabs: tabsSlice.reducer,
  drafts: draftsSlice.reducer,
  menu: menuSlice.reducer,
});
export type Desk = ReturnType<typeof desk>;

export interface WorkspaceState {
  /** Whose desk it is; empty before somebody is known. */
  user: string;
  /** Every user of this browser finds his own. */
  byUser: Record<string, Desk>;
}

/** The server has said who is here, by the user's id. */
export const deskOpened = createAction<string>('workspace/deskOpened');

/** No name of a user is one that every object knows. */
const keyOf = ({ user }: WorkspaceState) => `@${user}`;
const emptyDesk = desk(undefined, { type: '' });
const initial: WorkspaceState = { user: '', byUser: {} };

export const workspaceSlice = {
  reducerPath: 'workspace' as const,
  reducer: (state: WorkspaceState = initial, action: UnknownAction): WorkspaceState => {
    if (deskOpened.match(action)) return { ...state, user: action.payload };
    if (sessionEnded.match(action)) return { ...state, user: '' };
    const before = state.byUser[keyOf(state)] ?? emptyDesk;
    const after = desk(before, action);
    return after === before
      ? state
      : { ...state, byUser: { ...state.byUser, [keyOf(state)]: after } };
  },
};

/** The state of a store that the workspace may not have joined yet. */
interface WithWorkspace {
  workspace?: WorkspaceState;
}

/** The desk of the user who is here. */
const selectDesk = ({ workspace = initial }: WithWorkspace): Desk =>
  workspace.byUser[keyOf(workspace)] ?? emptyDesk;

export const selectDeskUser = ({ workspace = initial }: WithWorkspace): string => workspace.user;
export const selectTabs = (state: WithWorkspace) => selectDesk(state).tabs;
/** The menus that were used by their ids, the last one first. */
export const selectRecentMenus = (state: WithWorkspace) => selectDesk(state).menu.recent;
/** What a screen has kept under a key; undefined where that is nothing. */
export const selectDraft = (state: WithWorkspace, menuId: string, key: string) =>
  selectDesk(state).drafts[menuId]?.[key];
