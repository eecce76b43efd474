import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';

/** One line of text: any input that holds text, by its `type`. */
export function TextField({
  id,
  label,
  error,
  hint,
  action,
  ...input
}: ComponentProps<'input'> & FieldTexts) {
  const texts = { id, label, error, hint, action };
  return (
    <FieldFrame {...texts}>
      <input
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(texts)}
        {...input}
      />
    </FieldFrame>
  );
}
