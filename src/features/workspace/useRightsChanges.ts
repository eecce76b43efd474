import { useSyncExternalStore } from 'react';
import { useOpenWorkspaceEventsQuery } from '@/api';

function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Rights that change while the workspace is open and in sight are seen at once. */
export function useRightsChanges(): void {
  const visible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  useOpenWorkspaceEventsQuery(undefined, { skip: !visible });
}
