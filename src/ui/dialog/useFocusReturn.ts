import { useEffect, useEffectEvent } from 'react';

/** A return that is still to come: a dialog that opens before it takes the debt over. */
let owed: { settle: () => void; element: Element | null } | undefined;
const signsOfLife = ['pointerdown', 'keydown', 'input'];

function takeOver(): Element | null {
  if (!owed) return document.activeElement;
  const { element, settle } = owed;
  settle();
  return element?.isConnected ? element : document.activeElement;
}

/** The element itself, or the page's content where it is gone, so that the keyboard is never left nowhere. */
function focus(element: Element | null): void {
  const gone = !element?.isConnected || element === document.body;
  if (gone && document.activeElement !== document.body) return;
  const target = gone ? document.getElementById('content') : element;
  if (target instanceof HTMLElement) target.focus({ preventScroll: gone });
}

/**
 * Gives the focus back when the dialog that calls this goes: to the element with the id `to`, else to the one that had it when the
 * dialog came. `delay` in milliseconds.
 */
export function useFocusReturn({ to, delay = 0 }: { to?: string; delay?: number } = {}): void {
  const giveBack = useEffectEvent((opener: Element | null) => {
    const element = (to && document.getElementById(to)) || opener;
    const settle = () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) removeEventListener(sign, settle);
      owed = undefined;
    };
    const timer = setTimeout(() => {
      settle();
      focus(element);
    }, delay);
    // Who has gone on in the meantime is not taken away from there.
    for (const sign of signsOfLife) addEventListener(sign, settle);
    owed = { settle, element };
  });
  useEffect(() => {
    const opener = takeOver();
    return () => giveBack(opener);
  }, []);
}
