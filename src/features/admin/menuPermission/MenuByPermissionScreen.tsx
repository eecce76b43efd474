import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { type Filter, writeFilters } from '@/domain/admin';
import { useLocale, useScreenRights } from '@/store';
import { EmptyState } from '@/ui';
import { AsyncRows } from '../list/AsyncRows';
import { SelectableList } from '../list/SelectableList';
import { EditorLayout } from '../list/EditorLayout';
import { localName } from '../shared/rows/localName';
import { MasterDetail } from '../list/MasterDetail';
import { useListView } from '../list/useListView';
import { useSavedRows } from '../list/useSavedRows';
import { useDraft } from '../shared/saving/useDraft';
import { useSaving } from '../shared/saving/useSaving';
import { page } from './messages';
import { namedMenus } from './matrix';
import { roleItems } from './roleItems';
import { RightsEditor } from './RightsEditor';
import { useRightFormatters } from './useRightFormatters';

const order = { sort: 'sortOrder' };
const ofRole = (roleId: string): Filter[] => [{ field: 'roleId', is: 'equals', value: roleId }];

/** RT-11, `menuByPermissionList`: for each role what it may do with each menu. */
export function MenuByPermissionScreen() {
  const intl = useIntl();
  const locale = useLocale();
  const { write } = useScreenRights();
  const { selected, select, detailOpen, setDetailOpen } = useListView('roleMenus');
  const draftController = useDraft('roleMenus');
  const menus = useSavedRows('menus', order);
  const roles = useSavedRows('roles', order);
  const role = roles.rows?.find(({ key }) => key === selected) ?? roles.rows?.[0];
  const saving = useSaving({
    resource: 'roleMenus',
    draftController: draftController,
    onRefused: ([first]) => first !== undefined && select(first.split('/')[0] ?? null),
  });
  const named = namedMenus(menus.rows ?? [], locale);
  const words = useRightFormatters(roles.rows ?? [], named);
  const roleName = role && localName(role.values, locale);
  const lists = [menus, roles];
  return (
    <EditorLayout
      title={intl.formatMessage(page.title)}
      resource="roleMenus"
      draftController={draftController}
      saving={saving}
      words={words}
      chosen={role && { key: role.key, title: roleName ?? role.key, branch: true }}
    >
      <AsyncRows
        failed={lists.some(({ failed }) => failed)}
        ready={lists.every(({ rows }) => rows !== undefined)}
        onRetry={() => lists.forEach(({ reload }) => reload())}
      >
        <MasterDetail
          opened={detailOpen}
          backLabel={intl.formatMessage(page.back)}
          onBack={() => setDetailOpen(false)}
          master={{
            label: intl.formatMessage(page.roles),
            body: roles.rows?.length ? (
              <SelectableList
                label={intl.formatMessage(page.roles)}
                items={roleItems(roles.rows, draftController.draft, saving.problems, intl, locale)}
                chosen={role?.key}
                onChoose={(roleId) => {
                  select(roleId);
                  setDetailOpen(true);
                }}
              />
            ) : (
              <EmptyState>{intl.formatMessage(page.rolesEmpty)}</EmptyState>
            ),
          }}
          detail={{
            label: roleName ?? intl.formatMessage(page.choose),
            body: role ? (
              <RoleRights
                key={role.key}
                role={{ roleId: role.key, name: roleName ?? role.key }}
                roles={roles.rows ?? []}
                menus={named}
                draftController={draftController}
                problems={saving.problems}
                readOnly={!write}
                onEdited={saving.clearErrors}
              />
            ) : (
              <EmptyState>{intl.formatMessage(page.choose)}</EmptyState>
            ),
          }}
        />
      </AsyncRows>
    </EditorLayout>
  );
}

/** The rights of one role once they have come. Mounted anew for each role: one role's rights never stand under another's name. */
function RoleRights(props: Omit<ComponentProps<typeof RightsEditor>, 'saved'>) {
  const rights = useSavedRows('roleMenus', { filters: writeFilters(ofRole(props.role.roleId)) });
  return (
    <AsyncRows failed={rights.failed} ready={rights.rows !== undefined} onRetry={rights.reload}>
      <RightsEditor {...props} saved={rights.rows ?? []} />
    </AsyncRows>
  );
}
