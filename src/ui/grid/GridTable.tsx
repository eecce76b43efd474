import { HotkeysContext } from '@blueprintjs/core';
import {
  type CellProps,
  Column,
  FocusMode,
  RenderMode,
  type Region,
  SelectionModes,
  Table,
} from '@blueprintjs/table';
import '@blueprintjs/table/lib/css/table.css';
import { type ComponentProps, memo, type ReactElement } from 'react';
import { rectangle, type Selection } from '@/domain/grid';
import { GridCell } from './cells/GridCell';
import { CheckboxCell } from './cells/CheckboxCell';
import type { CellActions, GridColumn, GridRow, GridTexts } from './types';

interface GridTableProps {
  columns: readonly GridColumn[];
  /** Pixels, with that of the mark. */
  widths: number[];
  rowHeight: number;
  frozen: number;
  rowCount: number;
  rowAt: (index: number) => GridRow | undefined;
  cellId: (row: number, column: number) => string;
  checked: ReadonlySet<string>;
  readOnly: boolean;
  selection: Selection;
  texts: GridTexts;
  actions: CellActions;
}

/** Blueprint wants to list the table's keys in a dialog of its own; ours are other keys. */
const noHotkeys: ComponentProps<typeof HotkeysContext.Provider>['value'] = [
  { hasProvider: true, hotkeys: [], isDialogOpen: false },
  () => undefined,
];

/** Blueprint's table with our cells. It draws everything anew whenever it is rendered: it is rendered only when it must be. */
export const GridTable = memo(function GridTable(props: GridTableProps) {
  const {
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
  } = props;
  const renderCell = (rowIndex: number, columnIndex: number): ReactElement<CellProps> => {
    const shared = {
      id: cellId(rowIndex, columnIndex),
      row: rowAt(rowIndex),
      rowIndex,
      texts,
      actions,
    };
    const column = columns[columnIndex - 1];
    if (column)
      return <GridCell {...shared} column={column} columnIndex={columnIndex} readOnly={readOnly} />;
    return (
      <CheckboxCell {...shared} checked={shared.row !== undefined && checked.has(shared.row.key)} />
    );
  };
  const onSelection = (regions: Region[]) => {
    const { rows, cols } = regions.at(-1) ?? {};
    if (rows && cols)
      actions.select({ top: rows[0], bottom: rows[1], left: cols[0], right: cols[1] });
  };
  const { active } = selection;
  const area = rectangle(selection);
  return (
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
          row: active.row,
          col: active.column,
          focusSelectionIndex: 0,
        }}
        onFocusedRegion={(region) => {
          if (region.type === FocusMode.CELL) actions.goTo(region.row, region.col);
        }}
        onSelection={onSelection}
        cellRendererDependencies={[rowAt, columns, checked, readOnly, texts, rowHeight]}
      >
        {widths.map((_, index) => (
          <Column
            key={columns[index - 1]?.id ?? 'mark'}
            id={columns[index - 1]?.id ?? 'mark'}
            cellRenderer={renderCell}
          />
        ))}
      </Table>
    </HotkeysContext.Provider>
  );
}, sameTable);

/** The selection by what it says: it is made anew at every render. */
function sameTable(
  { selection: before, ...a }: GridTableProps,
  { selection: after, ...b }: GridTableProps,
): boolean {
  const places = (one: Selection) =>
    [one.active.row, one.active.column, one.extent.row, one.extent.column].join();
  return (
    (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b[key]) &&
    places(before) === places(after)
  );
}
