import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n';
import { Logo, SiteLink } from '@/ui';
import { entryOf, publicRoutes } from '../routes';
import styles from './SiteFooter.module.css';

const linksOf = (column: string) =>
  publicRoutes.flatMap((route) =>
    route.footer?.column === column
      ? [{ path: entryOf(route), label: route.footer.label ?? route.navigation ?? route.title }]
      : [],
  );

const columns: { heading: MessageId; links: ReturnType<typeof linksOf> }[] = [
  { heading: 'shell.footer.pages', links: linksOf('pages') },
  { heading: 'shell.footer.legal', links: linksOf('legal') },
  { heading: 'shell.footer.contact', links: linksOf('contact') },
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
