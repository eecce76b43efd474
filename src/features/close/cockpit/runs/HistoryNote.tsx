import { FormattedMessage, useIntl } from 'react-intl';
import type { CloseRuns } from '@/api';
import styles from '../Cockpit.module.css';

/** While the system closes the quarters of the past: how many there are, how many are done. */
export function HistoryNote({ history: { closed, total } }: { history: CloseRuns['history'] }) {
  const intl = useIntl();
  if (closed >= total) return null;
  return (
    <div className={styles.history} role="status">
      <p>
        <FormattedMessage id="close.history" values={{ closed, total }} />
      </p>
      <progress
        value={closed}
        max={total}
        aria-label={intl.formatMessage({ id: 'close.history.label' })}
      />
    </div>
  );
}
