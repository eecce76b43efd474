import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  /** Stands beside the control, such as a button. */
  action?: ReactNode;
}

/** The ids of what describes a field, for `aria-describedby`. */
export function describedBy({ id, error, hint }: FieldTexts): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

interface FieldFrameProps extends FieldTexts {
  labelProps?: ComponentProps<'label'>;
  children: ReactNode;
}

/** A control with its label above it, and its hint and error below. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  action,
  labelProps,
  children,
}: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} {...labelProps}>
        {label}
      </label>
      <div className={styles.row}>
        {children}
        {action}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
