import { useEffect, useEffectEvent } from 'react';

interface EditKeys {
  onSave?: () => void;
  onUndo?: () => void;
  onRedo?: () => void;
}

/** Ctrl (or ⌘) with S, Z and Y, as in the grids. Within a field the browser's own undo has the key; a dialog has its own keys. */
export function useEditKeys({ onSave, onUndo, onRedo }: EditKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest('dialog')) return;
    const key = event.key.toLowerCase();
    const typing = target.matches('input:not([type="checkbox"]), textarea');
    const redo = key === 'y' || (key === 'z' && event.shiftKey);
    const act =
      key === 's' ? onSave : typing ? undefined : redo ? onRedo : key === 'z' ? onUndo : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
