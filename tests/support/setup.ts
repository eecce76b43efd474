import { File } from 'node:buffer';
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// The test environment's Blob and FormData are Node's; its File must be their kin.
Object.assign(globalThis, { File });

/** The test environment has no media: its visitor is one who wants no motion, so that nothing moves by itself. */
window.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: media === '(prefers-reduced-motion: reduce)',
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** The test environment lays nothing out: a range of text covers no place. */
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });

/** For the same reason nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** The test environment has no modal dialogs: nothing else becomes inert. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('input, button, a[href], [tabindex="0"]')?.focus();
  },
});

// Chunks are compiled when a test first asks for them, on a machine that may be busy. These are bounds for what never comes; no test waits for a time.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

/** A warning of React, of react-intl or of RTK Query in a test is a failure of the test. */
const consoleErrors: string[] = [];
/** How long the store's checks of development take says something of the machine's load, nothing of the code. */
const ofPace = /InvariantMiddleware took \d+ms/;
beforeEach(() => {
  consoleErrors.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      const consoleError = words.map(String).join(' ');
      if (!ofPace.test(consoleError)) consoleErrors.push(consoleError);
    });
  }
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  expect(consoleErrors).toEqual([]);
});

/** For a test that provokes errors of the console: takes away those that came so far. */
export function takeConsoleErrors(): string[] {
  return consoleErrors.splice(0);
}
