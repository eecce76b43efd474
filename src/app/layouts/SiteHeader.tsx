import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Disclosure, Logo, SiteLink } from '@/ui';
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
          <SiteLink to={path} aria-current={index === active ? 'page' : undefined}>
            <FormattedMessage id={label} />
          </SiteLink>
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
