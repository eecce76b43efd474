import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FindSuggestions, useSuggestions } from '../../combobox';
import styles from '../Grid.module.css';

interface CellInputProps {
  label: string;
  value: string;
  numeric: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** Absent where nothing is suggested. */
  find: FindSuggestions | undefined;
  /** What is said where nothing is found. */
  noMatch: string;
  onCommit: (text: string) => void;
  /** A key that ended the editing and moves on. */
  onLeave: (key: 'Enter' | 'Tab', back: boolean) => void;
}

/**
 * The field of the active cell. It has the focus before editing begins and is invisible until then, so that the first syllable typed with an input method
 * (Hangul, Bopomofo) begins in it and is not lost.
 */
export function CellInput({
  label,
  value,
  numeric,
  invalid,
  describedBy,
  find,
  noMatch,
  onCommit,
  onLeave,
}: CellInputProps) {
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
  useEffect(
    () => () => void (unfinished.current !== null && latest.current(unfinished.current)),
    [],
  );
  useEffect(() => {
    const input = ref.current;
    if (text === null || !input) return;
    // Within the field the mouse selects text and not cells.
    const keep = (event: MouseEvent) => event.stopPropagation();
    input.addEventListener('mousedown', keep);
    return () => input.removeEventListener('mousedown', keep);
  }, [text]);

  const end = (commit: boolean, picked = text) => {
    if (picked !== null && commit) onCommit(picked);
    unfinished.current = null;
    setText(null);
  };
  const suggestions = useSuggestions({
    input: ref,
    find,
    // Who opens what is there looks for another.
    text: text === value ? '' : text,
    label,
    noMatch,
    onPick: (picked) => end(true, picked),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || suggestions.onKeyDown(event)) return;
    const { key } = event;
    if (text === null) {
      if (key !== 'F2' && key !== 'Enter') return;
      setText(value);
    } else if (key === 'Escape') end(false);
    else if (key === 'Enter' || key === 'Tab') {
      end(true, suggestions.marked ?? text);
      onLeave(key, event.shiftKey);
    } else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <input
        ref={ref}
        {...suggestions.inputProps}
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
      {suggestions.list}
    </>
  );
}
