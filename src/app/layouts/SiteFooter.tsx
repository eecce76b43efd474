import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n';
import { Logo, SiteLink } from '@/ui';
import { navigation } from './navigation';
import styles from './SiteFooter.module.css';

interface Column {
  heading: MessageId;
  links: { path: string; label: MessageId }[];
}

const columns: Column[] = [
  {
    heading: 'shell.footer.pages',
    links: [...navigation.slice(0, 3), { path: '/OcrService', label: 'ocr.title' }],
  },
  {
    heading: 'shell.footer.legal',
    links: [
      { path: '/Privacy', label: 'legal.privacy.title' },
      { path: '/TermsOfService', label: 'legal.terms.title' },
    ],
  },
  {
    heading: 'shell.footer.contact',
    links: [{ path: '/ApplyForConsultation', label: 'shell.footer.ask' }],
  },
];

/** SH-2. */
export function SiteFooter() {
  const intl = useIntl();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.firm}>
          <p className={styles.brand}>
            <Logo />
            <FormattedMessage id="shell.brand" />
          </p>
          <p>
            <FormattedMessage id="shell.footer.claim" />
          </p>
        </div>
        <nav
          className={styles.columns}
          aria-label={intl.formatMessage({ id: 'shell.footer.label' })}
        >
          {columns.map(({ heading, links }) => (
            <div key={heading}>
              <p className={styles.heading} id={heading}>
                <FormattedMessage id={heading} />
              </p>
              <ul aria-labelledby={heading}>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <SiteLink to={path}>
                      <FormattedMessage id={label} />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className={styles.copyright}>
          <FormattedMessage id="shell.copyright" />
        </p>
      </div>
    </footer>
  );
}
