import type { ClipboardEvent } from 'react';
import { cellText, parseDelimited, printTabbed, type Rectangle } from '@/domain/grid';
import type { GridColumn, GridRow, TypedCell } from '../types';

interface ClipboardNeeds {
  area: Rectangle;
  columns: readonly GridColumn[];
  rowCount: number;
  rowAt: (index: number) => GridRow | undefined;
  onType: (cells: TypedCell[]) => void;
  onNotLoaded: () => void;
  onTruncated: (lines: number) => void;
}

const count = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const isEditing = ({ target }: ClipboardEvent) =>
  target instanceof HTMLElement && target.dataset.editing === 'true';

/** Copies and pastes ranges as spreadsheets do: text with tabs, one value into all that is selected, a block from the active corner on. */
export function clipboardOf({
  area,
  columns,
  rowCount,
  rowAt,
  onType,
  onNotLoaded,
  onTruncated,
}: ClipboardNeeds) {
  // Column 0 is the mark.
  const chosen = columns.slice(Math.max(0, area.left - 1), area.right);
  /** Rows that are not here would be copied as empty ones, and not be emptied. */
  const loaded = (from: number, to: number) => {
    const all = count(from, to).every((row) => rowAt(row));
    if (!all) onNotLoaded();
    return all;
  };
  const onCopy = (event: ClipboardEvent) => {
    if (isEditing(event)) return;
    event.preventDefault();
    if (!loaded(area.top, area.bottom)) return;
    const lines = count(area.top, area.bottom).map((row) =>
      chosen.map(({ id }) => cellText(rowAt(row)?.values[id])),
    );
    event.clipboardData.setData('text/plain', printTabbed(lines));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isEditing(event)) return;
    event.preventDefault();
    const lines = parseDelimited(event.clipboardData.getData('text/plain'), '\t');
    const [first = []] = lines;
    if (first.length === 0) return;
    const one = lines.length === 1 && first.length === 1;
    const rows = one ? area.bottom - area.top + 1 : lines.length;
    const last = Math.min(rows, rowCount - area.top) - 1;
    if (!loaded(area.top, area.top + last)) return;
    const cells = count(0, last).flatMap((down) => {
      const line = (one ? chosen.map(() => first[0] ?? '') : lines[down]) ?? [];
      return line.flatMap((text, right) => {
        const column = columns[Math.max(0, area.left - 1) + right];
        return column ? [{ row: area.top + down, column: column.id, text }] : [];
      });
    });
    onType(cells);
    if (rows > last + 1) onTruncated(rows - last - 1);
  };
  const clear = () =>
    loaded(area.top, area.bottom) &&
    onType(
      count(area.top, area.bottom).flatMap((row) =>
        chosen.map(({ id }) => ({ row, column: id, text: '' })),
      ),
    );
  return { onCopy, onPaste, clear };
}
