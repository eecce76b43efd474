import type { Locale } from '@/domain/locale';
import { OfflineRow } from './OfflineRow';
import { useOffline } from './useOffline';

/** The service worker and what the reader sees of it. */
export function Offline({ path, locale }: { path: string; locale: Locale }) {
  const { state, keep, remove } = useOffline(path, locale);
  return state ? <OfflineRow state={state} onKeep={keep} onRemove={remove} /> : null;
}
