import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** When it was, or will be. */
  when?: ReactNode;
  done: boolean;
  /** The state in words: colour alone does not say it. */
  state: ReactNode;
}

/** Things in the order of time; what is done has a filled mark. */
export function Timeline({ items }: { items: TimelineItem[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ id, title, text, when, done, state }) => (
        <li key={id} data-done={done}>
          <p className={styles.head}>
            <span className={styles.state}>{state}</span>
            {when && <span>{when}</span>}
          </p>
          <h3>{title}</h3>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
