import { FormattedMessage } from 'react-intl';
import { classes, EmptyState } from '@/ui';
import { CheckField } from '@/ui/forms';
import { roles as words } from '../messages';
import styles from './UserRoles.module.css';

export interface UserRole {
  roleId: string;
  name: string;
  inUse: boolean;
  held: boolean;
  /** What the draft does. */
  state: 'same' | 'added' | 'removed';
}

interface UserRolesProps {
  roles: readonly UserRole[];
  readOnly: boolean;
  error?: string;
  onRole: (roleId: string, held: boolean) => void;
}

/** All roles; those that the user has are checked. */
export function UserRoles({ roles, readOnly, error, onRole }: UserRolesProps) {
  return (
    <fieldset className={styles.roles} aria-describedby={error ? 'user-roles-error' : undefined}>
      <legend>
        <FormattedMessage {...words.title} />
      </legend>
      {roles.length === 0 && (
        <EmptyState size="line">
          <FormattedMessage {...words.empty} />
        </EmptyState>
      )}
      <ul>
        {roles.map(({ roleId, name, inUse, held, state }) => (
          <li key={roleId} className={classes(state !== 'same' && styles.changed)}>
            <CheckField
              id={`user-role-${roleId}`}
              checked={held}
              disabled={readOnly}
              onChange={(event) => onRole(roleId, event.target.checked)}
              label={
                <>
                  <span className={styles.name}>{name}</span>{' '}
                  <span className={styles.id}>{roleId}</span>{' '}
                  {!inUse && (
                    <span className={styles.tag}>
                      <FormattedMessage {...words.unused} />
                    </span>
                  )}
                  {state !== 'same' && (
                    <span className={styles.state}>
                      <FormattedMessage {...words[state]} />
                    </span>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
      {error && (
        <p id="user-roles-error" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
