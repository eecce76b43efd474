import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the visitor points or moves the focus outside an element, or presses Escape in it. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (by: 'escape' | 'outside') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss('outside');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dismiss('escape');
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [element, open]);
}
