import styles from './ProgressBar.module.css';

/** SH-5: something is on the wire. Live, since it stands outside the landmarks of the page. */
export function ProgressBar({ label }: { label: string }) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-live="polite"
      aria-label={label}
      aria-valuetext={label}
    />
  );
}
