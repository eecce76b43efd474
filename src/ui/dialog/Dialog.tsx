import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes';
import styles from './Dialog.module.css';
import { type FocusReturn, useFocusReturn } from './useFocusReturn';

interface DialogProps {
  role?: 'alertdialog';
  /** Its name, or the id of the element that has it. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /**
   * Where it stands: in the middle, below the upper edge, as a drawer at the left one, or as a sheet that moves with the window where it is the
   * higher of the two. A sheet is for what is filled in or answered: a press beside it does not close it.
   */
  placement?: 'center' | 'top' | 'left' | 'sheet';
  className?: string;
  /** For a dialog that leads elsewhere: following one of its links closes it, also to the page that is open. */
  closeOnLink?: boolean;
  returnFocus?: FocusReturn;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal part of the page: the browser's own dialog keeps the focus in it, beginning with what asks for it by `data-first-focus`, and the one that
 * was opened last is on top. Open as long as it is rendered; Escape and a press beside it close it.
 */
export function Dialog({
  role,
  label,
  labelledBy,
  describedBy,
  placement = 'center',
  className,
  closeOnLink = false,
  returnFocus = {},
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isSheet = placement === 'sheet';
  useFocusReturn(returnFocus);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
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
  const element = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog hears Escape, and presses beside it and on its links
    <dialog
      ref={dialog}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes(styles.dialog, styles[placement], !isSheet && className)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={({ target, currentTarget }) =>
        !isSheet && target === currentTarget && onClose()
      }
      // The system asks for it otherwise than by a key, as by the gesture that goes back.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isSheet ? <div className={classes(styles.frame, className)}>{children}</div> : children}
    </dialog>
  );
  // A sheet belongs to the page, whatever part of it has asked for it: it takes no style from there.
  return isSheet ? createPortal(element, document.body) : element;
}
