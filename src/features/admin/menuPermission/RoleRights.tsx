import type { ComponentProps } from 'react';
import { type Filter, writeFilters } from '@/domain/admin';
import { AsyncRows } from '../list/AsyncRows';
import { useSavedRows } from '../list/useSavedRows';
import { RightsEditor } from './RightsEditor';

const ofRole = (roleId: string): Filter[] => [{ field: 'roleId', is: 'equals', value: roleId }];

/** The rights of one role once they have come. Mounted anew for each role: one role's rights never stand under another's name. */
export function RoleRights(props: Omit<ComponentProps<typeof RightsEditor>, 'saved'>) {
  const rights = useSavedRows('roleMenus', { filters: writeFilters(ofRole(props.role.roleId)) });
  return (
    <AsyncRows failed={rights.failed} ready={rights.rows !== undefined} onRetry={rights.reload}>
      <RightsEditor {...props} saved={rights.rows ?? []} />
    </AsyncRows>
  );
}
