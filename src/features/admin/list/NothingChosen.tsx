import type { ReactNode } from 'react';
import styles from './MasterDetail.module.css';

/** What stands beside a list in which nothing is chosen. */
export function NothingChosen({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>;
}
