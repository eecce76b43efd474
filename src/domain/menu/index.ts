export { matchOf } from './matching';
export { findMenu, findMenuByPath, holdsMenu, leavesOf, menuTree, namesAbove } from './tree';
export type { MenuNode, MenuRecord } from './tree';
