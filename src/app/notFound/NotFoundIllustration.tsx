import styles from './NotFoundScreen.module.css';

/** A roll-forward whose closing figure nobody can find. */
export function NotFoundIllustration() {
  return (
    <svg className={styles.figure} viewBox="0 0 400 220" aria-hidden="true">
      <path className={styles.grid} d="M20 50h360M20 90h360M20 130h360" />
      <path className={styles.total} d="M30 80h56v110H30z" />
      <path className={styles.plus} d="M104 44h48v36h-48zM170 36h48v8h-48z" />
      <path className={styles.minus} d="M236 36h48v32h-48z" />
      <path className={styles.thread} d="M86 80h18M152 44h18M218 36h18M284 68h22" />
      <rect className={styles.open} x="306" y="68" width="64" height="122" rx="3" />
      <path className={styles.base} d="M20 190h360" />
      <text x="338" y="138">
        404
      </text>
    </svg>
  );
}
