import { effectiveRights, type Right, RIGHTS, type RightSources } from '@/domain/admin';
import type { UserRights } from '@/api';

export type RightState = 'has' | 'gained' | 'lost' | 'hasNot';

/** What one role gives, and whether it gives it now, will give it, or will no longer give it. */
export interface Reason {
  roleId: string;
  role: string;
  rights: Right[];
  state: 'has' | 'gained' | 'lost';
}
export interface EffectiveRow {
  menuId: string;
  menu: string;
  /** 1 at the top. */
  level: number;
  inUse: boolean;
  rights: Record<Right, RightState>;
  reasons: Reason[];
}

const none: RightSources = { read: [], write: [], delete: [], export: [] };

/** What a user with these roles may do, by menu: roles and menus that are not in use give nothing. */
function sourcesOf(
  { roles, roleMenus, menus }: UserRights,
  held: readonly string[],
): Map<string, RightSources> {
  const active = roles
    .filter(({ roleId, inUse }) => inUse && held.includes(roleId))
    .map(({ roleId }) => roleId);
  const sources = effectiveRights(active, roleMenus);
  for (const { menuId, inUse } of menus) if (!inUse) sources.delete(menuId);
  return sources;
}

function stateOf(before: boolean, after: boolean): RightState {
  if (after) return before ? 'has' : 'gained';
  return before ? 'lost' : 'hasNot';
}

function levelOf(menus: UserRights['menus'], parentId: string | null): number {
  const parent = menus.find(({ menuId }) => menuId === parentId);
  return parent ? levelOf(menus, parent.parentId) + 1 : 1;
}

function reasonsOf(
  roles: UserRights['roles'],
  before: RightSources,
  after: RightSources,
): Reason[] {
  return roles.flatMap(({ roleId, roleName }) => {
    const given = (sources: RightSources) =>
      RIGHTS.filter((right) => sources[right].includes(roleId));
    const rights = { before: given(before), after: given(after) };
    if (rights.after.length > 0) {
      return {
        roleId,
        role: roleName,
        rights: rights.after,
        state: rights.before.length > 0 ? 'has' : 'gained',
      };
    }
    return rights.before.length > 0
      ? { roleId, role: roleName, rights: rights.before, state: 'lost' }
      : [];
  });
}

/** Every menu with what the user may do there, why, and what a change of roles makes of it. What is saved is the server's own answer. */
export function effectiveRows(known: UserRights, held: readonly string[]): EffectiveRow[] {
  const after = sourcesOf(known, held);
  return known.menus.map(({ menuId, menuName, parentId, inUse, sources: before }) => {
    const then = after.get(menuId) ?? none;
    const state = (right: Right) => stateOf(before[right].length > 0, then[right].length > 0);
    return {
      menuId,
      menu: menuName,
      level: levelOf(known.menus, parentId),
      inUse,
      rights: {
        read: state('read'),
        write: state('write'),
        delete: state('delete'),
        export: state('export'),
      },
      reasons: reasonsOf(known.roles, before, then),
    };
  });
}

/** The rows in which something is given, gained or lost, and those above them. */
export function rowsWithRights(rows: readonly EffectiveRow[]): EffectiveRow[] {
  const shown: EffectiveRow[] = [];
  let wanted = 0;
  for (const row of rows.toReversed()) {
    if (row.reasons.length === 0 && row.level >= wanted) continue;
    wanted = row.level;
    shown.push(row);
  }
  return shown.reverse();
}
