export { matchOf } from './matching';
export {
  MENU_LEVELS,
  findMenu,
  findMenuByPath,
  holdsMenu,
  leavesOf,
  menuTree,
  namesAbove,
} from './tree';
export type { MenuNode, MenuRecord } from './tree';
