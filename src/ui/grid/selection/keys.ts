import type { KeyboardEvent } from 'react';
import { type Extent, moved, type Place, tabbed } from '@/domain/grid';
import type { useSelection } from './useSelection';

export interface GridCommands {
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onAdd: () => void;
  /** Empties the selected cells. */
  onClear: () => void;
}

interface GridKeys extends GridCommands {
  selecting: ReturnType<typeof useSelection>;
  extent: Extent;
  readOnly: boolean;
}

const isEditing = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.dataset.editing === 'true';

/**
 * The keys of a spreadsheet, caught before the table hears them. Keys that begin or end the editing of a cell are the cell's own. Tab goes from cell to
 * cell; after Escape, and where the grid ends, it leaves the grid.
 */
export function gridKeys(
  { selecting, extent, readOnly, ...commands }: GridKeys,
  leaving: { current: boolean },
) {
  const { selection, goTo, extendTo } = selecting;
  const command = (event: KeyboardEvent): (() => void) | undefined => {
    const key = event.key.toLowerCase();
    const control = event.ctrlKey || event.metaKey;
    if (control && key === 'z') return event.shiftKey ? commands.onRedo : commands.onUndo;
    if (control && key === 'y') return commands.onRedo;
    if (control && key === 's') return commands.onSave;
    if (control && key === 'a') {
      return () => {
        goTo({ row: 0, column: 1 });
        extendTo({ row: extent.rows - 1, column: extent.columns - 1 });
      };
    }
    if (event.key === 'Insert') return commands.onAdd;
    if (event.key === 'Delete' || event.key === 'Backspace') return commands.onClear;
    return undefined;
  };
  const step = (event: KeyboardEvent): Place | undefined => {
    const { key, shiftKey } = event;
    if (key === 'Tab')
      return readOnly || leaving.current ? undefined : tabbed(selection.active, shiftKey, extent);
    return moved(
      shiftKey ? selection.extent : selection.active,
      key,
      event.ctrlKey || event.metaKey,
      extent,
    );
  };
  return (event: KeyboardEvent) => {
    if (isEditing(event) || event.nativeEvent.isComposing || event.altKey) return;
    const act = command(event);
    const next = act ? undefined : step(event);
    leaving.current = event.key === 'Escape' || (leaving.current && event.key === 'Shift');
    // The table would put its own text on the clipboard beside ours.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c')
      return event.stopPropagation();
    if (!act && !next) return;
    event.preventDefault();
    event.stopPropagation();
    if (act) act();
    else if (next && event.shiftKey && event.key !== 'Tab') extendTo(next);
    else if (next) goTo(next);
  };
}
