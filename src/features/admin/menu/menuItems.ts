import type { NamedTreeNode } from '@/ui/focus';

/** What a draft has done to a row, as a mark says it. */
export type Mark = 'created' | 'changed' | 'invalid';

/** A menu as a row of the tree shows it; `label` is its name in the reader's language. */
export interface MenuTreeItem extends NamedTreeNode {
  /** What the person calls the id: the key of a row that is not saved yet is another. */
  code: string;
  position: number;
  siblings: number;
  inUse: boolean;
  /** Only a menu with an address opens a screen. */
  opens: boolean;
  mark?: Mark;
}
