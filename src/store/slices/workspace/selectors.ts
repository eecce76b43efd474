import type { RootState } from '../../store';
import { currentWorkspace, workspaceSlice } from './slice';

const initialState = workspaceSlice.getInitialState();

/** As at the start where the slice has not joined yet. */
const selectWorkspace = ({ workspace = initialState }: RootState) => currentWorkspace(workspace);

export const selectWorkspaceUser = ({ workspace = initialState }: RootState) => workspace.user;
export const selectTabs = (state: RootState) => selectWorkspace(state).tabs;
/** The menus that were used by their ids, the last one first. */
export const selectRecentMenus = (state: RootState) => selectWorkspace(state).recentMenus;
/** What a screen has kept under a key; undefined where that is nothing. */
export const selectDraft = (state: RootState, menuId: string, key: string) =>
  selectWorkspace(state).drafts[menuId]?.[key];
