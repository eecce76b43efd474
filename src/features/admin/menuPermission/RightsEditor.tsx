import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyOf, writeFilters } from '@/domain/admin';
import { type SavedRow, valuesOf } from '@/domain/grid';
import { formatText } from '@/i18n';
import { toastShown, useAppDispatch, useLocale } from '@/store';
import { useLazyListAllAdminRowsQuery } from '@/api';
import { EmptyState } from '@/ui';
import { useListView } from '../list/useListView';
import { localName } from '../shared/rows/localName';
import type { Problems } from '../shared/rows/problems';
import type { DraftController } from '../shared/saving/useDraft';
import { useProblemText } from '../shared/rows/useGridRows';
import { savedRow } from '../shared/rows/rowPages';
import { BranchOffer } from './components/BranchOffer';
import { CopyRights } from './components/CopyRights';
import { RightsMatrix } from './components/RightsMatrix';
import { matrixRows, type NamedMenu, rightsOf } from './matrix';
import { copy, matrix } from './messages';
import styles from './RightsEditor.module.css';
import { useRoleRights } from './useRoleRights';

interface RightsEditorProps {
  role: { roleId: string; name: string };
  roles: readonly SavedRow[];
  menus: readonly NamedMenu[];
  /** The rights of the role as they are saved. */
  saved: readonly SavedRow[];
  draftController: DraftController;
  problems: Problems;
  readOnly: boolean;
  onEdited: (keys: readonly string[]) => void;
}

/** The rights of one role. */
export function RightsEditor({
  role,
  roles,
  menus,
  saved,
  draftController,
  problems,
  readOnly,
  onEdited,
}: RightsEditorProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const problemText = useProblemText();
  const { collapsed, toggleBranch } = useListView('roleMenus');
  const rights = useRoleRights(menus, saved, draftController);
  const [fetchRights] = useLazyListAllAdminRowsQuery();
  const [said, setSaid] = useState('');
  const others = roles
    .filter(({ key }) => key !== role.roleId)
    .map(({ key, values }) => ({ value: key, label: localName(values, locale) }));

  const errorAt = (menuId: string) => {
    const problem = problems[keyOf('roleMenus', { roleId: role.roleId, menuId })];
    return (
      problem && [problemText(problem), ...Object.values(problem.errors)].filter(Boolean).join(' ')
    );
  };
  const copyFrom = async (from: string) => {
    const answer = await fetchRights({
      resource: 'roleMenus',
      filters: writeFilters([{ field: 'roleId', is: 'equals', value: from }]),
    });
    const rows = answer.data?.map(savedRow);
    if (!rows) return void dispatch(toastShown({ intent: 'error', text: { id: 'grid.failed' } }));
    rights.copy(
      new Map(
        rows.map((row) => [
          String(row.values.menuId),
          rightsOf(valuesOf(draftController.draft, row)),
        ]),
      ),
    );
    const name = others.find(({ value }) => value === from)?.label ?? from;
    setSaid(formatText(intl, { id: copy.done.id, values: { from: name, to: role.name } }));
  };
  if (menus.length === 0) {
    return (
      <EmptyState>
        <FormattedMessage {...matrix.empty} />
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.head}>
        <h2>{role.name}</h2>
        {!readOnly && <CopyRights roles={others} onCopy={(from) => void copyFrom(from)} />}
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      <RightsMatrix
        role={role.name}
        rows={matrixRows(menus, collapsed, { ...rights, errorAt })}
        readOnly={readOnly}
        onToggle={toggleBranch}
        onRight={(menuId, right, given, branch) => {
          rights.give(menuId, right, given, branch);
          onEdited([keyOf('roleMenus', { roleId: role.roleId, menuId })]);
        }}
      />
      <BranchOffer offered={rights.offer} onAll={rights.accept} onOnly={rights.decline} />
    </>
  );
}
