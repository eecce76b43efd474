/** The four rights of a menu, and what follows from having some of them. */

export const RIGHTS = ['read', 'write', 'delete', 'export'] as const;
export type Right = (typeof RIGHTS)[number];
export type Rights = Record<Right, boolean>;

export const NO_RIGHTS: Rights = { read: false, write: false, delete: false, export: false };
export const ALL_RIGHTS: Rights = { read: true, write: true, delete: true, export: true };

/** Gives or takes one right. Whoever may do anything with a menu may read it, so reading comes with every other right and goes last. */
export function withRight(rights: Rights, right: Right, given: boolean): Rights {
  if (given) return { ...rights, read: true, [right]: true };
  return right === 'read' ? NO_RIGHTS : { ...rights, [right]: false };
}

export function sameRights(one: Rights, other: Rights): boolean {
  return RIGHTS.every((right) => one[right] === other[right]);
}

export function hasAnyRight(rights: Rights): boolean {
  return RIGHTS.some((right) => rights[right]);
}

/** What a role may do with a menu. */
export interface RoleMenuRights extends Rights {
  roleId: string;
  menuId: string;
}

/** For each right of a menu the roles that give it, in the order of the roles. */
export type RightSources = Record<Right, string[]>;

/** The rights that a user with these roles has, by menu: a right holds as soon as one of the roles gives it. */
export function effectiveRights(
  roleIds: readonly string[],
  roleMenus: readonly RoleMenuRights[],
): Map<string, RightSources> {
  const byMenu = new Map<string, RightSources>();
  for (const roleId of roleIds) {
    for (const given of roleMenus.filter((one) => one.roleId === roleId && hasAnyRight(one))) {
      const sources = byMenu.get(given.menuId) ?? { read: [], write: [], delete: [], export: [] };
      for (const right of RIGHTS) if (given[right]) sources[right].push(roleId);
      byMenu.set(given.menuId, sources);
    }
  }
  return byMenu;
}
