import type { ReactNode } from 'react';
import styles from './Sidebar.module.css';

interface SidebarHeaderProps {
  /** WK-4: a header may hide while the sidebar is collapsed. */
  hiddenOnCollapse?: boolean;
  collapsed: boolean;
  children: ReactNode;
}

export function SidebarHeader({
  hiddenOnCollapse = false,
  collapsed,
  children,
}: SidebarHeaderProps) {
  return hiddenOnCollapse && collapsed ? null : <p className={styles.header}>{children}</p>;
}
