import { useMedia } from '@/ui';

/** Whether there is no room for a grid. */
export function useNarrow(): boolean {
  return useMedia('(width < 600px)') ?? false;
}
