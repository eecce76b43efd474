export { menuRequested } from './recentMenus';
export * from './selectors';
export { workspaceOpened } from './slice';
export {
  type OpenTab,
  tabAfterClosing,
  tabMarked,
  tabMoved,
  tabOpened,
  tabPinned,
  tabsClosed,
  tabsLeft,
} from './tabs';
