import { Classes, Overlay2, OverlaysContext } from '@blueprintjs/core';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classes } from '../classes';
import styles from './Modal.module.css';

/** One stack for every dialog, although they come in chunks of their own: the top one alone keeps the focus. */
const overlays: ComponentProps<typeof OverlaysContext.Provider>['value'] = {
  hasProvider: true,
  stack: { current: [] },
};

interface ModalProps {
  role?: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string;
  /** Stands above other dialogs, whichever came first. */
  above?: boolean;
  /** Another dialog stands above this one and has the focus. */
  behind?: boolean;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Puts the focus on the element that asks for it by `data-first-focus`, else on the first field or button: when the dialog opens, and when the focus was
 * taken out of it, as by a change of route. Blueprint fetches it back to its own guard, where nothing is said or seen.
 */
function FirstFocus({
  dialog,
  behind,
}: {
  dialog: RefObject<HTMLElement | null>;
  behind: boolean;
}) {
  useEffect(() => {
    const frame = dialog.current;
    const overlay = frame?.parentElement;
    if (behind || !frame || !overlay) return;
    const focusFirst = () =>
      (
        frame.querySelector<HTMLElement>('[data-first-focus]') ??
        frame.querySelector<HTMLElement>('input, button')
      )?.focus();
    if (!frame.contains(document.activeElement)) focusFirst();
    const onFocus = ({ target, relatedTarget }: FocusEvent) => {
      const guarded =
        target instanceof Element && target.matches(`.${Classes.OVERLAY_START_FOCUS_TRAP}`);
      if (guarded && !(relatedTarget instanceof Node && overlay.contains(relatedTarget)))
        focusFirst();
    };
    overlay.addEventListener('focusin', onFocus);
    return () => overlay.removeEventListener('focusin', onFocus);
  }, [dialog, behind]);
  return null;
}

/** Takes what the overlay gives its child, except the stop in the tab order: a dialog's stops are its fields and buttons. */
function Frame({ tabIndex: _ofTheOverlay, ...props }: ComponentProps<'div'>) {
  return <div tabIndex={-1} {...props} />;
}

/**
 * A dialog over the page: the focus stays in it, Escape closes it. Open as long as it is rendered. Blueprint's overlay does the work
 * and all the looks are ours, so that no style sheet of its own restyles the page.
 */
export function Modal({
  role = 'dialog',
  labelledBy,
  describedBy,
  above,
  behind = false,

  className,
  onClose,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <OverlaysContext.Provider value={overlays}>
      <Overlay2
        isOpen
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it is switched off: Blueprint would focus its own guard, FirstFocus finds the field
        autoFocus={false}
        enforceFocus={!behind}
        canEscapeKeyClose={!behind}
        canOutsideClickClose={false}
        shouldReturnFocusOnClose={false}
        className={classes(styles.overlay, above && styles.above)}
        backdropClassName={styles.backdrop}
        transitionDuration={0}
        childRef={dialog as RefObject<HTMLElement>}
        onClose={onClose}
      >
        <Frame
          ref={dialog}
          role={role}
          aria-modal="true"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className={classes(styles.dialog, className)}
        >
          {children}
          <FirstFocus dialog={dialog} behind={behind} />
        </Frame>
      </Overlay2>
    </OverlaysContext.Provider>
  );
}
