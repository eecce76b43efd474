import { type Ref, useLayoutEffect, useRef } from 'react';
import styles from '../Grid.module.css';
import { HeaderCell } from './HeaderCell';
import type { Sort } from '@/domain/grid';
import type { GridColumn, GridTexts } from '../types';

interface GridHeaderProps {
  ref: Ref<HTMLDivElement>;
  columns: readonly GridColumn[];
  markWidth: number;
  frozen: number;
  sort: Sort | undefined;
  filters: Readonly<Record<string, string>>;
  allChecked: boolean | 'some';
  texts: GridTexts;
  onSort: (sort: Sort | undefined) => void;
  onFilter: (column: string, text: string) => void;
  onWidth: (column: string, width: number) => void;
  onCheckAll: () => void;
}

/**
 * The header is ours and not the table's own: the table draws its header twice, one over the other, and a field for filtering can stand in the page but
 * once. It scrolls sideways with the body.
 */
export function GridHeader({
  ref,
  columns,
  markWidth,
  frozen,
  allChecked,
  texts,
  onCheckAll,
  ...rest
}: GridHeaderProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = allChecked === 'some';
  }, [allChecked]);
  const left = (index: number) =>
    markWidth + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);
  return (
    <div role="rowgroup" ref={ref} className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.headerRow}>
        <div
          role="columnheader"
          aria-colindex={1}
          className={styles.headerMark}
          style={{ width: markWidth }}
          aria-label={texts.mark}
        >
          <input
            ref={box}
            type="checkbox"
            checked={allChecked === true}
            aria-label={texts.checkAll}
            onChange={onCheckAll}
          />
        </div>
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            index={index}
            stickyAt={index < frozen ? left(index) : undefined}
            texts={texts}
            {...rest}
          />
        ))}
      </div>
    </div>
  );
}
