import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { classes } from '../classes';
import styles from './Dialog.module.css';

interface DialogProps {
  /** Its name, or the id of the element that has it. */
  label?: string;
  labelledBy?: string;
  /** Where it stands: in the middle, below the upper edge, or as a drawer at the left one. */
  placement?: 'center' | 'top' | 'left';
  className?: string;
  /** For a dialog that leads elsewhere: following one of its links closes it, also to the page that is open. */
  closeOnLink?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal part of the page: the browser's own dialog keeps the focus in it and gives it back. Open as long as it is rendered; Escape and a press
 * beside it close it.
 */
export function Dialog({
  label,
  labelledBy,
  placement = 'center',
  className,
  closeOnLink = false,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element goes: afterwards the browser would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    // At once: in a search field the browser would take the first Escape for emptying it.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (closeOnLink && target instanceof Element && target.closest('a')) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears Escape, and presses beside it and on its links
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes(styles.dialog, styles[placement], className)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      // The system asks for it otherwise than by a key, as by the gesture that goes back.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
