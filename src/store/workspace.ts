/**
 * The workspace's part of the store: open tabs, what their screens keep, the menus that were used. It joins the store when the workspace
 * or the first of its screens comes, and not before.
 */
import { rootReducer } from './reducer';
import { announceReducer } from './store';
import { workspaceSlice } from './slices/workspace';

rootReducer.inject(workspaceSlice);
announceReducer();

export { ScreenContext, useScreenDirty, useScreenRights, useScreenState } from './screens';
export type { ScreenPlace } from './screens';
export { menuRequested } from './slices/menu';
export {
  tabAfterClosing,
  tabMarked,
  tabMoved,
  tabOpened,
  tabPinned,
  tabsClosed,
  tabsLeft,
} from './slices/tabs';
export type { OpenTab } from './slices/tabs';
export { deskOpened, selectDeskUser, selectRecentMenus, selectTabs } from './slices/workspace';
