import { FormattedMessage } from 'react-intl';
import styles from './SiteFooter.module.css';

/** SH-2. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          <FormattedMessage id="shell.copyright" />
        </p>
      </div>
    </footer>
  );
}
