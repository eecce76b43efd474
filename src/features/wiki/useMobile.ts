import { useMedia } from '@/ui';

/** Whether the layout is the mobile one (WK-5): below this width the sidebar gives way to the drawer. */
export function useMobile(): boolean {
  return useMedia('(width < 960px)') ?? false;
}
