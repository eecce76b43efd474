import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(width < 600px)');

function subscribe(notify: () => void) {
  const narrow = query();
  narrow.addEventListener('change', notify);
  return () => narrow.removeEventListener('change', notify);
}

/** Whether there is no room for a grid. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
