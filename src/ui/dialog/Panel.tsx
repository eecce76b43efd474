import { type ReactNode, useId } from 'react';
import { CloseButton } from './CloseButton';
import { Modal } from './Modal';
import styles from './Modal.module.css';
import { useFocusReturn } from './useFocusReturn';

interface PanelProps {
  title: string;
  closeLabel: string;
  behind?: boolean;
  /** `--dialog-width` makes it wider. */
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a heading, a close button and whatever it is for. */
export function Panel({ title, closeLabel, behind, className, onClose, children }: PanelProps) {
  const id = useId();
  useFocusReturn();
  return (
    <Modal labelledBy={id} behind={behind} className={className} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <CloseButton label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
