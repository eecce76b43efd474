/** What the loader in the page has noted before the application came; see `loader.ts`. */
export interface EarlyInput {
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** From now on the application answers by itself. */
  ready: boolean;
  /** Held, so that the browser does not forget what it has read before the next page needs it. */
  fonts?: FontFace[];
}

declare global {
  interface Window {
    early?: EarlyInput;
  }
}

/** Carries out the press of a button that came before the application. What was typed by then is its form's to take over. */
export function replayEarlyPress(): void {
  const { early } = window;
  if (!early || early.ready) return;
  early.ready = true;
  early.pressed?.removeAttribute('aria-busy');
  if (early.pressed?.isConnected) early.pressed.click();
}
