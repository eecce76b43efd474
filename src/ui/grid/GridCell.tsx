import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cellText } from '@/domain/grid';
import { classes } from '../classes';
import { VisuallyHidden } from '../VisuallyHidden';
import { CellChoice } from './CellChoice';
import { CellInput } from './CellInput';
import { canEdit, shown } from './display';
import styles from './Grid.module.css';
import type { GridColumn, GridRow, GridTexts } from './types';

/** What a cell asks of its grid. */
export interface CellActions {
  /** Whether the focus is among the cells: the active one then takes it. */
  hasFocus: () => boolean;
  /** A press brings the focus among the cells and makes this one active; with Shift it selects up to it. */
  press: (row: number, column: number, extend: boolean) => void;
  /** Takes the focus when the cell that had it goes out of sight. */
  keepFocus: () => void;
  commit: (row: number, column: string, text: string) => void;
  leave: (key: 'Enter' | 'Tab', back: boolean) => void;
}

/** `className`, `style` and `isFocused` come from the table that places the cell. */
export interface GridCellProps {
  id: string;
  row: GridRow | undefined;
  rowIndex: number;
  column: GridColumn;
  columnIndex: number;
  readOnly: boolean;
  texts: GridTexts;
  actions: CellActions;
  className?: string;
  style?: CSSProperties;
  isFocused?: boolean;
  loading?: boolean;
}

/** Gives the focus to the active cell when the focus is among the cells, and keeps it there when the cell goes. */
export function useCellFocus(element: RefObject<HTMLElement | null>, active: boolean, actions: CellActions, stage: unknown) {
  useLayoutEffect(() => {
    const target = element.current;
    if (!active || !target) return;
    if (actions.hasFocus() && document.activeElement !== target) target.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === target) actions.keepFocus();
    };
  }, [element, active, actions, stage]);
}

function Cell({
  id,
  row,
  rowIndex,
  column,
  columnIndex,
  readOnly,
  texts,
  actions,
  className,
  style,
  isFocused = false,
}: GridCellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const editable = canEdit(column, row, readOnly);
  const typed = isFocused && editable && (column.kind === 'text' || column.kind === 'number');
  useCellFocus(typed ? input : cell, isFocused && !choosing, actions, typed);

  const value = row?.values[column.id];
  const text = row ? shown(column, value, texts) : '';
  const error = row?.errors?.[column.id];
  const changed = row?.before !== undefined && column.id in row.before;
  const commit = (next: string) => actions.commit(rowIndex, column.id, next);

  const open = () => {
    if (!editable) return;
    if (column.kind === 'boolean') commit(value === true ? 'N' : 'Y');
    else if (column.kind === 'choice') setChoosing(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || !editable) return;
    if (!['Enter', 'F2', ' '].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };
  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-editing="true"]')) return;
    // The browser would focus what is under the pointer; the active cell takes the focus itself.
    event.preventDefault();
    actions.press(rowIndex, columnIndex, event.shiftKey);
    if (isFocused) (typed ? input : cell).current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={cell}
      id={id}
      role="gridcell"
      aria-rowindex={rowIndex + 2}
      aria-colindex={columnIndex + 1}
      aria-readonly={!editable}
      aria-selected={isFocused}
      tabIndex={isFocused && !typed ? 0 : -1}
      className={classes(
        className,
        styles.cell,
        column.kind === 'number' && styles.number,
        column.kind === 'boolean' && styles.centred,
        row?.state === 'deleted' && styles.deleted,
        row?.state === 'created' && styles.created,
        changed && styles.changed,
        error && styles.wrong,
        column.editable !== 'always' && styles.key,
      )}
      style={style}
      title={error}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onDoubleClick={open}
    >
      {!row && <span className={styles.pending} role="img" aria-label={texts.pending} />}
      {choosing ? (
        <CellChoice
          label={column.label}
          value={cellText(value)}
          choices={column.choices ?? []}
          onCommit={(next) => {
            commit(next);
            setChoosing(false);
          }}
          onLeave={() => setChoosing(false)}
        />
      ) : (
        <span className={styles.text} aria-hidden={typed || undefined}>
          {text}
        </span>
      )}
      {typed && (
        <CellInput
          ref={input}
          label={column.label}
          value={cellText(value)}
          numeric={column.kind === 'number'}
          invalid={error !== undefined}
          describedBy={error || changed ? `${id}-note` : undefined}
          onCommit={commit}
          onLeave={actions.leave}
        />
      )}
      {(error || changed) && (
        <span id={`${id}-note`}>
          <VisuallyHidden>
            {[changed && texts.before(shown(column, row.before?.[column.id], texts)), error].filter(Boolean).join('. ')}
          </VisuallyHidden>
        </span>
      )}
    </div>
  );
}

/** Only what is seen makes a cell new: the table makes a new style for each cell at every scroll. */
export const GridCell = memo(Cell, (before, after) => {
  const { style: a } = before;
  const { style: b } = after;
  const keys = (Object.keys(after) as (keyof GridCellProps)[]).filter((key) => key !== 'style');
  const same = keys.every((key) => before[key] === after[key]);
  return same && a?.left === b?.left && a?.top === b?.top && a?.width === b?.width && a?.height === b?.height;
});
