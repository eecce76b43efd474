import type { ReactNode } from 'react';
import { closeQuery, type CloseScope, selectCloseFilters, useAppSelector } from '@/store';
import { SiteLink } from '@/ui';
import { Icon } from '@/ui/icons';
import { closePath, type CloseScreenCode } from './closeScreens';
import styles from './CloseFrame.module.css';

interface DrillLinkProps {
  to: CloseScreenCode;
  /** What the next screen looks at more closely. */
  scope?: Partial<CloseScope>;
  children: ReactNode;
}

/** Leads to another screen of the close with the same filters, narrowed. */
export function DrillLink({ to, scope, children }: DrillLinkProps) {
  const filters = useAppSelector(selectCloseFilters);
  return (
    <SiteLink className={styles.drill} to={closePath(to) + closeQuery({ ...filters, ...scope })}>
      {children}
      <Icon name="right" size={14} />
    </SiteLink>
  );
}
