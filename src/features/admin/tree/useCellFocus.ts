import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { indexAfter, type TreeNode, treeStep } from '@/ui/focus';

interface Cell {
  id: string;
  /** 0 is the name of the row. */
  column: number;
}

function nextCell(
  nodes: readonly TreeNode[],
  { id, column }: Cell,
  columns: number,
  { key, ctrlKey }: KeyboardEvent,
): Cell | undefined {
  const row = nodes.findIndex((node) => node.id === id);
  const ends = key === 'Home' || key === 'End';
  // With Ctrl these lead to the ends of the column.
  if (!ends || ctrlKey) {
    const to = indexAfter(key, row, nodes.length, { axis: 'vertical', loop: false });
    const node = to === undefined ? undefined : nodes[to];
    if (node) return { id: node.id, column };
  }
  const to = indexAfter(key, column, columns, { axis: 'horizontal', loop: false });
  return to === undefined ? undefined : { id, column: to };
}

/**
 * One stop of the Tab key in a tree grid, moved with the arrows (the ARIA authoring practices for tree grids); on the name of a row the arrows to
 * the sides open and close it first. Cells say where they stand with `data-cell`.
 */
export function useCellFocus(
  grid: RefObject<HTMLElement | null>,
  nodes: readonly TreeNode[],
  columns: number,
  onToggle: (id: string) => void,
) {
  const [kept, setCell] = useState<Cell>({ id: '', column: 0 });
  const moved = useRef(false);
  const cell = nodes.some(({ id }) => id === kept.id)
    ? kept
    : { id: nodes[0]?.id ?? '', column: 0 };
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  }, [grid, kept]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const sideways = cell.column === 0 && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
    const step = sideways ? treeStep(nodes, cell.id, event.key) : undefined;
    const open =
      event.key === 'ArrowRight' && nodes.find(({ id }) => id === cell.id)?.branch === 'open';
    if (step && 'toggle' in step) onToggle(step.toggle);
    else {
      // To the right of a name that is open stand its cells.
      const next =
        step && !open ? { id: step.focus, column: 0 } : nextCell(nodes, cell, columns, event);
      if (!next) return;
      moved.current = true;
      setCell(next);
    }
    event.preventDefault();
  };
  /** What a cell needs to be reached. */
  const cellProps = (id: string, column: number) => ({
    'data-cell': '',
    tabIndex: cell.id === id && cell.column === column ? 0 : -1,
    onFocus: () => {
      if (kept.id !== id || kept.column !== column) setCell({ id, column });
    },
  });
  return { onKeyDown, cellProps };
}
