import type { ReactNode } from 'react';
import styles from './TwoPanels.module.css';

/** A tool in two panels, beside each other where there is room: what goes in, and what comes of it. */
export function TwoPanels({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.panels} aria-label={label}>
      {children}
    </section>
  );
}
