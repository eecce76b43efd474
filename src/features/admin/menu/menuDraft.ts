/** Changes of the tree as edits of a draft of its rows. A row that is not saved yet is known by its provisional key, also as a parent. */
import {
  branchOf,
  freeMenuId,
  type MenuPlace,
  type MenuTreeRow,
  menuTreeRows,
  placeMenu,
  type PlacedMenu,
  withoutCircles,
} from '@/domain/admin';
import {
  addRows,
  deleteRows,
  type Draft,
  edit,
  type GridValues,
  type RowChange,
  type SavedRow,
  toBatch,
  valuesOf,
} from '@/domain/grid';

/** A menu as the draft would have it; its `menuId` is the key of its row. */
export interface DraftMenu extends PlacedMenu {
  values: GridValues;
}

const textOf = (values: GridValues, field: string) => String(values[field] ?? '');

function draftMenu(key: string, values: GridValues): DraftMenu {
  const order = Number(values.sortOrder);
  return {
    menuId: key,
    parentId: values.parentId ? textOf(values, 'parentId') : null,
    sortOrder: Number.isFinite(order) ? order : 0,
    values,
  };
}

/** All menus as they would be after saving, without those that are deleted. */
export function draftMenus(draft: Draft, saved: readonly SavedRow[]): DraftMenu[] {
  const kept = saved
    .filter(({ key }) => !draft.deleted[key])
    .map((row) => draftMenu(row.key, valuesOf(draft, row)));
  return withoutCircles([
    ...kept,
    ...draft.created.map(({ key, values }) => draftMenu(key, values)),
  ]);
}

export function editMenu(
  draft: Draft,
  saved: readonly SavedRow[],
  key: string,
  values: GridValues,
): Draft {
  const row = saved.find((one) => one.key === key);
  return edit(
    draft,
    Object.entries(values).map(([field, value]) => ({ key, saved: row, field, value })),
  );
}

export function moveMenu(
  draft: Draft,
  saved: readonly SavedRow[],
  key: string,
  place: MenuPlace,
): Draft {
  const before = draftMenus(draft, saved);
  return placeMenu(before, key, place)
    .filter((menu, index) => menu !== before[index])
    .reduce(
      (next, { menuId, parentId, sortOrder }) =>
        editMenu(next, saved, menuId, { parentId, sortOrder }),
      draft,
    );
}

/** Adds an empty menu as the last under a parent; `key` is its provisional key. */
export function addMenu(
  draft: Draft,
  saved: readonly SavedRow[],
  place: MenuPlace,
): { draft: Draft; key: string } {
  const menus = draftMenus(draft, saved);
  const taken = [...saved.map((row) => row.values), ...menus.map(({ values }) => values)].map(
    (values) => textOf(values, 'menuId'),
  );
  const parent = menus.find(({ menuId }) => menuId === place.parentId);
  const values = {
    menuId: freeMenuId(taken, parent ? textOf(parent.values, 'menuId') : null),
    parentId: place.parentId,
    nameKo: '',
    nameEn: '',
    nameZhTw: '',
    path: null,
    sortOrder: 0,
    inUse: true,
  };
  const added = addRows(draft, [values]);
  const key = added.created[0]?.key ?? '';
  return { draft: moveMenu(added, saved, key, place), key };
}

/** Deletes a menu and all below it. */
export function deleteMenu(draft: Draft, saved: readonly SavedRow[], key: string): Draft {
  const keys = branchOf(draftMenus(draft, saved), key).map(({ menuId }) => menuId);
  return deleteRows(draft, keys, saved);
}

/** The deleted menus under which all that is deleted stands. */
export function deletedBranches(draft: Draft): SavedRow[] {
  return Object.values(draft.deleted).filter(
    ({ values }) => !draft.deleted[textOf(values, 'parentId')],
  );
}

/** Takes back the deletion of a menu and of all below it. */
export function restoreMenu(draft: Draft, saved: readonly SavedRow[], key: string): Draft {
  const keys = branchOf(
    saved.map((row) => draftMenu(row.key, row.values)),
    key,
  ).map(({ menuId }) => menuId);
  return {
    ...draft,
    deleted: Object.fromEntries(
      Object.entries(draft.deleted).filter(([deleted]) => !keys.includes(deleted)),
    ),
  };
}

const depth = (rows: readonly MenuTreeRow<PlacedMenu>[]) =>
  new Map(rows.map(({ menu, level }) => [menu.menuId, level]));

/** The batch: what is created from the top down under its final parents, what is deleted from the bottom up. */
export function menuBatch(draft: Draft, saved: readonly SavedRow[]): RowChange[] {
  const finalIds = new Map(draft.created.map(({ key, values }) => [key, textOf(values, 'menuId')]));
  const levels = depth(menuTreeRows(draftMenus(draft, saved)));
  const savedLevels = depth(menuTreeRows(saved.map((row) => draftMenu(row.key, row.values))));
  const rank = ({ op, key }: RowChange) => {
    if (op === 'delete') return -(savedLevels.get(key) ?? 0);
    return op === 'create' ? (levels.get(key) ?? 0) : 100;
  };
  return toBatch(draft)
    .map((change) => {
      const parentId = finalIds.get(String(change.values?.parentId));
      return parentId === undefined
        ? change
        : { ...change, values: { ...change.values, parentId } };
    })
    .sort((one, other) => rank(one) - rank(other));
}
