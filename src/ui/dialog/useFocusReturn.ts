import { useEffectEvent, useLayoutEffect } from 'react';

/** A return that is still to come: a dialog that opens before it takes it over. */
let due: { timer: number; element: Element | null } | undefined;

function takeOver(): Element | null {
  if (!due) return document.activeElement;
  const { element, timer } = due;
  clearTimeout(timer);
  due = undefined;
  return element?.isConnected ? element : document.activeElement;
}

/**
 * The element itself, or the page's content where it is gone, so that the keyboard is never left nowhere. Who has gone on meanwhile is not taken
 * away from there.
 */
function focus(element: Element | null): void {
  if (document.activeElement !== document.body) return;
  const gone = !element?.isConnected || element === document.body;
  const target = gone ? document.getElementById('content') : element;
  if (target instanceof HTMLElement) target.focus({ preventScroll: gone });
}

export interface FocusReturn {
  /** The id of the element that shall have the focus; else the one that had it when the dialog came. */
  to?: string;
  /** Milliseconds. */
  delay?: number;
}

/** Gives the focus back when the dialog that calls this goes. To be called before the effect that opens the dialog. */
export function useFocusReturn({ to, delay = 0 }: FocusReturn): void {
  const giveBack = useEffectEvent((opener: Element | null) => {
    const element = (to && document.getElementById(to)) || opener;
    const timer = window.setTimeout(() => {
      due = undefined;
      focus(element);
    }, delay);
    due = { timer, element };
  });
  useLayoutEffect(() => {
    const opener = takeOver();
    return () => giveBack(opener);
  }, []);
}
