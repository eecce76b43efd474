import { memo } from 'react';
import { classes } from '../../classes';
import { VisuallyHidden } from '../../feedback/VisuallyHidden';
import { useCellFocus } from './ActiveCell';
import styles from '../Grid.module.css';
import { placeOf, sameCell } from './GridCell';
import type { PlacedCell } from '../types';

interface MarkCellProps extends PlacedCell {
  checked: boolean;
}

const glyphs = { created: '+', changed: '•', deleted: '−', same: '' };

/** The first cell of a row: its box, and what will become of it when the draft is saved. */
function Mark({
  id,
  row,
  rowIndex,
  checked,
  texts,
  actions,
  style,
  isFocused = false,
}: MarkCellProps) {
  const state = row?.state ?? 'same';
  const wrong = row?.problem ?? (row?.errors && Object.values(row.errors)[0]);
  const words = [state !== 'same' && texts.states[state], wrong].filter(Boolean).join('. ');
  return (
    <div
      id={id}
      role="gridcell"
      aria-rowindex={rowIndex + 2}
      aria-colindex={1}
      aria-selected={isFocused || undefined}
      className={classes(styles.cell, styles.mark, styles[state], wrong && styles.faulty)}
      style={placeOf(style)}
      title={wrong}
    >
      <input
        type="checkbox"
        tabIndex={isFocused ? 0 : -1}
        checked={checked}
        disabled={!row}
        aria-label={texts.checkRow(rowIndex + 1)}
        onChange={() => actions.check(rowIndex)}
      />
      {(words || state !== 'same') && (
        <span aria-hidden="true" className={styles.glyph}>
          {wrong ? '!' : glyphs[state]}
        </span>
      )}
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
      {isFocused && <MarkFocus id={id} actions={actions} ready={row !== undefined} />}
    </div>
  );
}

/** The box takes the focus when its cell is the active one. */
function MarkFocus({
  id,
  actions,
  ready,
}: Pick<MarkCellProps, 'id' | 'actions'> & { ready: boolean }) {
  useCellFocus(
    () => document.getElementById(id)?.querySelector('input') ?? null,
    true,
    actions,
    ready,
  );
  return null;
}

export const CheckboxCell = memo(
  Mark,
  (before, after) => sameCell(before, after) && before.checked === after.checked,
);
