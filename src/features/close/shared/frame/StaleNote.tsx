import { FormattedMessage, useIntl } from 'react-intl';
import type { ClosePeriod } from '@/api';
import styles from './CloseFrame.module.css';

/** Why the results of a period are out of date: newer assumptions, or another opening. */
export function StaleNote({ status: { approvedSince } }: { status: ClosePeriod }) {
  const intl = useIntl();
  return (
    <p className={styles.stale} role="status">
      {approvedSince.length > 0 ? (
        <FormattedMessage
          id="close.stale.assumptions"
          values={{ versions: intl.formatList(approvedSince, { type: 'conjunction' }) }}
        />
      ) : (
        <FormattedMessage id="close.stale" />
      )}
    </p>
  );
}
