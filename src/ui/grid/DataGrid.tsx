import { type CSSProperties, type ReactNode, useCallback, useId, useMemo, useRef } from 'react';
import type { GridPosition, Selection, Sort } from '@/domain/grid';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { useMedia } from '../hooks/useMedia';
import { CellNote } from './CellNote';
import { clipboardOf } from './selection/clipboard';
import styles from './Grid.module.css';
import { GridHeader } from './header/GridHeader';
import { GridTable } from './GridTable';
import { gridKeys } from './selection/keys';
import { RowOwners } from './RowOwners';
import type { GridColumn, GridRow, GridTexts, TypedCell } from './types';
import { useCellActions } from './selection/useCellActions';
import { useVirtualRange } from './viewport/useVirtualRange';
import { useViewState } from './viewport/useViewState';
import { useReveal } from './viewport/useReveal';
import { useSelection } from './selection/useSelection';
import { useFocusRows } from './selection/useFocusRows';

export interface DataGridProps {
  label: string;
  columns: readonly GridColumn[];
  rowCount: number;
  /** Undefined where the row is not here yet. A function of its own for other rows: the cells are drawn anew with it. */
  rowAt: (index: number) => GridRow | undefined;
  readOnly: boolean;
  sort: Sort | undefined;
  filters: Readonly<Record<string, string>>;
  checked: ReadonlySet<string>;
  /** Columns that stay in sight while the others scroll. */
  frozen?: number;
  /** False while it is not known which rows there are. */
  ready?: boolean;
  /** Where the grid was left. */
  place?: GridPosition;
  onPlace?: (place: GridPosition) => void;
  /** Keys of rows with which something is wrong: another array, and the grid goes to the first of them. */
  focusRows?: readonly string[];
  texts: GridTexts;
  onSort: (sort: Sort | undefined) => void;
  onFilter: (column: string, text: string) => void;
  onWidth: (column: string, width: number) => void;
  onCheck: (rows: number[]) => void;
  onCheckAll: () => void;
  /** What was typed, pasted or emptied. */
  onType: (cells: TypedCell[]) => void;
  onSelect: (selection: Selection) => void;
  /** Stands in place of rows where there are none. */
  note?: ReactNode;
  /** The rows that are drawn, `end` exclusive; not told of those that only fly by. */
  onVisible: (start: number, end: number) => void;
  /** The selection reaches rows that are not here: nothing is copied or emptied. */
  onNotLoaded: () => void;
  /** So many pasted lines had no row to go to. */
  onTruncated: (lines: number) => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onAdd: () => void;
}

const MARK_WIDTH_PX = 56;
/** Pixels: dense for a mouse, large enough for a finger. */
const ROW_HEIGHT_PX = { dense: 32, roomy: 44 };
/** Rows beyond the seen ones that the table draws. */
const OVERSCAN_ROWS = 3;

/** A grid of many rows, edited in place. Blueprint's table places and windows the cells; keys, header and meaning for screen readers are ours. */
export function DataGrid(props: DataGridProps) {
  const {
    label,
    columns,
    rowCount,
    rowAt,
    readOnly,
    checked,
    texts,
    frozen = 1,
    ready = true,
    place,
    focusRows,
    onType,
  } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const rowHeight = useMedia('(pointer: coarse)') ? ROW_HEIGHT_PX.roomy : ROW_HEIGHT_PX.dense;
  const widths = useMemo(() => [MARK_WIDTH_PX, ...columns.map(({ width }) => width)], [columns]);
  const viewport = useVirtualRange({ body, header, rowHeight, onVisible: props.onVisible });
  const extent = {
    rows: rowCount,
    columns: widths.length,
    page: Math.max(1, viewport.end - viewport.start - 2),
  };
  const selecting = useSelection(extent, props.onSelect, place?.selection);
  const { selection, area } = selecting;
  useFocusRows({ focusRows, rowCount, rowAt, columns, goTo: selecting.goTo });
  useReveal({
    body,
    active: selection.active,
    extentPlace: selection.extent,
    widths,
    rowHeight,
    frozen,
  });
  useViewState({ body, ready, selection, place, onPlace: props.onPlace });
  const { actions, bodyProps, leaving } = useCellActions({
    body,
    selecting,
    extent,
    onType,
    onCheck: props.onCheck,
  });
  const activeColumn = columns[selection.active.column - 1];
  const clipboard = clipboardOf({ ...props, area });
  const onKeyDown = gridKeys({ ...props, selecting, extent, onClear: clipboard.clear }, leaving);
  const cellId = useCallback((row: number, column: number) => `${id}-${row}-${column}`, [id]);
  const loaded = checked.size > 0 ? (checked.size >= rowCount ? true : ('some' as const)) : false;
  return (
    <div className={styles.frame} style={{ '--row': `${rowHeight}px` } as CSSProperties}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={widths.length}
        aria-multiselectable
        aria-readonly={readOnly}
        aria-describedby={`${id}-keys`}
      >
        <GridHeader
          {...props}
          ref={header}
          markWidth={MARK_WIDTH_PX}
          frozen={frozen}
          allChecked={loaded}
        />
        <RowOwners
          start={Math.max(0, viewport.start - OVERSCAN_ROWS)}
          end={Math.min(rowCount, viewport.end + OVERSCAN_ROWS)}
          columns={widths.length}
          cellId={cellId}
          checked={checked}
          rowAt={rowAt}
        />
      </div>
      <span id={`${id}-keys`}>
        <VisuallyHidden>{texts.instructions}</VisuallyHidden>
      </span>
      <div
        ref={body}
        className={styles.body}
        {...bodyProps}
        onKeyDownCapture={onKeyDown}
        onCopy={clipboard.onCopy}
        onPaste={readOnly ? undefined : clipboard.onPaste}
      >
        {props.note && <div className={styles.note}>{props.note}</div>}
        <GridTable
          {...{
            columns,
            widths,
            rowHeight,
            frozen,
            rowCount,
            rowAt,
            cellId,
            checked,
            readOnly,
            selection,
            texts,
            actions,
          }}
        />
      </div>
      <CellNote row={rowAt(selection.active.row)} column={activeColumn} texts={texts} />
    </div>
  );
}
