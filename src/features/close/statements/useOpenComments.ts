import { useMemo } from 'react';
import { useListCloseCommentsQuery } from '@/api';

/** How many comments on each cell nobody has answered yet. */
export function useOpenComments(bookId: string, period: string): ReadonlyMap<string, number> {
  const { data } = useListCloseCommentsQuery({ bookId, period });
  return useMemo(() => {
    const open = new Map<string, number>();
    for (const { cell, resolvedAt } of data?.comments ?? [])
      if (resolvedAt === null) open.set(cell, (open.get(cell) ?? 0) + 1);
    return open;
  }, [data]);
}
