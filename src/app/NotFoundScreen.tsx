import { FormattedMessage } from 'react-intl';
import { buttonClass, SiteLink } from '@/ui';
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
      <SiteLink to="/" className={buttonClass({ look: 'primary' })}>
        <FormattedMessage id="notFound.home" />
      </SiteLink>
    </section>
  );
}
