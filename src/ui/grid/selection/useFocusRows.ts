import { useEffect, useEffectEvent, useRef } from 'react';
import type { Place } from '@/domain/grid';
import type { GridColumn, GridRow } from '../types';

interface FocusRows {
  focusRows: readonly string[] | undefined;
  rowCount: number;
  rowAt: (index: number) => GridRow | undefined;
  columns: readonly GridColumn[];
  goTo: (place: Place) => void;
}

/** Goes to the first wrong cell of the rows to look at: among thousands it is not found by eye. */
export function useFocusRows({ focusRows, rowCount, rowAt, columns, goTo }: FocusRows): void {
  const seek = useEffectEvent((keys: ReadonlySet<string>) => {
    for (let row = 0; row < rowCount; row += 1) {
      const found = rowAt(row);
      if (!found || !keys.has(found.key)) continue;
      const wrong = columns.findIndex(({ id }) => found.errors && id in found.errors);
      return goTo({ row, column: Math.max(0, wrong) + 1 });
    }
  });
  // A grid that is shown again stays where it was left.
  const done = useRef(focusRows);
  useEffect(() => {
    if (!focusRows || done.current === focusRows) return;
    done.current = focusRows;
    seek(new Set(focusRows));
  }, [focusRows]);
}
