import { and, eq, inArray, sql } from 'drizzle-orm';
import { normaliseEmail } from '@/domain/validation';
import type { Database } from '../database';
import { countPermissionAdmins } from '../repositories/rights';
import { appUser, auditLog, company, menu, role, roleMenu, userRole } from '../database/schema';
import companies from './companies.json';
import menus from './menus.json';
import roles from './roles.json';
import sampleAccounts from './sampleAccounts.json';

/** The role that keeps the installation; it is there without sample data, too. */
const ADMIN_ROLE = 'ADMIN';

/**
 * The menus of the screens and the administrator's role, with sample data all role presets; only into an installation that has no role and no
 * menu. Whether they were put in.
 */
export async function seedMenusAndRoles(db: Database, withPresets: boolean): Promise<boolean> {
  if ((await db.$count(role)) + (await db.$count(menu)) > 0) {
    await addNewMenus(db);
    return false;
  }
  const presets = roles.filter(({ roleId }) => withPresets || roleId === ADMIN_ROLE);
  await db.insert(menu).values(menus);
  await db.insert(role).values(presets.map(({ rights: _rights, ...row }) => row));
  await db.insert(roleMenu).values(rightsOf(presets));
  return true;
}

const rightsOf = (presets: typeof roles) =>
  presets.flatMap(({ roleId, rights }) =>
    Object.entries(rights).map(([menuId, letters]) => ({
      roleId,
      menuId,
      canRead: letters.includes('r'),
      canWrite: letters.includes('w'),
      canDelete: letters.includes('d'),
      canExport: letters.includes('e'),
    })),
  );

/**
 * Menus that a later version of the product has brought, into an installation that has not seen them, with the rights of those presets that it has. A menu
 * that somebody deleted does not come back, and a screen that stands in the tree already is not put there twice.
 */
async function addNewMenus(db: Database): Promise<void> {
  const present = await db.select({ menuId: menu.menuId, path: menu.path }).from(menu);
  const taken = new Set(present.flatMap(({ menuId, path }) => [menuId, path ?? menuId]));
  const absent = menus.filter(({ menuId, path }) => !taken.has(menuId) && !taken.has(path ?? ''));
  if (absent.length === 0) return;
  const ids = absent.map(({ menuId }) => menuId);
  const deletions = await db
    .select({ key: auditLog.key })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.resource, 'menus'),
        eq(auditLog.action, 'delete'),
        inArray(auditLog.key, ids),
      ),
    );
  const deleted = new Set(deletions.map(({ key }) => key));
  const fresh = absent.filter(({ menuId }) => !deleted.has(menuId));
  if (fresh.length === 0) return;
  await db.insert(menu).values(fresh);
  const held = await db.select({ roleId: role.roleId }).from(role);
  const given = rightsOf(roles).filter(
    ({ roleId, menuId }) =>
      held.some((each) => each.roleId === roleId) && fresh.some((each) => each.menuId === menuId),
  );
  if (given.length > 0) await db.insert(roleMenu).values(given);
}

/** The roles of the sample accounts. */
export async function seedSampleRoles(db: Database): Promise<void> {
  const usernames = sampleAccounts.map(({ username }) => username);
  const users = await db.select().from(appUser).where(inArray(appUser.username, usernames));
  const held = users.flatMap(({ id, username }) => {
    const roleId = sampleAccounts.find((account) => account.username === username)?.role;
    return roleId ? [{ userId: id, roleId }] : [];
  });
  await db.insert(userRole).values(held).onConflictDoNothing();
}

/**
 * Gives the account of an address the demo right and the administrator's role where nobody can give rights: the way into an installation
 * without sample accounts. Whether it did.
 */
export async function seedFirstAdmin(db: Database, email: string, now: Date): Promise<boolean> {
  if ((await countPermissionAdmins(db)) > 0) return false;
  const [user] = await db
    .update(appUser)
    .set({ demoAuth: true, version: sql`${appUser.version} + 1` })
    .where(eq(appUser.email, normaliseEmail(email)))
    .returning();
  if (!user) return false;
  await db.insert(userRole).values({ userId: user.id, roleId: ADMIN_ROLE }).onConflictDoNothing();
  const after = { demoAuth: true, roles: [ADMIN_ROLE] };
  const entry = { at: now, username: 'FIRST_ADMIN', name: 'FIRST_ADMIN', requestId: 'start' };
  await db
    .insert(auditLog)
    .values({ ...entry, action: 'update', resource: 'users', key: user.username, after });
  return true;
}

/** Invented insurers, where there is no company yet. Whether there was none. */
export async function seedCompanies(db: Database): Promise<boolean> {
  if ((await db.$count(company)) > 0) return false;
  await db.insert(company).values(companies);
  return true;
}
