import { useState } from 'react';
import { useTypingPause } from '../../hooks/useTypingPause';
import styles from '../Grid.module.css';
import type { GridColumn, GridTexts } from '../types';

interface FilterFieldProps {
  column: GridColumn;
  value: string;
  texts: GridTexts;
  onFilter: (text: string) => void;
}

/** Narrows the rows by a column: part of a text, or one of its choices. */
export function FilterField({ column, value, texts, onFilter }: FilterFieldProps) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  // Filters that are cleared from elsewhere.
  if (given !== value) {
    setGiven(value);
    setText(value);
  }
  const apply = (next: string) => next !== value && onFilter(next);
  useTypingPause(text, apply);
  const label = texts.filterBy(column.label);
  const choices =
    column.kind === 'boolean'
      ? [
          { value: 'Y', label: texts.yes },
          { value: 'N', label: texts.no },
        ]
      : column.kind === 'choice' && column.choices;
  if (!choices) {
    return (
      <input
        type="search"
        className={styles.filter}
        data-on={text !== ''}
        aria-label={label}
        inputMode={column.kind === 'number' ? 'numeric' : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && apply(text)}
      />
    );
  }
  return (
    <select
      className={styles.filter}
      data-on={value !== ''}
      aria-label={label}
      value={value}
      onChange={(event) => onFilter(event.target.value)}
    >
      <option value="">{texts.all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
