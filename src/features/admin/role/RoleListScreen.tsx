import { useIntl } from 'react-intl';
import { AdminGrid } from '../shared/AdminGrid';
import { useDraft } from '../shared/useDraft';

const newRole = { roleId: null, nameKo: null, nameEn: null, nameZhTw: null, description: null, sortOrder: 100, inUse: true };
const listFields = ['description'];

/** RT-11, roleList. */
export function RoleListScreen() {
  const { formatMessage } = useIntl();
  const drafting = useDraft();
  return (
    <AdminGrid
      resource="roles"
      title={formatMessage({ id: 'admin.role.title' })}
      drafting={drafting}
      newRow={newRole}
      listFields={listFields}
    />
  );
}
