import { MENU_LEVELS } from '../menu';

/** The tree of menus as an administrator edits it. Menus stand in a flat list; each says its parent and its order among its siblings. */

/** Room between siblings, so that most moves change one menu only. */
const SORT_ORDER_STEP = 10;

export interface PlacedMenu {
  menuId: string;
  /** null at the top. */
  parentId: string | null;
  sortOrder: number;
}

export interface MenuTreeRow<Menu extends PlacedMenu> {
  menu: Menu;
  /** 1 at the top. */
  level: number;
  /** 1-based place among its siblings, and how many they are. */
  position: number;
  siblings: number;
  hasChildren: boolean;
}

export type MenuMove = 'up' | 'down' | 'in' | 'out';

/** A place in the tree: under a parent (null: at the top), at an index among the children that are there without the moved menu. */
export interface MenuPlace {
  parentId: string | null;
  index: number;
}

function byOrder(one: PlacedMenu, other: PlacedMenu): number {
  return one.sortOrder - other.sortOrder || (one.menuId < other.menuId ? -1 : 1);
}

/** The children of a menu in their order; those of null stand at the top, as does a menu whose parent is not in the list. */
export function childrenOf<Menu extends PlacedMenu>(
  menus: readonly Menu[],
  parentId: string | null,
): Menu[] {
  const isTop = (menu: Menu) =>
    menu.parentId === null || !menus.some(({ menuId }) => menuId === menu.parentId);
  return menus
    .filter((menu) => (parentId === null ? isTop(menu) : menu.parentId === parentId))
    .sort(byOrder);
}

/** The menus from top to bottom as a tree shows them; below a menu that is `closed` nothing is listed. */
export function menuTreeRows<Menu extends PlacedMenu>(
  menus: readonly Menu[],
  closed: (menuId: string) => boolean = () => false,
): MenuTreeRow<Menu>[] {
  const byParent = new Map<string | null, Menu[]>();
  const ids = new Set(menus.map(({ menuId }) => menuId));
  for (const menu of menus) {
    const parent = menu.parentId !== null && ids.has(menu.parentId) ? menu.parentId : null;
    byParent.set(parent, [...(byParent.get(parent) ?? []), menu]);
  }
  const under = (parentId: string | null, level: number): MenuTreeRow<Menu>[] => {
    const children = (byParent.get(parentId) ?? []).sort(byOrder);
    return children.flatMap((menu, index) => [
      {
        menu,
        level,
        position: index + 1,
        siblings: children.length,
        hasChildren: byParent.has(menu.menuId),
      },
      ...(closed(menu.menuId) ? [] : under(menu.menuId, level + 1)),
    ]);
  };
  return under(null, 1);
}

/**
 * The list without circles: where menus hold each other (somebody else's change met one's own) the first of them stands at the top. Menus that
 * are in no circle are the same objects.
 */
export function withoutCircles<Menu extends PlacedMenu>(menus: readonly Menu[]): Menu[] {
  const parents = new Map(menus.map(({ menuId, parentId }) => [menuId, parentId]));
  return menus.map((menu) => {
    const seen = new Set<string>();
    let at = menu.parentId;
    while (at !== null && at !== menu.menuId && !seen.has(at)) {
      seen.add(at);
      at = parents.get(at) ?? null;
    }
    if (at !== menu.menuId) return menu;
    parents.set(menu.menuId, null);
    return { ...menu, parentId: null };
  });
}

/** A menu and all below it, from top to bottom. */
export function branchOf<Menu extends PlacedMenu>(menus: readonly Menu[], menuId: string): Menu[] {
  const menu = menus.find((one) => one.menuId === menuId);
  return menu
    ? [menu, ...childrenOf(menus, menuId).flatMap((child) => branchOf(menus, child.menuId))]
    : [];
}

/** The menus above a menu, the top one first. */
export function ancestorsOf<Menu extends PlacedMenu>(
  menus: readonly Menu[],
  menuId: string,
): Menu[] {
  const menu = menus.find((one) => one.menuId === menuId);
  const parent = menus.find((one) => one.menuId === menu?.parentId);
  return parent ? [...ancestorsOf(menus, parent.menuId), parent] : [];
}

function heightOf(menus: readonly PlacedMenu[], menuId: string): number {
  return (
    1 + Math.max(0, ...childrenOf(menus, menuId).map((child) => heightOf(menus, child.menuId)))
  );
}

/** An id that is free for a new menu: that of its parent (`M` at the top) and two more digits. */
export function freeMenuId(taken: readonly string[], parentId: string | null): string {
  const stem = parentId ?? 'M';
  let number = 1;
  while (taken.includes(stem + String(number).padStart(2, '0'))) number += 1;
  return stem + String(number).padStart(2, '0');
}

