import { memo } from 'react';
import { classes } from '../../classes';
import { VisuallyHidden } from '../../feedback/VisuallyHidden';
import { ActiveCell, isTyped } from './ActiveCell';
import { canEdit, shown } from '../display';
import styles from '../Grid.module.css';
import type { GridCellProps, GridColumn, PlacedCell } from '../types';

/** One of hundreds that come and go with every scroll: an element, its text, and nothing that it does not need. */
function Cell(props: GridCellProps) {
  const { id, row, rowIndex, column, columnIndex, readOnly, texts, style, isFocused } = props;
  const editable = canEdit(column, row, readOnly);
  const error = row?.errors?.[column.id];
  const changed = row?.before !== undefined && column.id in row.before;
  const before = changed && texts.before(shown(column, row.before?.[column.id], texts));
  const note = [before, error].filter(Boolean).join('. ');
  const noteId = note ? `${id}-note` : undefined;
  return (
    <div
      id={id}
      role="gridcell"
      aria-rowindex={rowIndex + 2}
      aria-colindex={columnIndex + 1}
      // A cell is as the grid says unless it says so itself.
      aria-readonly={editable === readOnly ? !editable : undefined}
      aria-selected={isFocused || undefined}
      aria-busy={!row || undefined}
      tabIndex={isFocused && !(editable && isTyped(column.kind)) ? 0 : -1}
      className={row ? lookOf(column, row.state, changed, error !== undefined) : styles.pending}
      style={placeOf(style)}
      title={error}
    >
      {isFocused ? (
        <ActiveCell {...props} noteId={noteId} />
      ) : (
        row && shown(column, row.values[column.id], texts)
      )}
      {note && (
        <span id={noteId}>
          <VisuallyHidden>{note}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

function lookOf(
  { kind, editable }: GridColumn,
  state: string,
  changed: boolean,
  wrong: boolean,
): string {
  return classes(
    styles.cell,
    kind === 'number' && styles.number,
    kind === 'boolean' && styles.centred,
    state === 'deleted' && styles.deleted,
    state === 'created' && styles.created,
    changed && styles.changed,
    wrong && styles.wrong,
    editable !== 'always' && styles.key,
  );
}

/** The rest of what the table says is the same for all cells and stands in the style sheet. */
export function placeOf(style: PlacedCell['style']) {
  return style && { left: style.left, top: style.top, width: style.width };
}

/** Only what is seen makes a cell new: the table makes new styles and classes for all cells at every scroll. */
export function sameCell(before: PlacedCell, after: PlacedCell): boolean {
  const { style: a } = before;
  const { style: b } = after;
  return (
    before.row === after.row &&
    before.isFocused === after.isFocused &&
    before.texts === after.texts &&
    a?.left === b?.left &&
    a?.top === b?.top &&
    a?.width === b?.width
  );
}

export const GridCell = memo(
  Cell,
  (before, after) =>
    sameCell(before, after) && before.column === after.column && before.readOnly === after.readOnly,
);
