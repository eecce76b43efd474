import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type TreeNode, treeStep } from './treeKeys';

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
) {
  const index = nodes.findIndex((node) => node.id === id);
  const at = (row: TreeNode | undefined, to: number): Cell | undefined =>
    row && { id: row.id, column: to };
  switch (key) {
    case 'ArrowDown':
      return at(nodes[index + 1], column);
    case 'ArrowUp':
      return at(nodes[index - 1], column);
    case 'ArrowRight':
      return column + 1 < columns ? { id, column: column + 1 } : undefined;
    case 'ArrowLeft':
      return column > 0 ? { id, column: column - 1 } : undefined;
    case 'Home':
      return at(ctrlKey ? nodes[0] : nodes[index], ctrlKey ? column : 0);
    case 'End':
      return at(ctrlKey ? nodes.at(-1) : nodes[index], ctrlKey ? column : columns - 1);
    default:
      return undefined;
  }
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
