import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Extent, place, tabbed } from '@/domain/grid';
import type { CellActions } from './GridCell';
import { tableOf } from './table';
import type { TypedCell } from './types';
import type { useSelection } from './useSelection';

interface CellActionNeeds {
  body: RefObject<HTMLElement | null>;
  selecting: ReturnType<typeof useSelection>;
  extent: Extent;
  onType: (cells: TypedCell[]) => void;
}

/** Where the focus is among the cells, and what a cell asks of the grid. The actions stay the same, so that cells need not be drawn anew. */
export function useCellActions({ body, selecting, extent, onType }: CellActionNeeds) {
  const hasFocus = useRef(false);
  const leaving = useRef(false);
  const latest = useRef({ selecting, extent, onType });
  useLayoutEffect(() => {
    latest.current = { selecting, extent, onType };
  });
  const [actions] = useState<CellActions>(() => ({
    hasFocus: () => hasFocus.current,
    press: (row, column, extend) => {
      hasFocus.current = true;
      latest.current.selecting[extend ? 'extendTo' : 'goTo']({ row, column });
    },
    keepFocus: () => body.current?.focus({ preventScroll: true }),
    commit: (row, column, text) => latest.current.onType([{ row, column, text }]),
    leave: (key, back) => {
      const { selection, goTo } = latest.current.selecting;
      const { active } = selection;
      const down = { ...active, row: active.row + (back ? -1 : 1) };
      const next = key === 'Enter' ? place(down, latest.current.extent) : tabbed(active, back, latest.current.extent);
      if (next) goTo(next);
    },
  }));
  useLayoutEffect(() => {
    // The table's own stop in the tab order has neither role nor name; the active cell is the stop.
    tableOf(body.current)?.setAttribute('tabindex', '-1');
  }, [body]);
  const bodyProps = {
    tabIndex: -1,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      // A window that goes to the back takes no focus away.
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hasFocus.current = false;
    },
  };
  return { actions, bodyProps, leaving };
}
