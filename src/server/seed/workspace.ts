import { inArray } from 'drizzle-orm';
import type { Database } from '../database';
import { appUser, company, menu, role, roleMenu, userRole } from '../schema';
import companies from './companies.json';
import menus from './menus.json';
import roles from './roles.json';
import sampleAccounts from './sampleAccounts.json';

/** Menus, role presets with their rights, and the roles of the sample accounts; only into an installation that has no role and no menu. */
export async function seedMenusAndRoles(db: Database): Promise<void> {
  if ((await db.$count(role)) + (await db.$count(menu)) > 0) return;
  await db.insert(menu).values(menus);
  await db.insert(role).values(roles.map(({ rights: _rights, ...row }) => row));
  const given = roles.flatMap(({ roleId, rights }) =>
    Object.entries(rights).map(([menuId, letters]) => ({
      roleId,
      menuId,
      canRead: letters.includes('r'),
      canWrite: letters.includes('w'),
      canDelete: letters.includes('d'),
      canExport: letters.includes('e'),
    })),
  );
  await db.insert(roleMenu).values(given);

  const usernames = sampleAccounts.map(({ username }) => username);
  const users = await db.select().from(appUser).where(inArray(appUser.username, usernames));
  const held = users.flatMap(({ id, username }) => {
    const roleId = sampleAccounts.find((account) => account.username === username)?.role;
    return roleId ? [{ userId: id, roleId }] : [];
  });
  await db.insert(userRole).values(held);
}

/** Invented insurers, where there is no company yet. Whether there was none. */
export async function seedCompanies(db: Database): Promise<boolean> {
  if ((await db.$count(company)) > 0) return false;
  await db.insert(company).values(companies);
  return true;
}
