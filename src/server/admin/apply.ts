import { inArray } from 'drizzle-orm';
import type { ResourceName } from '@/domain/admin';
import type { Database } from '../database';
import { roleMenu } from '../database/schema';
import type { RowChange } from './audit';
import type { PlannedLine } from './plan';
import { readRows } from './query';
import type { StoredRow } from './store';
import { STORES } from './stores';

/** Writes what has been planned. With a role or a menu go the rights that hang on it; they are returned, to be recorded as well. */
export async function apply(
  tx: Database,
  resource: ResourceName,
  lines: readonly PlannedLine[],
): Promise<RowChange[]> {
  const removed = lines.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const written = lines.flatMap(({ after }) => after ?? []);
  const dependents = removed.length > 0 ? await removeRights(tx, resource, removed) : [];
  if (removed.length > 0) await STORES[resource].remove(tx, removed);
  if (written.length > 0) await STORES[resource].write(tx, written);
  return dependents;
}

async function removeRights(
  tx: Database,
  resource: ResourceName,
  removed: readonly StoredRow[],
): Promise<RowChange[]> {
  if (resource !== 'roles' && resource !== 'menus') return [];
  const column = resource === 'roles' ? roleMenu.roleId : roleMenu.menuId;
  const keys = removed.map(({ key }) => key);
  const held = await tx
    .select({ roleId: roleMenu.roleId, menuId: roleMenu.menuId })
    .from(roleMenu)
    .where(inArray(column, keys));
  const rows = await readRows(
    tx,
    'roleMenus',
    held.map(({ roleId, menuId }) => `${roleId}/${menuId}`),
  );
  await tx.delete(roleMenu).where(inArray(column, keys));
  return [...rows.values()].map((before) => ({ resource: 'roleMenus', before }));
}
