import type { ComponentProps } from 'react';
import { classes } from '../classes';
import styles from './Field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame';

/** Several lines of text. */
export function TextArea({
  id,
  label,
  error,
  hint,
  action,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
  const texts = { id, label, error, hint, action };
  return (
    <FieldFrame {...texts}>
      <textarea
        id={id}
        className={classes(styles.control, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(texts)}
        {...area}
      />
    </FieldFrame>
  );
}
