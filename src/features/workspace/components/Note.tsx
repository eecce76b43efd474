import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface NoteProps {
  role?: 'alert' | 'status';
  heading: ReactNode;
  text?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Stands where a page cannot. */
export function Note({ role = 'status', heading, text, children }: NoteProps) {
  return (
    <div className={styles.note} role={role}>
      <h1>{heading}</h1>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
