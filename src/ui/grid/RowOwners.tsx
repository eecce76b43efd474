import { memo } from 'react';
import type { GridRow } from './types';

interface RowOwnersProps {
  start: number;
  end: number;
  columns: number;
  cellId: (row: number, column: number) => string;
  checked: ReadonlySet<string>;
  rowAt: (index: number) => GridRow | undefined;
}

/** The table places its cells without rows. These are the rows for those who do not see: each owns its cells. */
export const RowOwners = memo(function RowOwners({
  start,
  end,
  columns,
  cellId,
  checked,
  rowAt,
}: RowOwnersProps) {
  const rows = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
  return (
    <div role="rowgroup">
      {rows.map((row) => {
        const key = rowAt(row)?.key;
        return (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 2}
            aria-selected={key !== undefined && checked.has(key)}
            aria-owns={Array.from({ length: columns }, (_, column) => cellId(row, column)).join(
              ' ',
            )}
          />
        );
      })}
    </div>
  );
});
