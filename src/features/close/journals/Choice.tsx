import { useId } from 'react';

interface ChoiceProps {
  label: string;
  value: string;
  /** What is shown where nothing is chosen. */
  all: string;
  /** Values with their names. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

/** One thing out of a list, or all of them. */
export function Choice({ label, value, all, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
