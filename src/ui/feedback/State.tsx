import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './State.module.css';

export interface StateProps {
  /** In the place of a page, of a panel, or of a line among others. */
  size?: 'page' | 'panel' | 'line';
  heading?: ReactNode;
  /** 1 where it stands for the whole page. */
  level?: 1 | 2 | 3;
  className?: string;
  /** What can be done about it. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** What stands in the place of content that is not there; `Pending`, `EmptyState` and `ErrorState` say why. */
export function State({
  size = 'panel',
  heading,
  level = 1,
  className,
  actions,
  role,
  children,
}: StateProps & { role?: 'alert' | 'status' }) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.state, styles[size], className)} role={role}>
      {heading && <Heading className={styles.heading}>{heading}</Heading>}
      {children && <p>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
