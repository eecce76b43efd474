import { FormattedMessage, useIntl } from 'react-intl';
import { RIGHTS } from '@/domain/admin';
import { classes, Table, VisuallyHidden } from '@/ui';
import { rightNames } from '../../tree/rightNames';
import type { EffectiveRow, Reason } from '../effective';
import { rights as words } from '../messages';
import styles from './EffectiveRights.module.css';
import { RightMark } from './RightMark';

/** What a user may do with each menu, and through which roles. */
export function EffectiveRights({ user, rows }: { user: string; rows: readonly EffectiveRow[] }) {
  const intl = useIntl();
  return (
    <Table
      className={styles.rights}
      label={`${intl.formatMessage(words.title)}: ${user}`}
      rowHeads
      rows={rows}
      rowKey={({ menuId }) => menuId}
      rowClassName={({ inUse, reasons }) =>
        classes(!inUse && styles.unused, reasons.length === 0 && styles.without)
      }
      columns={[
        {
          id: 'menu',
          head: <FormattedMessage {...words.menu} />,
          cell: ({ menu, level, inUse }) => (
            <span data-level={level}>
              {menu}
              {!inUse && (
                <span className={styles.tag}>
                  <FormattedMessage {...words.unused} />
                </span>
              )}
            </span>
          ),
        },
        ...RIGHTS.map((right) => ({
          id: right,
          className: styles.right,
          head: <FormattedMessage {...rightNames[right]} />,
          cell: (row: EffectiveRow) => <RightMark state={row.rights[right]} />,
        })),
        {
          id: 'through',
          className: styles.reasons,
          head: <FormattedMessage {...words.through} />,
          cell: ({ reasons }) =>
            reasons.length > 0 && (
              <ul>
                {reasons.map((reason) => (
                  <li key={reason.roleId}>
                    <ReasonTag reason={reason} />
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

/** Through which role a right comes, and what that role gives. */
function ReasonTag({ reason: { role, rights, state } }: { reason: Reason }) {
  const intl = useIntl();
  const list = intl.formatList(
    rights.map((right) => intl.formatMessage(rightNames[right])),
    { type: 'conjunction' },
  );
  return (
    <span className={classes(styles.reason, state !== 'has' && styles[state])}>
      {intl.formatMessage({ id: words.reason.id }, { role, rights: list })}
      {state !== 'has' && (
        <VisuallyHidden>{`, ${intl.formatMessage(words[state])}`}</VisuallyHidden>
      )}
    </span>
  );
}
