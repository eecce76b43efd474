import { useSyncExternalStore } from 'react';

/** Pixels: dense for a mouse, large enough for a finger. */
const DENSE = 32;
const ROOMY = 44;

const coarse = () => window.matchMedia('(pointer: coarse)');

function subscribe(notify: () => void) {
  const query = coarse();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

export function useRowHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => (coarse().matches ? ROOMY : DENSE),
    () => DENSE,
  );
}
