import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { Disclosure, Logo } from '@/ui';
import { LanguageChoice } from './LanguageChoice';
import { SessionButtons } from './SessionButtons';
import styles from './SiteHeader.module.css';
import { activeIndex, navigation } from './navigation';

function NavigationLinks() {
  const active = activeIndex(useLocation().pathname);
  return (
    <ul className={styles.links}>
      {navigation.map(({ path, label }, index) => (
        <li key={path}>
          <Link to={path} aria-current={index === active ? 'page' : undefined}>
            <FormattedMessage id={label} />
          </Link>
        </li>
      ))}
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
        <Link to="/" className={styles.brand}>
          <Logo />
          <span>
            <span>
              <FormattedMessage id="shell.brand" />
            </span>
          </span>
        </Link>
        <nav className={styles.wide} aria-label={intl.formatMessage({ id: 'shell.navigation' })}>
          <NavigationLinks />
        </nav>
        <div className={styles.tools}>
          <LanguageChoice />
          <SessionButtons />
          <Disclosure className={styles.narrow} summary={<span className={styles.dots} aria-hidden="true" />} label={menu}>
            <nav aria-label={menu}>
              <NavigationLinks />
            </nav>
          </Disclosure>
        </div>
      </div>
    </header>
  );
}
