import { type CSSProperties, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classes } from '@/ui';
import { Icon } from '@/ui/icons';
import { messages } from '../messages';
import styles from './Sidebar.module.css';
import { Tree } from './Tree';

interface SidebarHeaderProps {
  /** WK-4: a header may hide while the sidebar is collapsed. */
  hiddenOnCollapse?: boolean;
  collapsed: boolean;
  children: ReactNode;
}

function SidebarHeader({ hiddenOnCollapse = false, collapsed, children }: SidebarHeaderProps) {
  return hiddenOnCollapse && collapsed ? null : <p className={styles.header}>{children}</p>;
}

interface SidebarProps {
  path: string;
  /** The layout is the mobile one: collapsed, whatever the reader has chosen, and out of sight. */
  mobile: boolean;
  /** Pixels, expanded and collapsed. */
  width?: number;
  widthCollapsed?: number;
}

/** WK-3, WK-4: the section tree beside the page on wide screens. */
export function Sidebar({ path, mobile, width = 290, widthCollapsed = 65 }: SidebarProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState(false);
  const collapsed = mobile || chosen;
  const style = { '--sidebar': `${collapsed ? widthCollapsed : width}px` } as CSSProperties;
  return (
    <div
      className={classes(styles.sidebar, collapsed && styles.collapsed)}
      style={style}
      data-collapsed={collapsed}
    >
      <SidebarHeader hiddenOnCollapse collapsed={collapsed}>
        <FormattedMessage {...messages.sidebar} />
      </SidebarHeader>
      <div className={styles.sections}>
        <Tree path={path} collapsed={collapsed} label={intl.formatMessage(messages.sections)} />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!collapsed}
        onClick={() => setChosen(!chosen)}
      >
        <span>
          <FormattedMessage {...(collapsed ? messages.expand : messages.collapse)} />
        </span>
        <Icon name="right" />
      </button>
    </div>
  );
}
