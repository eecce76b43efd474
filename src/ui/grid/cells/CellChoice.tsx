import { useLayoutEffect, useRef } from 'react';
import type { Choice } from '@/domain/grid';
import styles from '../Grid.module.css';

interface CellChoiceProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  onCommit: (value: string) => void;
  onLeave: () => void;
}

/** The list of a cell that is being edited; opens at once where the browser lets it. */
export function CellChoice({ label, value, choices, onCommit, onLeave }: CellChoiceProps) {
  const ref = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const select = ref.current;
    if (!select) return;
    select.focus({ preventScroll: true });
    try {
      select.showPicker();
    } catch {
      // Not every browser opens it without a click; the keys open it then.
    }
    const keep = (event: MouseEvent) => event.stopPropagation();
    select.addEventListener('mousedown', keep);
    return () => select.removeEventListener('mousedown', keep);
  }, []);
  return (
    <select
      ref={ref}
      className={styles.select}
      data-editing="true"
      aria-label={label}
      value={value}
      onChange={(event) => onCommit(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Escape' && event.key !== 'Enter' && event.key !== 'Tab') return;
        event.preventDefault();
        onLeave();
      }}
      onBlur={onLeave}
    >
      <option value="" />
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
