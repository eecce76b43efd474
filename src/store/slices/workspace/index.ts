export {
  type CloseComparison,
  closeFilterActions,
  type CloseFilters,
  closeFiltersOf,
  closeQuery,
  type CloseScope,
  initialCloseFilters,
} from './closeFilters';
export { noChanges, sliderMoved, type TrialChanges, trialReset } from './closeTrial';
export * from './filters';
export { gridDraftActions } from './gridDrafts';
export * from './gridViews';
export { menuRequested } from './recentMenus';
export * from './selectors';
export { workspaceOpened } from './slice';
export {
  activeTabCleared,
  type GridId,
  type OpenTab,
  tabAfterClosing,
  tabDirtyChanged,
  tabMoved,
  tabOpened,
  tabPinned,
  tabsClosed,
  tabScrolled,
} from './tabs';
