/** The test environment's is Node's and takes no form; React makes one where a form leads to another page. */
class AnyFormData extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** jsdom lays nothing out. */
export function standInForTheBrowser(): void {
  Object.assign(globalThis, {
    FormData: AnyFormData,
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
}
