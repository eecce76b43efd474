import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Disclosure, Logo, SiteLink } from '@/ui';
import { LanguageChoice } from './LanguageChoice';
import { SessionButtons } from './SessionButtons';
import styles from './SiteHeader.module.css';
import { entryOf, publicRoutes, routeOf } from '../routes';

function NavigationLinks() {
  const current = routeOf(useLocation().pathname);
  return (
    <ul className={styles.links}>
      {publicRoutes.map(
        (route) =>
          route.navigation && (
            <li key={route.path}>
              <SiteLink to={entryOf(route)} aria-current={route === current ? 'page' : undefined}>
                <FormattedMessage id={route.navigation} />
              </SiteLink>
            </li>
          ),
      )}
    </ul>
  );
}

/** SH-1. */
export function SiteHeader() {
  const intl = useIntl();
  const menu = intl.formatMessage({ id: 'shell.menu' });
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <SiteLink to="/" className={styles.brand}>
          <Logo />
          <span>
            <FormattedMessage id="shell.brand" />
          </span>
        </SiteLink>
        <nav className={styles.wide} aria-label={intl.formatMessage({ id: 'shell.navigation' })}>
          <NavigationLinks />
        </nav>
        <div className={styles.tools}>
          <LanguageChoice />
          <SessionButtons />
          <Disclosure
            className={styles.narrow}
            summary={<span className={styles.dots} aria-hidden="true" />}
            label={menu}
          >
            <nav aria-label={menu}>
              <NavigationLinks />
            </nav>
          </Disclosure>
        </div>
      </div>
    </header>
  );
}
