import type { Explained, ExplanationNode } from '@/domain/closeReports';
import type { TreeNode } from '@/ui/focus';
import { hasFormula } from './Formula';
import type { NodeState } from './useExplanation';

type Content =
  | { readonly kind: 'part'; readonly part: ExplanationNode }
  /** How the number above was computed, or that it is not known yet. */
  | { readonly kind: 'about'; readonly state: NodeState | undefined }
  /** The smaller parts of a long sum. */
  | { readonly kind: 'more'; readonly of: Explained };

/** A row of the tree: all that is seen is one, so that the arrow keys lead to it. */
export type TreeRow = Content & TreeNode & { readonly position: number; readonly siblings: number };

export interface Tree {
  readonly nodes: Readonly<Record<string, NodeState>>;
  readonly opened: ReadonlySet<string>;
}

/** The rows below a number, theirs behind each, in the order in which they are seen. */
export function rowsBelow(path: string, tree: Tree, level = 1): readonly TreeRow[] {
  const state = tree.nodes[path];
  const explained = typeof state === 'object' ? state : undefined;
  const own: (Content & { id: string })[] = [];
  // The number at the top has its formula above the tree.
  if (level > 1 && (!explained || hasFormula(explained)))
    own.push({ kind: 'about', state, id: `${path} about` });
  for (const part of explained?.parts ?? []) own.push({ kind: 'part', part, id: part.path });
  if (explained && explained.more > 0)
    own.push({ kind: 'more', of: explained, id: `${path} more` });

  return own.flatMap((content, index) => {
    const isOpenable = content.kind === 'part' && content.part.isOpenable;
    const isOpen = isOpenable && tree.opened.has(content.id);
    const branch = isOpenable ? (isOpen ? 'open' : 'closed') : 'leaf';
    const row = { ...content, level, branch, position: index + 1, siblings: own.length } as const;
    return [row, ...(isOpen ? rowsBelow(content.id, tree, level + 1) : [])];
  });
}
