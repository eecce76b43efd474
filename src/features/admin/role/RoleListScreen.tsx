import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { blankRow } from '@/domain/admin';
import { useLocale } from '@/store';
import { localFields } from '../shared/rows/localName';
import { AdminGrid } from '../shared/grid/AdminGrid';
import { useDraft } from '../shared/saving/useDraft';

const newRole = { ...blankRow('roles'), sortOrder: 100, inUse: true };

/** RT-11, roleList. */
export function RoleListScreen() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const draftController = useDraft('roles');
  const [own, others] = useMemo(() => {
    const descriptions = localFields('description', locale);
    return [descriptions.slice(0, 1), descriptions.slice(1)];
  }, [locale]);
  return (
    <AdminGrid
      resource="roles"
      title={formatMessage({ id: 'admin.role.title' })}
      draftController={draftController}
      newRow={newRole}
      hiddenFirst={others}
      listFields={own}
    />
  );
}
