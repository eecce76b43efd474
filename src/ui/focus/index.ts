export { indexAfter, rovingFocus } from './rovingFocus';
export { type NamedTreeNode, type TreeNode, treeStep } from './treeStep';
export { useFocusRescue } from './useFocusRescue';
export { useTypeAhead } from './useTypeAhead';
