import { use, useDeferredValue } from 'react';
import type { Locale } from '@/domain/locale';

/** Time in ms after which a text that did not come is asked for again. React draws again before it gives up: asked for at once, it would be without end. */
const RETRY_MS = 1000;

/** Text that is not code, by language or another key: each is loaded once; one that did not come is asked for again a second later. */
export function lazyResource<T, K = Locale>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const loading = new Map<K, Promise<T>>();
  return (key) => {
    const running = loading.get(key);
    if (running) return running;
    const promise = load(key);
    loading.set(key, promise);
    promise.then(
      // As React marks a promise that it has waited for: who asks with `use` for what is here does not wait at all.
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => setTimeout(() => loading.delete(key), RETRY_MS),
    );
    return promise;
  };
}

/** The content in a language. Another language takes its place when it has come: until then the reader keeps what stands there. */
export function useContent<T>(content: (locale: Locale) => Promise<T>, locale: Locale): T {
  return use(content(useDeferredValue(locale)));
}
