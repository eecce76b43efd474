import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

interface SheetProps {
  label: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal part of the page (the browser's own dialog: it keeps the focus and gives it back). Open as long as it is rendered; a press beside it closes it. */
export function Sheet({ label, className, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    const onPress = ({ target }: Event) => {
      if (target === element) close();
    };
    element.addEventListener('pointerdown', onPress);
    return () => {
      element.removeEventListener('pointerdown', onPress);
      element.close();
    };
  }, []);
  return (
    <dialog ref={dialog} className={className} aria-label={label} onCancel={onClose}>
      {children}
    </dialog>
  );
}
