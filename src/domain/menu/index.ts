export { findMenu, findMenuByPath, leavesOf, menuTree } from './tree';
export type { MenuNode, MenuRecord } from './tree';
