import { useEffect, useState } from 'react';
import type { Locale } from '@/domain/locale';
import type { OfflineState } from '@/domain/wiki';
import { ask, register } from './worker';

/** What is kept of the language; keeps the open page by the way. Undefined until the service worker has answered. */
export function useOffline(path: string, locale: Locale) {
  const [known, setKnown] = useState<{ locale: Locale; state: OfflineState }>();
  const hear = (state: OfflineState) => setKnown({ locale, state });
  useEffect(() => {
    const ending = new AbortController();
    const read = () =>
      ask(
        { kind: 'read', path, locale },
        (state) => setKnown({ locale, state }),
        ending.signal,
      ).catch(() => undefined);
    void read();
    // The service worker of a new release knows its own files only.
    void register().then(
      (registration) =>
        registration.addEventListener('updatefound', () => void read(), { signal: ending.signal }),
      () => undefined,
    );
    return () => ending.abort();
  }, [path, locale]);
  const request = (kind: 'keep' | 'remove') => {
    ask({ kind, path, locale }, hear).catch(() => known && hear({ ...known.state, failed: true }));
  };
  return {
    state: known?.locale === locale ? known.state : undefined,
    keep: () => request('keep'),
    remove: () => request('remove'),
  };
}
