import type { ReactNode } from 'react';
import styles from './SectionHeader.module.css';
import { classes } from '../classes';

interface SectionHeaderProps {
  /** The id of the heading, for `aria-labelledby` of the section. */
  id?: string;
  /** A short line above the heading that says which part of the page this is. */
  eyebrow?: ReactNode;
  title: ReactNode;
  /** One or two sentences below the heading. */
  text?: ReactNode;
  /** 1 where the heading is the page's own. */
  level?: 1 | 2 | 3;
  onDark?: boolean;
}

/** How a part of a page begins. */
export function SectionHeader({
  id,
  eyebrow,
  title,
  text,
  level = 2,
  onDark = false,
}: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.header, level === 1 && styles.first, onDark && styles.onDark)}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={id}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
