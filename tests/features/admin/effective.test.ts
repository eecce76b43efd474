import type { UserRights } from '@/api';
import { effectiveRows, rowsWithRights } from '@/features/admin/userPermission/effective';

const none = { read: [], write: [], delete: [], export: [] };
const no = { read: false, write: false, delete: false, export: false };
const known: UserRights = {
  username: 'mina',
  demoAuth: true,
  held: ['ACTUARY'],
  roles: [
    { roleId: 'ACTUARY', roleName: 'Actuary', inUse: true },
    { roleId: 'AUDITOR', roleName: 'Auditor', inUse: true },
    { roleId: 'OLD', roleName: 'Old role', inUse: false },
  ],
  roleMenus: [
    { roleId: 'ACTUARY', menuId: 'M0101', ...no, read: true, write: true },
    { roleId: 'AUDITOR', menuId: 'M0101', ...no, read: true },
    { roleId: 'AUDITOR', menuId: 'M0201', ...no, read: true, export: true },
    { roleId: 'OLD', menuId: 'M0201', ...no, read: true, delete: true },
    { roleId: 'AUDITOR', menuId: 'M0301', ...no, read: true },
  ],
  menus: [
    { menuId: 'M01', menuName: 'Close', parentId: null, path: null, inUse: true, sources: none },
    {
      menuId: 'M0101',
      menuName: 'Runs',
      parentId: 'M01',
      path: '/demo/runs',
      inUse: true,
      sources: { ...none, read: ['ACTUARY'], write: ['ACTUARY'] },
    },
    { menuId: 'M02', menuName: 'Reports', parentId: null, path: null, inUse: true, sources: none },
    {
      menuId: 'M0201',
      menuName: 'Notes',
      parentId: 'M02',
      path: '/demo/notes',
      inUse: true,
      sources: none,
    },
    {
      menuId: 'M0301',
      menuName: 'Gone',
      parentId: null,
      path: '/demo/gone',
      inUse: false,
      sources: none,
    },
  ],
};
const rowOf = (held: readonly string[], menuId: string) =>
  effectiveRows(known, held).find((row) => row.menuId === menuId);

it('says of each right whether it stays, is gained or is lost with other roles, and which role gives it', () => {
  expect(rowOf(['AUDITOR'], 'M0101')).toMatchObject({
    level: 2,
    rights: { read: 'has', write: 'lost', delete: 'hasNot', export: 'hasNot' },
    reasons: [
      { role: 'Actuary', state: 'lost', rights: ['read', 'write'] },
      { role: 'Auditor', state: 'gained', rights: ['read'] },
    ],
  });
  expect(rowOf(['ACTUARY', 'AUDITOR'], 'M0201')?.rights).toEqual({
    read: 'gained',
    write: 'hasNot',
    delete: 'hasNot',
    export: 'gained',
  });
});

it('gives nothing by a role or in a menu that is not in use', () => {
  expect(rowOf(['OLD'], 'M0201')?.reasons).toEqual([]);
  expect(rowOf(['AUDITOR'], 'M0301')?.rights.read).toBe('hasNot');
});

it('shows the menus in which something is given, gained or lost, and those above them', () => {
  const shown = (held: readonly string[]) =>
    rowsWithRights(effectiveRows(known, held)).map(({ menu }) => menu);
  expect(shown(['ACTUARY'])).toEqual(['Close', 'Runs']);
  expect(shown(['AUDITOR'])).toEqual(['Close', 'Runs', 'Reports', 'Notes']);
});