/** Whether a new menu may stand under this one (null: at the top). */
export function mayHaveChildren(menus: readonly PlacedMenu[], parentId: string | null): boolean {
  return parentId === null || ancestorsOf(menus, parentId).length + 1 < MENU_LEVELS;
}

/** Whether a menu may be moved under another: not below itself, and no branch reaches below the third level. */
export function mayMoveUnder(
  menus: readonly PlacedMenu[],
  menuId: string,
  parentId: string | null,
): boolean {
  if (branchOf(menus, menuId).some((menu) => menu.menuId === parentId)) return false;
  const level = parentId === null ? 0 : ancestorsOf(menus, parentId).length + 1;
  return level + heightOf(menus, menuId) <= MENU_LEVELS;
}

/** The orders that put `id` at `index` among siblings: its own where there is room between its neighbours, else everybody's. */
function ordersAt(siblings: readonly PlacedMenu[], id: string, index: number): Map<string, number> {
  const before = siblings[index - 1]?.sortOrder;
  const after = siblings[index]?.sortOrder;
  if (after === undefined) return new Map([[id, (before ?? 0) + SORT_ORDER_STEP]]);
  const between = Math.floor(((before ?? 0) + after) / 2);
  if (between > (before ?? 0) && between < after) return new Map([[id, between]]);
  const ids = siblings.map(({ menuId }) => menuId);
  return new Map(
    ids.toSpliced(index, 0, id).map((menuId, place) => [menuId, (place + 1) * SORT_ORDER_STEP]),
  );
}

/** The list with a menu at another place. Menus that keep parent and order are the same objects; an impossible move changes nothing. */
export function placeMenu<Menu extends PlacedMenu>(
  menus: readonly Menu[],
  menuId: string,
  place: MenuPlace,
): readonly Menu[] {
  if (!mayMoveUnder(menus, menuId, place.parentId)) return menus;
  const siblings = childrenOf(menus, place.parentId).filter((menu) => menu.menuId !== menuId);
  const orders = ordersAt(siblings, menuId, place.index);
  return menus.map((menu) => {
    const parentId = menu.menuId === menuId ? place.parentId : menu.parentId;
    const sortOrder = orders.get(menu.menuId) ?? menu.sortOrder;
    return parentId === menu.parentId && sortOrder === menu.sortOrder
      ? menu
      : { ...menu, parentId, sortOrder };
  });
}

/**
 * Where a step leads: up or down among its siblings, in below the sibling before it, out to stand after its parent; undefined where
 * there is no such place.
 */
export function stepOf(
  menus: readonly PlacedMenu[],
  menuId: string,
  move: MenuMove,
): MenuPlace | undefined {
  const menu = menus.find((one) => one.menuId === menuId);
  if (!menu) return undefined;
  const parent = ancestorsOf(menus, menuId).at(-1);
  const parentId = parent?.menuId ?? null;
  const siblings = childrenOf(menus, parentId);
  const index = siblings.indexOf(menu);
  const previous = siblings[index - 1];
  const places: Record<MenuMove, MenuPlace | undefined> = {
    up: previous && { parentId, index: index - 1 },
    down: index + 1 < siblings.length ? { parentId, index: index + 1 } : undefined,
    in: previous && { parentId: previous.menuId, index: childrenOf(menus, previous.menuId).length },
    out: parent && placeAfter(menus, parent),
  };
  const place = places[move];
  return place && mayMoveUnder(menus, menuId, place.parentId) ? place : undefined;
}

function placeAfter(menus: readonly PlacedMenu[], menu: PlacedMenu): MenuPlace {
  const parentId = ancestorsOf(menus, menu.menuId).at(-1)?.menuId ?? null;
  return {
    parentId,
    index: childrenOf(menus, parentId).findIndex(({ menuId }) => menuId === menu.menuId) + 1,
  };
}

/** Where a menu that is dropped at another one lands. */
export function dropPlace(
  menus: readonly PlacedMenu[],
  menuId: string,
  target: string,
  at: 'before' | 'inside' | 'after',
): MenuPlace | undefined {
  const parentId = at === 'inside' ? target : (ancestorsOf(menus, target).at(-1)?.menuId ?? null);
  if (menuId === target || !mayMoveUnder(menus, menuId, parentId)) return undefined;
  const siblings = childrenOf(menus, parentId).filter((menu) => menu.menuId !== menuId);
  if (at === 'inside') return { parentId, index: siblings.length };
  const index = siblings.findIndex((menu) => menu.menuId === target);
  return { parentId, index: at === 'before' ? index : index + 1 };
}
