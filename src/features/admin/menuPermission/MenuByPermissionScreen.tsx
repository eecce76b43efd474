import { useIntl } from 'react-intl';
import { useLocale, useScreenRights } from '@/store';
import { EmptyState } from '@/ui';
import { AsyncRows } from '../list/AsyncRows';
import { SelectableList } from '../list/SelectableList';
import { EditorLayout } from '../list/EditorLayout';
import { localName } from '../shared/localName';
import { MasterDetail } from '../list/MasterDetail';
import { useListView } from '../list/useListView';
import { useSavedRows } from '../list/useSavedRows';
import { useDraft } from '../shared/useDraft';
import { useSaving } from '../shared/useSaving';
import { page } from './messages';
import { namedMenus } from './matrix';
import { roleItems } from './roleItems';
import { RoleRights } from './RoleRights';
import { useRightFormatters } from './useRightFormatters';

const order = { sort: 'sortOrder' };

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
                onEdited={saving.forget}
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
