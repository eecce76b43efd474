import { useSyncExternalStore } from 'react';

/** WK-5: below this width the sidebar gives way to the drawer. */
const MOBILE = '(width < 960px)';

function subscribe(notify: () => void): () => void {
  const media = window.matchMedia(MOBILE);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** Whether the layout is the mobile one; a page from the build is wide until the application has looked. */
export function useMobile(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(MOBILE).matches,
    () => false,
  );
}
