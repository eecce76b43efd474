import { type ReactNode, useId } from 'react';
import { CloseButton } from './CloseButton';
import { Dialog } from './Dialog';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  closeLabel: string;
  /** `--dialog-width` makes it wider. */
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a heading, a close button and whatever it is for. */
export function Panel({ title, closeLabel, className, onClose, children }: PanelProps) {
  const id = useId();
  return (
    <Dialog labelledBy={id} placement="sheet" className={className} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <CloseButton label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
