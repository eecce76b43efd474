import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui';
import styles from './NotFoundScreen.module.css';

/** RT-15. */
export function NotFoundScreen() {
  return (
    <section className={styles.screen}>
      <p className={styles.code}>404</p>
      <h1>
        <FormattedMessage id="notFound.heading" />
      </h1>
      <p>
        <FormattedMessage id="notFound.text" />
      </p>
      <Link to="/" className={buttonClass({ look: 'primary' })}>
        <FormattedMessage id="notFound.home" />
      </Link>
    </section>
  );
}
