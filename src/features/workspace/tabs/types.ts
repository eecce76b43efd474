import type { OpenTab } from '@/store';

export interface TabCommands {
  show: (tab: OpenTab) => void;
  close: (menuIds: string[]) => void;
  clear: () => void;
  /** Absent where nothing was closed. */
  reopen?: () => void;
  pin: (menuId: string, pinned: boolean) => void;
  /** To a place in the bar, counted from 0. */
  move: (menuId: string, to: number) => void;
}

export interface TabBarProps extends TabCommands {
  open: readonly OpenTab[];
  shown: OpenTab | undefined;
  nameOf: (tab: OpenTab) => string;
}
