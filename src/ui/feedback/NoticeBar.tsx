import styles from './NoticeBar.module.css';
import { classes } from '../classes';

interface NoticeBarProps {
  intent: 'success' | 'error' | 'info';
  text: string;
  closeLabel: string;
  onClose: () => void;
}

/** ST-NOTICE. Who shows it takes it away again after its time. */
export function NoticeBar({ intent, text, closeLabel, onClose }: NoticeBarProps) {
  return (
    <div
      className={classes(styles.bar, styles[intent])}
      role={intent === 'error' ? 'alert' : 'status'}
    >
      <p>{text}</p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
