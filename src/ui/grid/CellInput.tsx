import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Grid.module.css';

interface CellInputProps {
  label: string;
  value: string;
  numeric: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onCommit: (text: string) => void;
  /** A key that ended the editing and moves on. */
  onLeave: (key: 'Enter' | 'Tab', back: boolean) => void;
}

/**
 * The field of the active cell. It has the focus before editing begins and is invisible until then, so that the first syllable typed with an input method
 * (Hangul, Bopomofo) begins in it and is not lost.
 */
export function CellInput({ label, value, numeric, invalid, describedBy, onCommit, onLeave }: CellInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  /** What is being typed; null while the cell is only active. */
  const [text, setText] = useState<string | null>(null);
  const unfinished = useRef<string | null>(null);
  useLayoutEffect(() => {
    unfinished.current = text;
  }, [text]);
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  // A cell that is scrolled out of sight goes; what was typed into it stays.
  useEffect(() => () => void (unfinished.current !== null && latest.current(unfinished.current)), []);
  useEffect(() => {
    const input = ref.current;
    if (text === null || !input) return;
    // Within the field the mouse selects text and not cells.
    const keep = (event: MouseEvent) => event.stopPropagation();
    input.addEventListener('mousedown', keep);
    return () => input.removeEventListener('mousedown', keep);
  }, [text]);

  const end = (commit: boolean) => {
    if (text !== null && commit) onCommit(text);
    unfinished.current = null;
    setText(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (text === null) {
      if (key !== 'F2' && key !== 'Enter') return;
      setText(value);
    } else if (key === 'Escape') end(false);
    else if (key === 'Enter' || key === 'Tab') {
      end(true);
      onLeave(key, event.shiftKey);
    } else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={ref}
      className={styles.input}
      data-editing={text !== null}
      aria-label={text === null ? `${label}: ${value}` : label}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      inputMode={numeric ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      value={text ?? ''}
      onChange={(event) => setText(event.target.value)}
      onCompositionStart={() => setText((before) => before ?? '')}
      onDoubleClick={() => setText((before) => before ?? value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(true)}
    />
  );
}
