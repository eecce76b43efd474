/** Menus, roles, their rights and users for the stories: those of the sample data. */
import type { HttpHandler } from 'msw';
import type { AdminRow } from '@/api';
import { effectiveRights, NO_RIGHTS, RIGHTS } from '@/domain/admin';
import menuSeed from '@/server/seed/menus.json';
import roleSeed from '@/server/seed/roles.json';
import accountSeed from '@/server/seed/sampleAccounts.json';
import { respondWith, success } from '../../support/handlers';
import type { Rows } from './gridServer';

const rowsOf = (rows: AdminRow[]): Rows => ({
  total: rows.length,
  at: (index) => rows[index] ?? { key: '', version: 0, values: {} },
});

export const menuRows: AdminRow[] = menuSeed.map((menu) => ({
  key: menu.menuId,
  version: 1,
  values: { ...menu, inUse: true },
}));
const retired: AdminRow = {
  key: 'TRAINEE',
  version: 1,
  values: {
    roleId: 'TRAINEE',
    nameKo: '교육생',
    nameEn: 'Trainee',
    nameZhTw: '培訓人員',
    descriptionKo: null,
    descriptionEn: null,
    descriptionZhTw: null,
    sortOrder: 90,
    inUse: false,
  },
};
export const roleRows: AdminRow[] = [
  ...roleSeed.map(({ rights: _rights, ...role }) => ({
    key: role.roleId,
    version: 1,
    values: { ...role, inUse: true },
  })),
  retired,
];
const letters = { read: 'r', write: 'w', delete: 'd', export: 'e' };
export const roleMenuRows: AdminRow[] = roleRows.flatMap(({ key: roleId }) => {
  const rights: Record<string, string | undefined> =
    roleSeed.find((role) => role.roleId === roleId)?.rights ?? {};
  return menuRows.map(({ key: menuId }) => {
    const given = rights[menuId];
    const each = Object.fromEntries(
      RIGHTS.map((right) => [right, given?.includes(letters[right]) ?? false]),
    );
    return {
      key: `${roleId}/${menuId}`,
      version: given ? 1 : 0,
      values: { roleId, menuId, ...NO_RIGHTS, ...each },
    };
  });
});
export const userRows: AdminRow[] = accountSeed.map(
  ({ username, name, email, country, demoAuth, role }) => ({
    key: username,
    version: 1,
    values: { username, name, email, country, demoAuth, roles: role ? [role] : [] },
  }),
);

export const menus = rowsOf(menuRows);
export const roles = rowsOf(roleRows);
export const roleMenus = rowsOf(roleMenuRows);
export const users = rowsOf(userRows);
/** A user for each of as many accounts. */
export const manyUsers = (total: number): Rows => ({
  total,
  at: (index) => {
    const username = `user${String(index + 1).padStart(4, '0')}`;
    const values = {
      username,
      name: `User ${index + 1}`,
      email: `${username}@insurer.example`,
      country: 'KR',
      demoAuth: true,
    };
    return { key: username, version: 1, values: { ...values, roles: ['AUDITOR'] } };
  },
});

const nameIn = (request: Request, values: AdminRow['values']) => {
  const field =
    { ko: 'nameKo', 'zh-tw': 'nameZhTw' }[request.headers.get('Accept-Language') ?? ''] ?? 'nameEn';
  return String(values[field]);
};

/** What a user may do and why, as the server says it. */
export const userRights: HttpHandler = respondWith('listUserRights', (request) => {
  const username = new URL(request.url).searchParams.get('username') ?? '';
  const user = userRows.find(({ key }) => key === username)?.values;
  const held = Array.isArray(user?.roles) ? user.roles : ['AUDITOR'];
  const given = roleMenuRows.map(({ values }) => ({
    roleId: String(values.roleId),
    menuId: String(values.menuId),
    read: values.read === true,
    write: values.write === true,
    delete: values.delete === true,
    export: values.export === true,
  }));
  const sources = effectiveRights(held, given);
  return success({
    username,
    demoAuth: user?.demoAuth !== false,
    held,
    roles: roleRows.map(({ key, values }) => ({
      roleId: key,
      roleName: nameIn(request, values),
      inUse: values.inUse === true,
    })),
    roleMenus: given.filter(({ read }) => read),
    menus: menuRows.map(({ key, values }) => ({
      menuId: key,
      menuName: nameIn(request, values),
      parentId: values.parentId ? String(values.parentId) : null,
      path: values.path ? String(values.path) : null,
      inUse: true,
      sources: sources.get(key) ?? { read: [], write: [], delete: [], export: [] },
    })),
  });
});
