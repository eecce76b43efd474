import { useRef, useState } from 'react';
import {
  type Extent,
  type Place,
  place,
  rectangle,
  type Rectangle,
  type Selection,
} from '@/domain/grid';

const at = (where: Place): Selection => ({ active: where, extent: where });
const start: Selection = at({ row: 0, column: 1 });

/** What is selected: always within the grid, whatever becomes of its rows and columns. */
export function useSelection(
  extent: Extent,
  onSelect: (selection: Selection) => void,
  first: Selection = start,
) {
  const [wanted, setWanted] = useState<Selection>(first);
  const selection: Selection = {
    active: place(wanted.active, extent),
    extent: place(wanted.extent, extent),
  };
  // One press may say several things before anything is drawn: each goes on from the one before.
  const latest = useRef<Selection>(first);
  const change = (next: Selection) => {
    latest.current = next;
    setWanted(next);
    onSelect(next);
  };
  return {
    selection,
    area: rectangle(selection),
    /** Makes a cell the active one and the only one selected. */
    goTo: (where: Place) => change(at(where)),
    /** Selects from the active cell to this one. */
    extendTo: (where: Place) => change({ ...latest.current, extent: where }),
    /** Selects a rectangle of which the active cell is a corner. */
    select: ({ top, left, bottom, right }: Rectangle) => {
      const { active } = latest.current;
      const { row, column } = active;
      change({
        active,
        extent: { row: row === top ? bottom : top, column: column === left ? right : left },
      });
    },
  };
}
