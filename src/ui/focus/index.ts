export { indexAfter, rovingFocus } from './rovingFocus';
export { type NamedTreeNode, type TreeNode, treeStep } from './treeStep';
export { useTypeAhead } from './useTypeAhead';
