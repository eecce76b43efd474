import { useEffect, useEffectEvent, useRef } from 'react';
import type { Place } from '@/domain/grid';
import type { GridColumn, GridRow } from './types';

interface Sought {
  sought: readonly string[] | undefined;
  rowCount: number;
  rowAt: (index: number) => GridRow | undefined;
  columns: readonly GridColumn[];
  goTo: (place: Place) => void;
}

/** Goes to the first wrong cell of rows that are sought: among thousands it is not found by eye. */
export function useSought({ sought, rowCount, rowAt, columns, goTo }: Sought): void {
  const seek = useEffectEvent((keys: ReadonlySet<string>) => {
    for (let row = 0; row < rowCount; row += 1) {
      const found = rowAt(row);
      if (!found || !keys.has(found.key)) continue;
      const wrong = columns.findIndex(({ id }) => found.errors && id in found.errors);
      return goTo({ row, column: Math.max(0, wrong) + 1 });
    }
  });
  // A grid that is shown again stays where it was left.
  const done = useRef(sought);
  useEffect(() => {
    if (!sought || done.current === sought) return;
    done.current = sought;
    seek(new Set(sought));
  }, [sought]);
}
