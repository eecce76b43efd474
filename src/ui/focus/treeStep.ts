/** A row of a tree as the keyboard knows it. */
export interface TreeNode {
  id: string;
  /** 1 at the top. */
  level: number;
  branch: 'open' | 'closed' | 'leaf';
}

export interface NamedTreeNode extends TreeNode {
  label: string;
}

export type TreeStep = { focus: string } | { toggle: string };

/** What a key does in a tree (the ARIA authoring practices for trees), `nodes` being the rows that are shown, from top to bottom. */
export function treeStep(
  nodes: readonly TreeNode[],
  current: string,
  key: string,
): TreeStep | undefined {
  const index = nodes.findIndex(({ id }) => id === current);
  const node = nodes[index];
  const focus = (target: TreeNode | undefined) => target && { focus: target.id };
  switch (node && key) {
    case 'ArrowDown':
      return focus(nodes[index + 1]);
    case 'ArrowUp':
      return focus(nodes[index - 1]);
    case 'Home':
      return focus(nodes[0]);
    case 'End':
      return focus(nodes.at(-1));
    case 'ArrowRight':
      if (node?.branch === 'closed') return { toggle: current };
      return node?.branch === 'open' ? focus(nodes[index + 1]) : undefined;
    case 'ArrowLeft':
      if (node?.branch === 'open') return { toggle: current };
      return focus(nodes.slice(0, index).findLast(({ level }) => level < (node?.level ?? 0)));
    default:
      return undefined;
  }
}

/** The next row whose label begins with what was typed; while more is typed the current row stays if it still fits. */
export function typeAhead(
  nodes: readonly NamedTreeNode[],
  current: string,
  typed: string,
): string | undefined {
  const start = nodes.findIndex(({ id }) => id === current) + (typed.length > 1 ? 0 : 1);
  const fits = ({ label }: NamedTreeNode) => label.toLowerCase().startsWith(typed.toLowerCase());
  return [...nodes.slice(start), ...nodes.slice(0, start)].find(fits)?.id;
}
