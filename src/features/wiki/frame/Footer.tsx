import { FormattedMessage } from 'react-intl';
import { messages } from '../messages';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <div className={styles.footer}>
      <p>
        <FormattedMessage {...messages.copyright} />
      </p>
      <p>
        <FormattedMessage {...messages.version} />
      </p>
    </div>
  );
}
