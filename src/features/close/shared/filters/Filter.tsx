import { useId } from 'react';
import { classes } from '@/ui';
import type { FilterOption } from './filterOptions';
import styles from './FilterBar.module.css';

interface FilterProps {
  label: string;
  value: string;
  options: readonly FilterOption[];
  /** What is chosen where nothing is. */
  all?: string;
  onChange: (value: string) => void;
}

/** One filter: a choice out of a list, whose options may stand in sections. */
export function Filter({ label, value, options, all, onChange }: FilterProps) {
  const id = useId();
  return (
    <div className={classes(styles.filter, all !== undefined && value !== '' && styles.chosen)}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {[...new Set(options.map(({ section }) => section))].map((section) => {
          const listed = options
            .filter((option) => option.section === section)
            .map(({ value: each, label: name }) => (
              <option key={each} value={each}>
                {name}
              </option>
            ));
          return section === undefined ? (
            listed
          ) : (
            <optgroup key={section} label={section}>
              {listed}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}
