/** What the loader in the page has noted before the application came; see `loader.ts`. */
export interface PreHydrationInput {
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** From now on the application answers by itself. */
  ready: boolean;
  /** Held, so that the browser does not forget what it has read before the next page needs it. */
  fonts?: FontFace[];
}

declare global {
  interface Window {
    preHydration?: PreHydrationInput;
  }
}

/** Milliseconds between two attempts to hand over a press: the code of the part that it fell on is on its way. */
const RETRY_MS = 50;

/** Tells whether a click reached the button: React stops one that falls on a part which has not hydrated. */
function watchArrival(button: HTMLElement): () => boolean {
  let arrived = false;
  const onClick = () => {
    arrived = true;
  };
  button.addEventListener('click', onClick, true);
  return () => {
    button.removeEventListener('click', onClick, true);
    return arrived;
  };
}

/** Presses a button until the press arrives; not at all where it is gone or has been disabled meanwhile. */
function deliver(button: HTMLElement): void {
  const hasArrived = watchArrival(button);
  if (button.isConnected) button.click();
  if (hasArrived() || !button.isConnected || button.matches(':disabled'))
    button.removeAttribute('aria-busy');
  else setTimeout(() => deliver(button), RETRY_MS);
}

/**
 * Carries out the press of a button that came before the application, and from then on those that come before a part of the page. What was typed
 * by then is its form's to take over; a file is chosen in the browser's own control.
 */
export function replayClick(): void {
  const { preHydration } = window;
  if (!preHydration || preHydration.ready) return;
  preHydration.ready = true;
  const sent = new WeakSet(document.querySelectorAll('button'));
  const keepPress = ({ target, isTrusted }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    if (!isTrusted || !button || !sent.has(button)) return;
    const hasArrived = watchArrival(button);
    setTimeout(() => {
      if (hasArrived()) sent.delete(button);
      else {
        button.setAttribute('aria-busy', 'true');
        deliver(button);
      }
    });
  };
  addEventListener('click', keepPress, true);
  if (preHydration.pressed) deliver(preHydration.pressed);
}
