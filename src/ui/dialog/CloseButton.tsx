import styles from './CloseButton.module.css';

/** For the head of a dialog, in the colour of its words. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="m3 3 10 10M13 3 3 13" />
      </svg>
    </button>
  );
}
