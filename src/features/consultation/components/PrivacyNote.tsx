import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { contact } from '../messages';
import styles from './ContactFields.module.css';

const privacyLink = (words: ReactNode) => (
  <Link key="privacy" to="/Privacy" target="_blank">
    {words}
  </Link>
);

export function PrivacyNote() {
  return (
    <p className={styles.note}>
      <FormattedMessage id={contact.privacy.id} values={{ privacy: privacyLink }} />
    </p>
  );
}
