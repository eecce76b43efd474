import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SiteLink } from '@/ui';
import { contact } from '../messages';
import styles from './ContactFields.module.css';

const privacyLink = (words: ReactNode) => (
  <SiteLink key="privacy" to="/Privacy" target="_blank">
    {words}
  </SiteLink>
);

/** What becomes of the data. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      <FormattedMessage id={contact.privacy.id} values={{ privacy: privacyLink }} />
    </p>
  );
}

/** For a reader whose browser runs no scripts. */
export function ScriptNote() {
  return (
    <noscript>
      <p className={styles.note}>
        <FormattedMessage id={contact.needsScript.id} values={{ privacy: privacyLink }} />
      </p>
    </noscript>
  );
}
