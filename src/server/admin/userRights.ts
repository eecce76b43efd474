import { asc, eq } from 'drizzle-orm';
import { type Right, type RightSources, menuTreeRows } from '@/domain/admin';
import type { Locale } from '@/domain/locale';
import type { operations } from '../generated/contract';
import type { Database } from '../database';
import { listMenusIn } from '../repositories/menus';
import { findUserByUsername } from '../repositories/users';
import { effectiveRight, liveMenu, role, roleMenu, userRole } from '../database/schema';

type UserRights = NonNullable<
  operations['listUserRights']['responses'][200]['content']['application/json']['data']
>;

const roleName = {
  en: role.nameEn,
  ko: role.nameKo,
  'zh-tw': role.nameZhTw,
} as const satisfies Record<Locale, unknown>;

/** What a user may do and through which roles, with what every role would give; undefined where there is no such user. */
export async function readUserRights(
  db: Database,
  username: string,
  locale: Locale,
): Promise<UserRights | undefined> {
  const user = await findUserByUsername(db, username);
  if (!user) return undefined;
  const { roleId, inUse } = role;
  const roles = await db
    .select({ roleId, roleName: roleName[locale], inUse })
    .from(role)
    .orderBy(asc(role.sortOrder), asc(roleId));
  const held = await db
    .select({ roleId: userRole.roleId })
    .from(userRole)
    .where(eq(userRole.userId, user.id));
  const given = await db.select().from(roleMenu);
  const menus = await listMenusIn(db, locale);
  const live = new Set((await db.select().from(liveMenu)).map(({ menuId }) => menuId));
  const effective = await db
    .select()
    .from(effectiveRight)
    .where(eq(effectiveRight.userId, user.id));

  const place = (id: string) => roles.findIndex((one) => one.roleId === id);
  const byOrder = (ids: string[]) => ids.sort((one, other) => place(one) - place(other));
  const sourcesOf = (menuId: string): RightSources => {
    const rows = effective.filter((row) => row.menuId === menuId);
    const through = {
      read: 'canRead',
      write: 'canWrite',
      delete: 'canDelete',
      export: 'canExport',
    } as const;
    const ids = (right: Right) =>
      byOrder(rows.filter((row) => row[through[right]]).map((row) => row.roleId));
    return { read: ids('read'), write: ids('write'), delete: ids('delete'), export: ids('export') };
  };
  return {
    username: user.username,
    demoAuth: user.demoAuth,
    held: byOrder(held.map((row) => row.roleId)),
    roles,
    roleMenus: given.map((row) => ({
      roleId: row.roleId,
      menuId: row.menuId,
      read: row.canRead,
      write: row.canWrite,
      delete: row.canDelete,
      export: row.canExport,
    })),
    menus: menuTreeRows(menus).map(({ menu: { menuId, menuName, parentId, path } }) => ({
      menuId,
      menuName,
      parentId,
      path,
      inUse: live.has(menuId),
      sources: sourcesOf(menuId),
    })),
  };
}
