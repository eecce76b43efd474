import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteLink } from '@/ui';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import { Brand } from './Brand';
import styles from './DemoHeader.module.css';

interface DemoHeaderProps {
  /** The mega-menu; below 960 px a button opens the same menus. */
  menu: ReactNode;
  onMenu: () => void;
  onPalette: () => void;
  onLogout: () => void;
  tools: ReactNode;
}

/** The header of the workspace: brand, menus, search, HOME and Logout. */
export function DemoHeader({ menu, onMenu, onPalette, onLogout, tools }: DemoHeaderProps) {
  const intl = useIntl();
  const search = intl.formatMessage(messages.palette);
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={styles.hamburger}
        aria-label={intl.formatMessage(messages.menuOpen)}
        onClick={onMenu}
      >
        <Icon name="menu" />
      </button>
      <Brand />
      {menu}
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.search}
          aria-label={search}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onPalette}
        >
          <Icon name="search" />
          <kbd data-sign={intl.formatMessage(messages.paletteKey)} />
        </button>
        {tools}
        <SiteLink to="/" className={styles.tool}>
          <Icon name="home" />
          <span>
            <FormattedMessage {...messages.home} />
          </span>
        </SiteLink>
        <button type="button" className={styles.tool} onClick={onLogout}>
          <Icon name="logout" />
          <span>
            <FormattedMessage id="shell.logout" />
          </span>
        </button>
      </div>
    </header>
  );
}
