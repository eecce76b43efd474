import { type ComponentProps, useRef, useState } from 'react';
import styles from './DateField.module.css';
import fieldStyles from './Field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';
import { DATE_PATTERN, dateOf, textOf } from './dateText';

interface DateFieldProps
  extends
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange' | 'min' | 'max'>,
    Omit<FieldTexts, 'action'> {
  /** A day as `yyyy-mm-dd`; empty where there is none; what somebody typed where that is no day. */
  value: string;
  onChange: (value: string) => void;
  /** The first and the last day that the calendar offers, as `yyyy-mm-dd`. */
  min?: string;
  max?: string;
  /** The name of the button that opens the calendar. */
  choose: string;
}

/** SH-13: a day, typed in one pattern whatever the browser's own, or chosen from the browser's calendar. */
export function DateField({
  id,
  label,
  error,
  hint,
  value,
  onChange,
  min,
  max,
  choose,
  onBlur,
  ...input
}: DateFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  const calendar = useRef<HTMLInputElement>(null);
  // A value from outside takes the place of what was typed.
  if (dateOf(typed) !== value && typed !== textOf(value)) setTyped(textOf(value));
  const texts = { id, label, error, hint };
  const change = (text: string) => {
    setTyped(text);
    onChange(dateOf(text));
  };
  return (
    <FieldFrame {...texts}>
      <div className={styles.frame}>
        <input
          {...input}
          id={id}
          className={fieldStyles.control}
          inputMode="numeric"
          autoComplete="off"
          placeholder={DATE_PATTERN}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(texts)}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onBlur={(event) => {
            setTyped(textOf(dateOf(typed)));
            onBlur?.(event);
          }}
        />
        <button
          type="button"
          className={styles.open}
          aria-label={choose}
          disabled={input.disabled}
          onClick={() => calendar.current?.showPicker()}
        >
          <svg
            width="18"
            height="18"
            viewBox="0 0 18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M2.5 4.5h13v11h-13zM2.5 8h13M6 2.5v4M12 2.5v4" />
          </svg>
        </button>
        {/* Only its calendar is used: its text would follow the browser's language. */}
        <input
          ref={calendar}
          type="date"
          className={styles.calendar}
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          max={max}
          value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
          onChange={(event) => change(textOf(event.target.value))}
        />
      </div>
    </FieldFrame>
  );
}
