import { fieldOf, type ResourceName } from '@/domain/admin';
import type { Edit, GridValues, SavedRow } from '@/domain/grid';
import { canEdit, type GridColumn, type GridRow, type TypedCell } from '@/ui/grid';
import { readText } from '../rows/columns';
import type { DraftController } from '../saving/useDraft';
import type { RowsControl } from '../rows/useGridRows';

interface RowActionsOptions {
  resource: ResourceName;
  rows: RowsControl;
  columns: readonly GridColumn[];
  draftController: DraftController;
  newRow: GridValues;
  readOnly: boolean;
  /** Takes the errors of these rows away: they were changed since. */
  clearErrors: (keys: readonly string[]) => void;
}

/** What a reader does to rows, as edits of the draft. */
export function useRowActions({
  resource,
  rows,
  columns,
  draftController,
  newRow,
  readOnly,
  clearErrors,
}: RowActionsOptions) {
  const { draft } = draftController;
  const savedOf = (index: number, row: GridRow): SavedRow | undefined =>
    row.state === 'created' ? undefined : (draft.changed[row.key]?.saved ?? rows.savedAt(index));
  const editOf = ({ row: index, column: id, text }: TypedCell): Edit[] => {
    const row = rows.rowAt(index);
    const column = columns.find((one) => one.id === id);
    const field = fieldOf(resource, id);
    if (!row || !column || !field || !canEdit(column, row, readOnly)) return [];
    return [
      {
        key: row.key,
        saved: savedOf(index, row),
        field: id,
        value: readText(field, text, column.choices),
      },
    ];
  };
  return {
    /** The rows at these places, with what is saved of them. */
    rowsAt: (indexes: readonly number[]): [key: string, saved: SavedRow | undefined][] =>
      indexes.flatMap((index) => {
        const row = rows.rowAt(index);
        return row ? [[row.key, savedOf(index, row)] as [string, SavedRow | undefined]] : [];
      }),
    setCells: (cells: readonly TypedCell[]) => {
      const edits = cells.flatMap(editOf);
      const [first] = edits;
      if (!first) return;
      if (cells.length === 1) draftController.editCell(first);
      else if (cells.every(({ text }) => text === '')) draftController.editRows({ edits });
      else draftController.pasteRows({ edits });
      clearErrors(edits.map(({ key }) => key));
    },
    apply: (index: number, values: GridValues) => {
      const row = rows.rowAt(index);
      if (!row) return;
      draftController.editRow({ key: row.key, saved: savedOf(index, row), values });
      clearErrors([row.key]);
    },
    add: () => draftController.addRows({ rows: [newRow] }),
    /** Deletes the rows, or takes their deletion back where all of them are deleted already. */
    remove: (chosen: readonly (readonly [key: string, saved: SavedRow | undefined])[]) => {
      const keys = chosen.map(([key]) => key);
      if (keys.length === 0) return;
      if (keys.every((key) => draft.deleted[key])) draftController.revertRows({ keys });
      else draftController.deleteRows({ keys, saved: chosen.flatMap(([, saved]) => saved ?? []) });
      clearErrors(keys);
    },
  };
}
