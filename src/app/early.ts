/** What the loader in the page has noted before the application came; see `loader.ts`. */
export interface EarlyInput {
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** From now on the application answers by itself. */
  ready: boolean;
}

declare global {
  interface Window {
    early?: EarlyInput;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const typed = new Map<string, string>();

const fields = () => document.querySelectorAll<Field>('#root input[name], #root textarea[name]');

/** Keeps what the visitor has typed into the page, before hydration sets the fields back. */
export function keepEarlyInput(): void {
  for (const field of fields()) {
    if (field.value !== field.defaultValue) typed.set(field.name, field.value);
  }
}

/** Carries out what came before the application: the typing, then the press of a button. */
export function replayEarlyInput(): void {
  for (const field of fields()) {
    const value = typed.get(field.name);
    if (value === undefined) continue;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    // React listens to the element's own setter; the prototype's makes it see a change.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  typed.clear();
  const { early } = window;
  if (!early || early.ready) return;
  early.ready = true;
  early.pressed?.removeAttribute('aria-busy');
  if (early.pressed?.isConnected) early.pressed.click();
}
