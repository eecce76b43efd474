import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; undefined in a page as the build has written it. */
export function useMedia(query: string): boolean | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  );
}
