import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { classes, EmptyState } from '@/ui';
import { CheckField } from '@/ui/forms';
import { type EffectiveRow, rowsWithRights } from '../effective';
import { rights as words } from '../messages';
import { EffectiveRights } from './EffectiveRights';
import styles from './UserRights.module.css';

interface UserRightsProps {
  user: string;
  rows: readonly EffectiveRow[];
  /** Computed from what is not saved yet. */
  preview: boolean;
  /** Without the demo right none of the rights can be used. */
  demo: boolean;
}

/** What the roles come to. */
export function UserRights({ user, rows, preview, demo }: UserRightsProps) {
  const [onlyGiven, setOnlyGiven] = useState(true);
  const shown = onlyGiven ? rowsWithRights(rows) : rows;
  return (
    <section className={styles.rights} aria-labelledby="user-rights-title">
      <div className={styles.head}>
        <h3 id="user-rights-title">
          <FormattedMessage {...words.title} />
        </h3>
        <p className={classes(styles.source, preview && styles.preview)} role="status">
          <FormattedMessage {...(preview ? words.preview : words.confirmed)} />
        </p>
        <CheckField
          id="user-rights-only"
          checked={onlyGiven}
          onChange={(event) => setOnlyGiven(event.target.checked)}
          label={<FormattedMessage {...words.onlyGiven} />}
        />
      </div>
      {!demo && rows.some(({ reasons }) => reasons.length > 0) && (
        <p className={styles.noDemo}>
          <FormattedMessage {...words.noDemo} />
        </p>
      )}
      {shown.length > 0 ? (
        <EffectiveRights user={user} rows={shown} />
      ) : (
        <EmptyState>
          <FormattedMessage {...words.none} />
        </EmptyState>
      )}
    </section>
  );
}
