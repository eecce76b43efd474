import { combineReducers, createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { MigrationManifest } from 'redux-persist';
import type { Persistence } from '../../persistence';
import { sessionEnded } from '../session/slice';
import { type CloseFilters, closeFiltersSlice } from './closeFilters';
import { closeTrialSlice } from './closeTrial';
import { filtersSlice } from './filters';
import { gridDraftsSlice } from './gridDrafts';
import { gridViewsSlice } from './gridViews';
import { migrateDrafts, type TabBefore } from './migrateDrafts';
import { recentMenusSlice } from './recentMenus';
import { type TabsState, tabsSlice } from './tabs';

/** What a user has open, has used, has not saved, and how it is arranged. */
const userWorkspace = combineReducers({
  tabs: tabsSlice.reducer,
  recentMenus: recentMenusSlice.reducer,
  gridDrafts: gridDraftsSlice.reducer,
  gridViews: gridViewsSlice.reducer,
  filters: filtersSlice.reducer,
  closeFilters: closeFiltersSlice.reducer,
  closeTrial: closeTrialSlice.reducer,
});
export type UserWorkspace = ReturnType<typeof userWorkspace>;
export const emptyWorkspace = userWorkspace(undefined, { type: '' });

export interface WorkspaceState {
  /** Whose workspace is open; empty before somebody is known. */
  user: string;
  /** Every user of this browser finds his own again. */
  byUser: Record<string, UserWorkspace>;
}

/** The server has said who is here, by the user's id. */
export const workspaceOpened = createAction<string>('workspace/workspaceOpened');

/** No name of a user is one that every object knows. */
const keyOf = ({ user }: WorkspaceState) => `@${user}`;

/** The workspace of the user who is here. */
export const currentWorkspace = (state: WorkspaceState) =>
  state.byUser[keyOf(state)] ?? emptyWorkspace;

const initialState: WorkspaceState = { user: '', byUser: {} };

/** Whatever happens in the workspace happens in that of the user who is here. */
export const workspaceSlice = {
  reducerPath: 'workspace' as const,
  reducer: (state: WorkspaceState = initialState, action: UnknownAction): WorkspaceState => {
    if (workspaceOpened.match(action)) return { ...state, user: action.payload };
    if (sessionEnded.match(action)) return { ...state, user: '' };
    const before = currentWorkspace(state);
    const after = userWorkspace(before, action);
    return after === before
      ? state
      : { ...state, byUser: { ...state.byUser, [keyOf(state)]: after } };
  },
  getInitialState: () => initialState,
};

interface BeforeVersion3 {
  tabs?: TabsState;
  drafts?: Record<string, TabBefore>;
  menu?: { recent?: string[] };
}
function toVersion3({ tabs, drafts = {}, menu }: BeforeVersion3): UserWorkspace {
  return {
    ...emptyWorkspace,
    recentMenus: menu?.recent ?? [],
    ...(tabs && { tabs, ...migrateDrafts(tabs, drafts) }),
  };
}

/** There were no closes at first; then units of currency were numbers. */
interface BeforeVersion4 extends Partial<Omit<UserWorkspace, 'closeFilters'>> {
  closeFilters?: Omit<CloseFilters, 'unit'> & { unit: number | string | null };
}
function toVersion4({ closeFilters, ...before }: BeforeVersion4): UserWorkspace {
  if (!closeFilters) return { ...emptyWorkspace, ...before };
  const { unit } = closeFilters;
  return {
    ...emptyWorkspace,
    ...before,
    closeFilters: { ...closeFilters, unit: unit === null ? null : String(unit) },
  };
}

/** A migration of every user's workspace. */
const ofEachUser =
  <Before>(migrate: (before: Before) => UserWorkspace): MigrationManifest[string] =>
  (kept) => {
    const { byUser = {} } = (kept ?? {}) as { byUser?: Record<string, Before> };
    const users = Object.entries(byUser).map(([user, before]) => [user, migrate(before)]);
    return kept && { byUser: Object.fromEntries(users), _persist: kept._persist };
  };

export const workspacePersistence: Persistence<WorkspaceState> = {
  keep: ['byUser'],
  migrations: {
    3: ofEachUser(toVersion3),
    4: ofEachUser(toVersion4),
  },
};
