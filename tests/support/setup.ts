import { File } from 'node:buffer';
import '@testing-library/jest-dom';
// It takes away at the end of a test what was rendered, before the console is looked at: hooks run in the order of these imports.
import { configure } from '@testing-library/react';
import React from 'react';
import { keepComputedStyles } from './computedStyles';
import './quietConsole';

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

keepComputedStyles();

/** React notes where each element is made, for the stacks that it adds to its warnings: no test reads them, and a fifteenth of the screens' time went there. */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });

// Chunks are compiled when a test first asks for them, on a machine that may be busy: a bound for what never comes.
configure({ asyncUtilTimeout: 90_000 });
