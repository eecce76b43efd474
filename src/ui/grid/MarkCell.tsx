import { type CSSProperties, type MouseEvent, useRef } from 'react';
import { classes } from '../classes';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Grid.module.css';
import { type CellActions, useCellFocus } from './GridCell';
import type { GridRow, GridTexts } from './types';

interface MarkCellProps {
  id: string;
  row: GridRow | undefined;
  rowIndex: number;
  checked: boolean;
  texts: GridTexts;
  actions: CellActions;
  onCheck: (row: number) => void;
  className?: string;
  style?: CSSProperties;
  isFocused?: boolean;
  loading?: boolean;
}

const glyphs = { created: '+', changed: '•', deleted: '−', same: '' };

/** The first cell of a row: its box, and what will become of it when the draft is saved. */
export function MarkCell({
  id,
  row,
  rowIndex,
  checked,
  texts,
  actions,
  onCheck,
  className,
  style,
  isFocused = false,
}: MarkCellProps) {
  const box = useRef<HTMLInputElement>(null);
  useCellFocus(box, isFocused, actions, row === undefined);
  const state = row?.state ?? 'same';
  const wrong = row?.problem ?? (row?.errors && Object.values(row.errors)[0]);
  const onMouseDown = (event: MouseEvent) => {
    event.preventDefault();
    actions.press(rowIndex, 0, event.shiftKey);
    if (isFocused) box.current?.focus({ preventScroll: true });
  };
  return (
    <div
      id={id}
      role="gridcell"
      tabIndex={-1}
      aria-rowindex={rowIndex + 2}
      aria-colindex={1}
      className={classes(className, styles.cell, styles.mark, styles[state], wrong && styles.faulty)}
      style={style}
      title={wrong}
      onMouseDown={onMouseDown}
    >
      <input
        ref={box}
        type="checkbox"
        tabIndex={isFocused ? 0 : -1}
        checked={checked}
        disabled={!row}
        aria-label={texts.checkRow(rowIndex + 1)}
        onChange={() => onCheck(rowIndex)}
      />
      <span aria-hidden="true" className={styles.glyph}>
        {wrong ? '!' : glyphs[state]}
      </span>
      <VisuallyHidden>{[state !== 'same' && texts.states[state], wrong].filter(Boolean).join('. ')}</VisuallyHidden>
    </div>
  );
}
