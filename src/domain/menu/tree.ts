import type { Rights } from '../admin/rights';

/** A line of the flat list (AP-6), its name already in the reader's language. */
export interface MenuRecord {
  menuId: string;
  menuName: string;
  /** Absent where the menu only holds others. */
  path?: string | null;
  /** Absent at the top. */
  parentId?: string | null;
  /** What the user may do on its screen. */
  rights?: Rights;
}

export interface MenuNode extends MenuRecord {
  children: MenuNode[];
}

/** The mega-menu shows three levels (ST-MENU); no branch of menus that is saved is deeper. */
export const MENU_LEVELS = 3;

/**
 * AP-6: the flat list as a tree of three levels, in the order of the list. Nothing is lost: a record whose parent is not in the list stands
 * at the top, one that lies deeper than the third level stands there beside its ancestor, and of records that hold each other the first one stands
 * at the top. Of two records with one id the first counts.
 */
export function menuTree(records: readonly MenuRecord[]): MenuNode[] {
  const nodes = new Map<string, MenuNode>();
  for (const record of records)
    if (!nodes.has(record.menuId)) nodes.set(record.menuId, { ...record, children: [] });

  const atTop = new Set<MenuNode>();
  const parentOf = (node: MenuNode) =>
    node.parentId && !atTop.has(node) ? nodes.get(node.parentId) : undefined;
  /** The way from the top down to a node, without it; a node that holds itself is on its own way. */
  const wayTo = (node: MenuNode): MenuNode[] => {
    const way: MenuNode[] = [];
    for (let above = parentOf(node); above && !way.includes(above); above = parentOf(above))
      way.unshift(above);
    return way;
  };
  for (const node of nodes.values()) if (wayTo(node).includes(node)) atTop.add(node);

  const tree: MenuNode[] = [];
  for (const node of nodes.values()) {
    const way = wayTo(node);
    const holder = way[Math.min(way.length, MENU_LEVELS - 1) - 1];
    (holder?.children ?? tree).push(node);
  }
  return tree;
}

function search(
  tree: readonly MenuNode[],
  wanted: (node: MenuNode) => boolean,
): MenuNode | undefined {
  for (const node of tree) {
    const found = wanted(node) ? node : search(node.children, wanted);
    if (found) return found;
  }
  return undefined;
}

/** ST-TAB-4. */
export function findMenu(tree: readonly MenuNode[], menuId: string): MenuNode | undefined {
  return search(tree, (node) => node.menuId === menuId);
}

/** The first menu that leads to an address. */
export function findMenuByPath(tree: readonly MenuNode[], path: string): MenuNode | undefined {
  return search(tree, (node) => node.path === path);
}

/** The menus that lead somewhere, in the order of the tree. */
export function leavesOf(tree: readonly MenuNode[]): (MenuNode & { path: string })[] {
  return tree.flatMap((node) => [
    ...(node.path ? [{ ...node, path: node.path }] : []),
    ...leavesOf(node.children),
  ]);
}

/** Whether a menu is the one with this id or has it below itself. */
export function holdsMenu(menu: MenuNode, menuId: string | undefined): boolean {
  return menu.menuId === menuId || menu.children.some((child) => holdsMenu(child, menuId));
}

/** The names of the menus above one, from the top down; empty at the top and where it is not in the tree. */
export function namesAbove(tree: readonly MenuNode[], menuId: string): string[] {
  const holder = tree.find((menu) => holdsMenu(menu, menuId));
  return !holder || holder.menuId === menuId
    ? []
    : [holder.menuName, ...namesAbove(holder.children, menuId)];
}
