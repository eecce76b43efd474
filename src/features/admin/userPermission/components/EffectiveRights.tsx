import { FormattedMessage, useIntl } from 'react-intl';
import { RIGHTS } from '@/domain/admin';
import { classes } from '@/ui';
import { rightNames } from '../../tree/rightNames';
import type { EffectiveRow } from '../effective';
import { rights as words } from '../messages';
import styles from './EffectiveRights.module.css';
import { ReasonTag } from './ReasonTag';
import { RightMark } from './RightMark';

/** What a user may do with each menu, and through which roles. */
export function EffectiveRights({ user, rows }: { user: string; rows: readonly EffectiveRow[] }) {
  const intl = useIntl();
  return (
    <table className={styles.rights} aria-label={`${intl.formatMessage(words.title)}: ${user}`}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage {...words.menu} />
          </th>
          {RIGHTS.map((right) => (
            <th key={right} scope="col" className={styles.right}>
              <FormattedMessage {...rightNames[right]} />
            </th>
          ))}
          <th scope="col">
            <FormattedMessage {...words.through} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.menuId}
            className={classes(
              !row.inUse && styles.unused,
              row.reasons.length === 0 && styles.without,
            )}
          >
            <th scope="row" data-level={row.level}>
              {row.menu}
              {!row.inUse && (
                <span className={styles.tag}>
                  <FormattedMessage {...words.unused} />
                </span>
              )}
            </th>
            {RIGHTS.map((right) => (
              <td key={right} className={styles.right}>
                <RightMark state={row.rights[right]} />
              </td>
            ))}
            <td className={styles.reasons}>
              {row.reasons.length > 0 && (
                <ul>
                  {row.reasons.map((reason) => (
                    <li key={reason.roleId}>
                      <ReasonTag reason={reason} />
                    </li>
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
