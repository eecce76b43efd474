import type { ReactNode } from 'react';
import { classes } from '@/ui';
import styles from './SelectableList.module.css';

export interface ChoiceItem {
  id: string;
  name: string;
  /** Stands beside the name, as an id. */
  detail: string;
  tags?: readonly string[];
  /** What is not saved yet, in words. */
  changes?: ReactNode;
  /** The server has refused something of it. */
  wrong?: boolean;
}

interface SelectableListProps {
  label: string;
  items: readonly ChoiceItem[];
  chosen?: string;
  onChoose: (id: string) => void;
}

/** The things of which one is shown beside the list. */
export function SelectableList({ label, items, chosen, onChoose }: SelectableListProps) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {items.map(({ id, name, detail, tags = [], changes, wrong }) => (
        <li key={id}>
          <button
            type="button"
            className={classes(id === chosen && styles.chosen, wrong && styles.wrong)}
            aria-current={id === chosen ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.detail}>{detail}</span>
            {tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
            {changes && <span className={styles.changes}>{changes}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
