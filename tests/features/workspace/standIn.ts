/** The test environment's is Node's and takes no form; React makes one where a form leads to another page. */
class AnyFormData extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** jsdom lays nothing out and has no modal dialogs. */
export function standInForTheBrowser(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector<HTMLElement>('input, button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(globalThis, {
    FormData: AnyFormData,
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
}
