import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';

export interface Option {
  value: string;
  label: string;
}

/** One choice out of a short list. */
export function SelectField({
  id,
  label,
  error,
  hint,
  options,
  ...select
}: ComponentProps<'select'> & FieldTexts & { options: readonly Option[] }) {
  const texts = { id, label, error, hint };
  return (
    <FieldFrame {...texts}>
      <select
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(texts)}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
