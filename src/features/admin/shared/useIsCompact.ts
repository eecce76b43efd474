import { useMedia } from '@/ui';

/** Whether there is no room for a grid. */
export function useIsCompact(): boolean {
  return useMedia('(width < 600px)') ?? false;
}
