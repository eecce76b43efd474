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
  type Draft,
  type Edit,
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

/** A menu goes to another place: what that changes in it and in its neighbours. */
export function moveEdits(
  draft: Draft,
  saved: readonly SavedRow[],
  key: string,
  place: MenuPlace,
): Edit[] {
  const before = draftMenus(draft, saved);
  return placeMenu(before, key, place)
    .filter((menu, index) => menu !== before[index])
    .flatMap(({ menuId, parentId, sortOrder }) => {
      const row = saved.find((one) => one.key === menuId);
      return [
        { key: menuId, saved: row, field: 'parentId', value: parentId },
        { key: menuId, saved: row, field: 'sortOrder', value: sortOrder },
      ];
    });
}

/** An empty menu at a place; `key` is its provisional key. */
export function newMenu(
  draft: Draft,
  saved: readonly SavedRow[],
  place: MenuPlace,
): { rows: GridValues[]; edits: Edit[]; key: string } {
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
  return { rows: [values], edits: moveEdits(added, saved, key, place), key };
}

/** A menu and all below it, by their keys. */
export function branchKeys(draft: Draft, saved: readonly SavedRow[], key: string): string[] {
  return branchOf(draftMenus(draft, saved), key).map(({ menuId }) => menuId);
}

/** The deleted menus under which all that is deleted stands. */
export function deletedBranches(draft: Draft): SavedRow[] {
  return Object.values(draft.deleted).filter(
    ({ values }) => !draft.deleted[textOf(values, 'parentId')],
  );
}

/** A deleted menu and all below it, by their keys. */
export function deletedKeys(saved: readonly SavedRow[], key: string): string[] {
  const menus = saved.map((row) => draftMenu(row.key, row.values));
  return branchOf(menus, key).map(({ menuId }) => menuId);
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
