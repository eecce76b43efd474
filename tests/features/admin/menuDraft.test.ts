import { addRows, deleteRows, edit, emptyDraft, type Draft } from '@/domain/grid';
import {
  branchKeys,
  deletedBranches,
  draftMenus,
  menuBatch,
  moveEdits,
  newMenu,
} from '@/features/admin/menu/menuDraft';

const row = (key: string, parentId: string | null, sortOrder: number) => ({
  key,
  version: 1,
  values: { menuId: key, parentId, sortOrder, nameEn: key, inUse: true },
});
const saved = [
  row('M01', null, 10),
  row('M0101', 'M01', 10),
  row('M0102', 'M01', 20),
  row('M02', null, 20),
];
const shape = (draft: Draft) =>
  draftMenus(draft, saved)
    .map(({ values, parentId, sortOrder }) => ({ id: values.menuId, parentId, sortOrder }))
    .sort((one, other) => one.sortOrder - other.sortOrder);

it('moves a menu with what is below it, and leaves its old neighbours as they are', () => {
  const edits = moveEdits(emptyDraft, saved, 'M01', { parentId: 'M02', index: 0 });
  const moved = edit(emptyDraft, edits);
  expect(draftMenus(moved, saved).find(({ menuId }) => menuId === 'M01')?.parentId).toBe('M02');
  expect(new Set(edits.map(({ key }) => key))).toEqual(new Set(['M01']));
  // Not below itself: nothing changes.
  expect(moveEdits(emptyDraft, saved, 'M01', { parentId: 'M0101', index: 0 })).toEqual([]);
});

it('places a new menu under a free id of its parent, and saves it under what its parent is finally called', () => {
  const first = newMenu(emptyDraft, saved, { parentId: 'M01', index: 2 });
  expect(first.rows[0]?.menuId).toBe('M0103');
  const withFirst = edit(addRows(emptyDraft, first.rows), first.edits);
  expect(shape(withFirst).filter(({ parentId }) => parentId === 'M01')).toHaveLength(3);
  const second = newMenu(withFirst, saved, { parentId: first.key, index: 0 });
  const both = edit(addRows(withFirst, second.rows), second.edits);
  const created = menuBatch(both, saved).filter(({ op }) => op === 'create');
  expect(created.map(({ values }) => [values?.menuId, values?.parentId])).toEqual([
    ['M0103', 'M01'],
    ['M010301', 'M0103'],
  ]);
});

it('deletes a branch from the bottom up, and says of it which menu was its top', () => {
  const keys = branchKeys(emptyDraft, saved, 'M01');
  expect([...keys].sort()).toEqual(['M01', 'M0101', 'M0102']);
  const draft = deleteRows(emptyDraft, keys, saved);
  expect(deletedBranches(draft).map(({ key }) => key)).toEqual(['M01']);
  const deletes = menuBatch(draft, saved).map(({ op, key }) => [op, key]);
  expect(deletes.at(-1)).toEqual(['delete', 'M01']);
  expect(deletes).toHaveLength(3);
});
