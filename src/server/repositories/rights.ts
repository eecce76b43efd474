import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { NO_RIGHTS, type Right, type Rights } from '@/domain/admin';
import type { Database } from '../database';
import { effectiveRight } from '../database/schema';

/** The menus by which rights are given: by role and by user. */
export const PERMISSION_ADMIN_PATHS = [
  '/demo/menuByPermissionList',
  '/demo/ListOfPermissionsByUser',
] as const;

const columnOf = {
  read: effectiveRight.canRead,
  write: effectiveRight.canWrite,
  delete: effectiveRight.canDelete,
  export: effectiveRight.canExport,
} as const;

/** What a user may do at this moment, by menu. */
export async function rightsOf(db: Database, userId: string): Promise<Map<string, Rights>> {
  const rows = await db.select().from(effectiveRight).where(eq(effectiveRight.userId, userId));
  const byMenu = new Map<string, Rights>();
  for (const row of rows) {
    const rights = byMenu.get(row.menuId) ?? NO_RIGHTS;
    byMenu.set(row.menuId, {
      read: rights.read || row.canRead,
      write: rights.write || row.canWrite,
      delete: rights.delete || row.canDelete,
      export: rights.export || row.canExport,
    });
  }
  return byMenu;
}

/** Whether a user has a right, at this moment, on one of the menus with these paths. */
export async function hasRight(
  db: Database,
  userId: string,
  paths: readonly string[],
  right: Right,
): Promise<boolean> {
  const rows = await db
    .select({ path: effectiveRight.path })
    .from(effectiveRight)
    .where(
      and(
        eq(effectiveRight.userId, userId),
        inArray(effectiveRight.path, [...paths]),
        columnOf[right],
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** How many people can give rights: those who can read and change the rights by role and the rights by user. */
export async function countPermissionAdmins(db: Database): Promise<number> {
  const permissionAdmins = db
    .select({ userId: effectiveRight.userId })
    .from(effectiveRight)
    .where(
      and(
        inArray(effectiveRight.path, [...PERMISSION_ADMIN_PATHS]),
        effectiveRight.canRead,
        effectiveRight.canWrite,
      ),
    )
    .groupBy(effectiveRight.userId)
    .having(sql`count(DISTINCT ${effectiveRight.path}) = ${PERMISSION_ADMIN_PATHS.length}`)
    .as('permissionAdmins');
  const [row] = await db.select({ permissionAdmins: count() }).from(permissionAdmins);
  return row?.permissionAdmins ?? 0;
}
