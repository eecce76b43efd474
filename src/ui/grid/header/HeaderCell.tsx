import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Sort } from '@/domain/grid';
import { classes } from '../../classes';
import styles from '../Grid.module.css';
import type { GridColumn, GridTexts } from '../types';
import { FilterField } from './FilterField';

interface HeaderCellProps {
  column: GridColumn;
  index: number;
  /** Where it stays while the others scroll, in pixels. */
  stickyAt: number | undefined;
  sort: Sort | undefined;
  filters: Readonly<Record<string, string>>;
  texts: GridTexts;
  onSort: (sort: Sort | undefined) => void;
  onFilter: (column: string, text: string) => void;
  onWidth: (column: string, width: number) => void;
}

const MIN_COLUMN_PX = 64;
const MAX_COLUMN_PX = 640;
const KEY_STEP_PX = 16;
const clamped = (width: number) =>
  Math.round(Math.max(MIN_COLUMN_PX, Math.min(MAX_COLUMN_PX, width)));

/** Up, down, not at all. */
function nextSort(column: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}

/** A column's name, order, filter and width (dragged, or with Shift and an arrow key on the name). */
export function HeaderCell({
  column,
  index,
  stickyAt,
  sort,
  filters,
  texts,
  onSort,
  onFilter,
  onWidth,
}: HeaderCellProps) {
  /** Where the edge of the column was taken hold of, and how wide the column was then. */
  const [drag, setDrag] = useState<{ x: number; width: number } | null>(null);
  const { id, label, width, sortable, filterable, required } = column;
  const order = sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ x: event.clientX, width });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey
      ? { ArrowLeft: -KEY_STEP_PX, ArrowRight: KEY_STEP_PX }[event.key]
      : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onWidth(id, clamped(width + step));
  };
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      aria-sort={sortable ? order : undefined}
      aria-label={label}
      className={classes(
        styles.headerCell,
        stickyAt !== undefined && styles.sticky,
        column.kind === 'number' && styles.number,
      )}
      style={{ width, left: stickyAt }}
    >
      <div className={styles.headerName}>
        {sortable ? (
          <button
            type="button"
            className={styles.sort}
            data-order={order}
            title={texts.sortBy(label)}
            onClick={() => onSort(nextSort(id, sort))}
            onKeyDown={onKeyDown}
          >
            <span className={styles.label}>{label}</span>
            {required && <span className={styles.required}>*</span>}
            <span aria-hidden="true" className={styles.arrow} />
          </button>
        ) : (
          <span className={styles.label}>{label}</span>
        )}
      </div>
      {filterable && (
        <FilterField
          column={column}
          value={filters[id] ?? ''}
          texts={texts}
          onFilter={(text) => onFilter(id, text)}
        />
      )}
      <div
        aria-hidden="true"
        className={styles.grip}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => drag && onWidth(id, clamped(drag.width + event.clientX - drag.x))}
        onPointerUp={() => setDrag(null)}
        onPointerCancel={() => setDrag(null)}
      />
    </div>
  );
}
