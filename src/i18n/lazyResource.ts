import { use, useDeferredValue } from 'react';
import type { Locale } from '@/domain/locale';
import { memoizeAsync } from '@/domain/memo';

/** Time in ms after which a text that did not come is asked for again. React draws again before it gives up: asked for at once, it would be without end. */
const RETRY_MS = 1000;

/** Text that is not code, by language or another key: each is loaded once; one that did not come is asked for again a second later. */
export function lazyResource<T, K = Locale>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  return memoizeAsync(load, (forget) => setTimeout(forget, RETRY_MS));
}

/** The content in a language. Another language takes its place when it has come: until then the reader keeps what stands there. */
export function useContent<T>(content: (locale: Locale) => Promise<T>, locale: Locale): T {
  return use(content(useDeferredValue(locale)));
}
