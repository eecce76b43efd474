import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { cellText } from '@/domain/grid';
import { CellChoice } from './CellChoice';
import { CellInput } from './CellInput';
import { canEdit, shown } from '../display';
import type { CellActions, GridCellProps } from '../types';

/** Gives the focus to the active cell when the focus is among the cells, and keeps it there when the cell goes. `stop` finds what takes it. */
export function useCellFocus(
  stop: () => HTMLElement | null,
  wanted: boolean,
  actions: CellActions,
  stage: unknown,
) {
  const find = useEffectEvent(stop);
  useLayoutEffect(() => {
    const target = find();
    if (!wanted || !target) return;
    if (actions.hasFocus() && document.activeElement !== target)
      target.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === target) actions.keepFocus();
    };
  }, [wanted, actions, stage]);
}

interface ActiveCellProps extends GridCellProps {
  /** What describes the cell. */
  noteId: string | undefined;
}

/** What the active cell has beyond the others, which are many and must be light: a field, a list, the focus and its keys. */
export function ActiveCell({
  id,
  noteId,
  row,
  rowIndex,
  column,
  readOnly,
  texts,
  actions,
}: ActiveCellProps) {
  const [choosing, setChoosing] = useState(false);
  const editable = canEdit(column, row, readOnly);
  const typed = isTyped(column.kind) && editable;
  useCellFocus(
    () => {
      const cell = document.getElementById(id);
      return typed ? (cell?.querySelector('input') ?? null) : cell;
    },
    !choosing,
    actions,
    typed,
  );
  const value = row?.values[column.id];
  const commit = (text: string) => actions.commit(rowIndex, column.id, text);
  const open = useEffectEvent(() => {
    if (column.kind === 'boolean') commit(value === true ? 'N' : 'Y');
    else if (column.kind === 'choice') setChoosing(true);
  });
  useEffect(() => {
    const cell = document.getElementById(id);
    if (!cell || !editable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== cell || !['Enter', 'F2', ' '].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    const onDoubleClick = () => open();
    cell.addEventListener('keydown', onKeyDown);
    cell.addEventListener('dblclick', onDoubleClick);
    return () => {
      cell.removeEventListener('keydown', onKeyDown);
      cell.removeEventListener('dblclick', onDoubleClick);
    };
  }, [id, editable]);

  const text = row && shown(column, value, texts);
  if (choosing) {
    return (
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
    );
  }
  if (!typed) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <CellInput
        label={column.label}
        value={cellText(value)}
        numeric={column.kind === 'number'}
        invalid={row?.errors?.[column.id] !== undefined}
        describedBy={noteId}
        find={column.find}
        noMatch={texts.noMatch}
        onCommit={commit}
        onLeave={actions.leave}
      />
    </>
  );
}

/** Whether a cell of this kind is a field as soon as it is active. */
export function isTyped(kind: GridCellProps['column']['kind']): boolean {
  return kind === 'text' || kind === 'number';
}
