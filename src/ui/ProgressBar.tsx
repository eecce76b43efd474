import styles from './ProgressBar.module.css';

/** SH-5: something is on the wire. */
export function ProgressBar({ label }: { label: string }) {
  return <div className={styles.bar} role="progressbar" aria-label={label} aria-valuetext={label} />;
}
