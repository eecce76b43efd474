import { useIntl } from 'react-intl';
import { AdminGrid } from '../shared/AdminGrid';
import { useDraft } from '../shared/useDraft';

const everyRole = {};
const newRole = { roleId: null, nameKo: null, nameEn: null, nameZhTw: null, description: null, sortOrder: 100, inUse: true };
const noChoices = {};
const nothingHidden: string[] = [];
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
      choices={noChoices}
      fixed={everyRole}
      newRow={newRole}
      hiddenFirst={nothingHidden}
      listFields={listFields}
    />
  );
}
