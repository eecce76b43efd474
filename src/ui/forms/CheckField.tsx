import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> & { id: string; label: ReactNode };

/** A checkbox with its label after it; the label may hold links. */
export function CheckField({ id, label, ...input }: CheckFieldProps) {
  return (
    <div className={styles.check}>
      <input id={id} type="checkbox" {...input} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
