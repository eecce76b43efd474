import { HotkeysContext } from '@blueprintjs/core';
import { type CellProps, Column, FocusMode, RenderMode, type Region, SelectionModes, Table } from '@blueprintjs/table';
import '@blueprintjs/table/lib/css/table.css';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
} from 'react';
import type { Selection } from '@/domain/grid';
import { VisuallyHidden } from '../VisuallyHidden';
import { clipboardOf } from './clipboard';
import styles from './Grid.module.css';
import { CellNote } from './CellNote';
import { GridCell } from './GridCell';
import { GridHeader } from './GridHeader';
import { MarkCell } from './MarkCell';
import { RowOwners } from './RowOwners';
import type { GridColumn, GridRow, GridTexts, Sort, TypedCell } from './types';
import { gridKeys } from './keys';
import { useCellActions } from './useCellActions';
import { useRowHeight } from './useRowHeight';
import { useScrolling } from './useScrolling';
import { useSelection } from './useSelection';
import { useViewport } from './useViewport';

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
  /** The rows that are seen, `end` exclusive. */
  onVisible: (start: number, end: number) => void;
  /** The selection reaches rows that are not here: nothing is copied or emptied. */
  onNotLoaded: () => void;
  /** So many pasted lines had no row to go to. */
  onCut: (lines: number) => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onAdd: () => void;
}

/** Blueprint wants to list the table's keys in a dialog of its own; ours are other keys. */
const noHotkeys: ComponentProps<typeof HotkeysContext.Provider>['value'] = [
  { hasProvider: true, hotkeys: [], isDialogOpen: false },
  () => undefined,
];
const MARK_WIDTH = 56;
/** Rows beyond the seen ones that the table draws. */
const BLEED = 3;

/** A grid of many rows, edited in place. Blueprint's table places and windows the cells; keys, header and meaning for screen readers are ours. */
export function DataGrid(props: DataGridProps) {
  const { label, columns, rowCount, rowAt, readOnly, checked, texts, frozen = 1, onCheck, onType } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const widths = useMemo(() => [MARK_WIDTH, ...columns.map(({ width }) => width)], [columns]);
  const viewport = useViewport(body, rowHeight);
  // What is only heard may come a frame after what is seen.
  const owned = useDeferredValue(viewport);
  const extent = { rows: rowCount, columns: widths.length, page: Math.max(1, viewport.end - viewport.start - 2) };
  const selecting = useSelection(extent, props.onSelect);
  const { selection, area, goTo } = selecting;
  useScrolling({
    body,
    header,
    active: selection.active,
    extentPlace: selection.extent,
    widths,
    rowHeight,
    frozen,
    viewport,
    onVisible: props.onVisible,
  });
  const { actions, bodyProps, leaving } = useCellActions({ body, selecting, extent, onType });
  const activeColumn = columns[selection.active.column - 1];
  const clipboard = clipboardOf({ ...props, area });
  const onKeyDown = gridKeys({ ...props, selecting, extent, onClear: clipboard.clear }, leaving);

  const cellId = useCallback((row: number, column: number) => `${id}-${row}-${column}`, [id]);
  const renderCell = (rowIndex: number, columnIndex: number): ReactElement<CellProps> => {
    const shared = { id: cellId(rowIndex, columnIndex), row: rowAt(rowIndex), rowIndex, texts, actions };
    const column = columns[columnIndex - 1];
    if (!column) {
      const key = shared.row?.key;
      return <MarkCell {...shared} checked={key !== undefined && checked.has(key)} onCheck={(row) => onCheck([row])} />;
    }
    return <GridCell {...shared} column={column} columnIndex={columnIndex} readOnly={readOnly} />;
  };
  const onSelection = (regions: Region[]) => {
    const { rows, cols } = regions.at(-1) ?? {};
    if (rows && cols) selecting.select({ top: rows[0], bottom: rows[1], left: cols[0], right: cols[1] });
  };
  const loaded = checked.size > 0 ? (checked.size >= rowCount ? true : ('some' as const)) : false;
  return (
    <div className={styles.frame}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={widths.length}
        aria-multiselectable
        aria-readonly={readOnly}
        aria-describedby={`${id}-keys`}
      >
        <GridHeader {...props} ref={header} markWidth={MARK_WIDTH} frozen={frozen} allChecked={loaded} />
        <RowOwners
          start={Math.max(0, owned.start - BLEED)}
          end={Math.min(rowCount, owned.end + BLEED)}
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
        <HotkeysContext.Provider value={noHotkeys}>
          <Table
            numRows={rowCount}
            columnWidths={widths}
            defaultRowHeight={rowHeight}
            minRowHeight={rowHeight}
            numFrozenColumns={frozen + 1}
            enableRowHeader={false}
            enableColumnHeader={false}
            renderMode={RenderMode.NONE}
            selectionModes={SelectionModes.ALL}
            selectedRegions={[{ rows: [area.top, area.bottom], cols: [area.left, area.right] }]}
            focusMode={FocusMode.CELL}
            focusedRegion={{
              type: FocusMode.CELL,
              row: selection.active.row,
              col: selection.active.column,
              focusSelectionIndex: 0,
            }}
            onFocusedRegion={(region) => {
              if (region.type === FocusMode.CELL) goTo({ row: region.row, column: region.col });
            }}
            onSelection={onSelection}
            cellRendererDependencies={[rowAt, columns, checked, readOnly, texts, rowHeight]}
          >
            {widths.map((_, index) => (
              <Column key={columns[index - 1]?.id ?? 'mark'} id={columns[index - 1]?.id ?? 'mark'} cellRenderer={renderCell} />
            ))}
          </Table>
        </HotkeysContext.Provider>
      </div>
      <CellNote row={rowAt(selection.active.row)} column={activeColumn} texts={texts} />
    </div>
  );
}
