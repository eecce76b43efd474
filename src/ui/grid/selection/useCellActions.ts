import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Extent, place, type Rectangle, tabbed } from '@/domain/grid';
import { tableOf } from '../viewport/table';
import type { CellActions, TypedCell } from '../types';
import type { useSelection } from './useSelection';

interface CellActionNeeds {
  body: RefObject<HTMLElement | null>;
  selecting: ReturnType<typeof useSelection>;
  extent: Extent;
  onType: (cells: TypedCell[]) => void;
  onCheck: (rows: number[]) => void;
}

/** Where the focus is among the cells, and what a cell asks of the grid. The actions stay the same, so that cells need not be drawn anew. */
export function useCellActions({ body, selecting, extent, onType, onCheck }: CellActionNeeds) {
  const hasFocus = useRef(false);
  const leaving = useRef(false);
  const latest = useRef({ selecting, extent, onType, onCheck });
  useLayoutEffect(() => {
    latest.current = { selecting, extent, onType, onCheck };
  });
  const [actions] = useState<CellActions>(() => ({
    hasFocus: () => hasFocus.current,
    // The next active cell comes with the same drawing, unless it is out of sight.
    keepFocus: () =>
      queueMicrotask(() => {
        if (hasFocus.current && document.activeElement === document.body)
          body.current?.focus({ preventScroll: true });
      }),
    goTo: (row, column) => latest.current.selecting.goTo({ row, column }),
    select: (area: Rectangle) => latest.current.selecting.select(area),
    check: (row) => latest.current.onCheck([row]),
    commit: (row, column, text) => latest.current.onType([{ row, column, text }]),
    leave: (key, back) => {
      const { selection, goTo } = latest.current.selecting;
      const { active } = selection;
      const down = { ...active, row: active.row + (back ? -1 : 1) };
      const next =
        key === 'Enter'
          ? place(down, latest.current.extent)
          : tabbed(active, back, latest.current.extent);
      if (next) goTo(next);
    },
  }));
  useLayoutEffect(() => {
    // The table's own stop in the tab order has neither role nor name; the active cell is the stop.
    tableOf(body.current)?.setAttribute('tabindex', '-1');
  }, [body]);
  /** A press brings the focus among the cells and makes the pressed one active; with Shift it selects up to it. */
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-editing="true"]')) return;
    const cell = event.target.closest<HTMLElement>('[role="gridcell"]');
    if (!cell) return;
    // The browser would focus what is under the pointer; the active cell takes the focus itself.
    event.preventDefault();
    hasFocus.current = true;
    const at = (name: string) => Number(cell.getAttribute(name));
    const isActive = cell.getAttribute('aria-selected') === 'true';
    selecting[event.shiftKey ? 'extendTo' : 'goTo']({
      row: at('aria-rowindex') - 2,
      column: at('aria-colindex') - 1,
    });
    if (isActive) (cell.querySelector('input') ?? cell).focus({ preventScroll: true });
  };
  const bodyProps = {
    tabIndex: -1,
    onMouseDown,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A window that goes to the back takes no focus away.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
        hasFocus.current = false;
    },
  };
  return { actions, bodyProps, leaving };
}
