import type { ReactNode } from 'react';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';

/** What is stated needs no results to be explained. */
export const statedClose: LoadedClose = { key: 'stated', groups: [] };

interface Stated {
  value: number;
  title: string;
  /** Who states it, and where it comes from. */
  note: ReactNode;
  paragraph: string;
}

/** Opens the panel on a number that nothing computes: what it is, and who states it. */
export function useExplainStated(): (stated: Stated) => void {
  const explain = useExplain();
  return ({ value, title, note, paragraph }) =>
    explain({
      close: statedClose,
      of: { stated: { name: title, value, paragraph } },
      title,
      note,
    });
}
