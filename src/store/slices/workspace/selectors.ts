import { emptyHistory } from '@/domain/grid';
import type { RootState } from '../../store';
import { initialFilters } from './filters';
import { initialView } from './gridViews';
import type { GridId } from './tabs';
import { currentWorkspace, workspaceSlice } from './slice';

const initialState = workspaceSlice.getInitialState();

/** As at the start where the slice has not joined yet. */
const selectWorkspace = ({ workspace = initialState }: RootState) => currentWorkspace(workspace);

export const selectWorkspaceUser = ({ workspace = initialState }: RootState) => workspace.user;
export const selectTabs = (state: RootState) => selectWorkspace(state).tabs;
/** The menus that were used by their ids, the last one first. */
export const selectRecentMenus = (state: RootState) => selectWorkspace(state).recentMenus;
/** What was changed in a grid and not saved, with the steps to it. */
export const selectDraftHistory = (state: RootState, { menuId, grid }: GridId) =>
  selectWorkspace(state).gridDrafts[menuId]?.[grid] ?? emptyHistory;
export const selectGridDraft = (state: RootState, id: GridId) =>
  selectDraftHistory(state, id).present;
/** What was changed in one row and not saved; undefined where that is nothing. */
export const selectRowChange = (state: RootState, id: GridId, key: string) =>
  selectGridDraft(state, id).changed[key];
export const selectGridView = (state: RootState, { menuId, grid }: GridId) =>
  selectWorkspace(state).gridViews[menuId]?.[grid] ?? initialView;
export const selectFilters = (state: RootState, { menuId, grid }: GridId) =>
  selectWorkspace(state).filters[menuId]?.[grid] ?? initialFilters;
export const selectCloseFilters = (state: RootState) => selectWorkspace(state).closeFilters;
export const selectCloseTrial = (state: RootState) => selectWorkspace(state).closeTrial;
