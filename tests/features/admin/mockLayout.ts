/** The test environment lays nothing out. For a grid its elements have room for eight rows and all columns. */
export function mockLayout(): void {
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', {
      configurable: true,
      get: () => 256,
    });
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
      configurable: true,
      get: () => 4000,
    });
    globalThis.ResizeObserver = class {
      constructor(private readonly notify: ResizeObserverCallback) {}
      observe() {
        queueMicrotask(() => this.notify([], this));
      }
      unobserve() {}
      disconnect() {}
    };
  });
}
