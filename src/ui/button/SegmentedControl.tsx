import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './SegmentedControl.module.css';

interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, for those who do not see. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Low enough for the head of a card; a finger always has room. */
  small?: boolean;
}

/** A few ways to see the same thing, one of which is chosen. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  small = false,
}: SegmentedControlProps<Value>) {
  return (
    <div role="group" aria-label={label} className={classes(styles.control, small && styles.small)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
