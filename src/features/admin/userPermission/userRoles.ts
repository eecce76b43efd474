import type { UserRights } from '@/api';
import type { UserRole } from './components/UserRoles';

/** All roles, with what the draft makes of the user's. */
export function userRoles(
  roles: UserRights['roles'],
  saved: readonly string[],
  held: readonly string[],
): UserRole[] {
  return roles.map(({ roleId, roleName, inUse }) => {
    const before = saved.includes(roleId);
    const after = held.includes(roleId);
    return {
      roleId,
      name: roleName,
      inUse,
      held: after,
      state: before === after ? 'same' : after ? 'added' : 'removed',
    };
  });
}
