import { ALL_RIGHTS, NO_RIGHTS, type Rights } from '@/domain/admin';
import {
  editsTo,
  matrixRows,
  namedMenus,
  withBranchRight,
} from '@/features/admin/menuPermission/matrix';

const menu = (key: string, parentId: string | null, sortOrder: number, inUse = true) => ({
  key,
  version: 1,
  values: { menuId: key, parentId, sortOrder, nameEn: `Menu ${key}`, nameKo: `메뉴 ${key}`, inUse },
});
const menus = namedMenus(
  [menu('M01', null, 1), menu('M0102', 'M01', 2), menu('M0101', 'M01', 1), menu('M02', null, 2)],
  'en',
);
const reading: Rights = { ...NO_RIGHTS, read: true };

it('gives a right to a menu or to its whole branch, reading with every other', () => {
  const change = { menuId: 'M01', right: 'write', given: true } as const;
  const alone = withBranchRight(menus, () => NO_RIGHTS, { ...change, branch: false });
  expect([...alone]).toEqual([['M01', { ...NO_RIGHTS, read: true, write: true }]]);
  const branch = withBranchRight(menus, () => NO_RIGHTS, { ...change, branch: true });
  expect([...branch.keys()].sort()).toEqual(['M01', 'M0101', 'M0102']);
  const taken = withBranchRight(menus, () => ALL_RIGHTS, {
    menuId: 'M02',
    right: 'read',
    given: false,
    branch: false,
  });
  expect(taken.get('M02')).toEqual(NO_RIGHTS);
});

it('shows the menus as a tree: what is not saved, and how many below have a right', () => {
  const rows = matrixRows(menus, [], {
    current: (id) => (id === 'M0101' ? ALL_RIGHTS : reading),
    savedRights: () => reading,
    errorAt: (id) => (id === 'M02' ? 'refused' : undefined),
  });
  expect(rows.map(({ id, level, branch }) => [id, level, branch])).toEqual([
    ['M01', 1, 'open'],
    ['M0101', 2, 'leaf'],
    ['M0102', 2, 'leaf'],
    ['M02', 1, 'leaf'],
  ]);
  expect(rows[0]).toMatchObject({
    label: 'Menu M01',
    below: { count: 2, given: { read: 2, write: 1 } },
    changed: { write: false },
  });
  expect(rows[1]?.changed).toEqual({ read: false, write: true, delete: true, export: true });
  expect(rows[3]?.error).toBe('refused');
  const folded = matrixRows(menus, ['M01'], {
    current: () => reading,
    savedRights: () => reading,
    errorAt: () => undefined,
  });
  expect(folded.map(({ id, branch }) => [id, branch])).toEqual([
    ['M01', 'closed'],
    ['M02', 'leaf'],
  ]);
});

it('turns rights into edits of the saved rows, and leaves out menus of which nothing is wanted', () => {
  const saved = ['M01', 'M02'].map((menuId) => ({
    key: `ACTUARY/${menuId}`,
    version: 3,
    values: { menuId, ...NO_RIGHTS },
  }));
  const edits = editsTo(saved, (menuId) => (menuId === 'M02' ? reading : undefined));
  expect(edits.map(({ key, field, value }) => [key, field, value])).toEqual([
    ['ACTUARY/M02', 'read', true],
    ['ACTUARY/M02', 'write', false],
    ['ACTUARY/M02', 'delete', false],
    ['ACTUARY/M02', 'export', false],
  ]);
});
