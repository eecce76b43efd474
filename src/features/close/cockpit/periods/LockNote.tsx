import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { ClosePeriod } from '@/api';
import styles from '../Cockpit.module.css';

/** Who locked or unlocked the quarter last, when and why. */
export function LockNote({ status }: { status: ClosePeriod }) {
  const intl = useIntl();
  const { state, changedBy, changedAt, reason } = status;
  if (changedAt === null) return null;
  return (
    <p className={styles.lockNote}>
      <FormattedMessage
        id={state === 'locked' ? 'close.lock.by' : 'close.unlock.by'}
        values={{
          name: changedBy?.name ?? intl.formatMessage({ id: 'close.run.system' }),
          at: (
            <FormattedDate value={changedAt} dateStyle="medium" timeStyle="short" hourCycle="h23" />
          ),
        }}
      />
      {reason !== null && ` · ${reason}`}
    </p>
  );
}
