import { FormattedMessage } from 'react-intl';
import { useIsConnectionLost } from '@/api';
import styles from './CloseFrame.module.css';

/** While there is no connection: nobody knows whether runs and postings still stand as they are shown. */
export function ConnectionNote() {
  return useIsConnectionLost() ? (
    <p className={styles.stale} role="status">
      <FormattedMessage id="close.connectionLost" />
    </p>
  ) : null;
}
