import { use, useDeferredValue } from 'react';
import type { Locale } from '@/domain/locale';

/** Text that is not code, by language: each language is loaded once; a failed load is tried again at the next call. */
export function contentOf<T>(load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const loading = new Map<Locale, Promise<T>>();
  return (locale) => {
    const running = loading.get(locale);
    if (running) return running;
    const promise = load(locale);
    loading.set(locale, promise);
    promise.catch(() => loading.delete(locale));
    return promise;
  };
}

/** The content in a language. Another language takes its place when it has come: until then the reader keeps what stands there. */
export function useContent<T>(content: (locale: Locale) => Promise<T>, locale: Locale): T {
  return use(content(useDeferredValue(locale)));
}
