import {
  branchOf,
  menuTreeRows,
  type PlacedMenu,
  type Right,
  type Rights,
  RIGHTS,
  withRight,
} from '@/domain/admin';
import type { Edit, GridValues, SavedRow } from '@/domain/grid';
import type { Locale } from '@/domain/locale';
import { localName } from '../shared/rows/localName';
import type { NamedTreeNode } from '@/ui/focus';

/** A menu with its name in the reader's language. */
export interface NamedMenu extends PlacedMenu {
  name: string;
  inUse: boolean;
}

/** A menu as a row of the matrix: what the role may do with it, and what of that is not saved. */
export interface MatrixRow extends NamedTreeNode {
  position: number;
  siblings: number;
  inUse: boolean;
  rights: Rights;
  changed: Record<Right, boolean>;
  /** Of the menus below it those that have the right, and how many there are. */
  below: { count: number; given: Record<Right, number> };
  /** What the server has found wrong with the row. */
  error?: string;
}

function eachRight<Value>(value: (right: Right) => Value): Record<Right, Value> {
  return {
    read: value('read'),
    write: value('write'),
    delete: value('delete'),
    export: value('export'),
  };
}

export function rightsOf(values: GridValues): Rights {
  return eachRight((right) => values[right] === true);
}

/** The edits that turn saved rows of rights into others; rows are saved ones by menu. */
export function editsTo(
  rows: readonly SavedRow[],
  wanted: (menuId: string) => Rights | undefined,
): Edit[] {
  return rows.flatMap((saved) => {
    const rights = wanted(String(saved.values.menuId));
    return rights
      ? RIGHTS.map((right) => ({ key: saved.key, saved, field: right, value: rights[right] }))
      : [];
  });
}

/** A right given or taken for a menu, or for the whole branch below it as well. */
export function withBranchRight(
  menus: readonly PlacedMenu[],
  current: (menuId: string) => Rights,
  change: { menuId: string; right: Right; given: boolean; branch: boolean },
): Map<string, Rights> {
  const { menuId, right, given, branch } = change;
  const ids = branch ? branchOf(menus, menuId).map((menu) => menu.menuId) : [menuId];
  return new Map(ids.map((id) => [id, withRight(current(id), right, given)]));
}

interface MatrixSource {
  current: (menuId: string) => Rights;
  savedRights: (menuId: string) => Rights;
  errorAt: (menuId: string) => string | undefined;
}

/** The matrix of a role: its menus as a tree, with what is not saved yet. */
export function matrixRows(
  menus: readonly NamedMenu[],
  closed: readonly string[],
  { current, savedRights, errorAt }: MatrixSource,
): MatrixRow[] {
  return menuTreeRows(menus, (id) => closed.includes(id)).map(
    ({ menu, level, position, siblings, hasChildren }) => {
      const { menuId, name, inUse } = menu;
      const rights = current(menuId);
      const saved = savedRights(menuId);
      const below = branchOf(menus, menuId)
        .slice(1)
        .map((one) => current(one.menuId));
      const count = (right: Right) => below.filter((one) => one[right]).length;
      return {
        id: menuId,
        label: name,
        level,
        position,
        siblings,
        branch: hasChildren ? (closed.includes(menuId) ? 'closed' : 'open') : 'leaf',
        inUse,
        rights,
        changed: eachRight((right) => rights[right] !== saved[right]),
        below: { count: below.length, given: eachRight(count) },
        error: errorAt(menuId),
      };
    },
  );
}

export function namedMenus(rows: readonly SavedRow[], locale: Locale): NamedMenu[] {
  return rows.map(({ key, values }) => ({
    menuId: key,
    parentId: values.parentId ? String(values.parentId) : null,
    sortOrder: Number(values.sortOrder),
    name: localName(values, locale),
    inUse: values.inUse === true,
  }));
}
