import { useState } from 'react';
import styles from './Versions.module.css';

interface ValueFieldProps {
  label: string;
  value: number;
  /** Typed in per cent. */
  isShare: boolean;
  onChange: (value: number) => void;
}

/** So many digits of a per cent are kept: what is typed and what is stored are then the same number. */
const PRECISION = 10;

/** A number of a draft: it counts when the field is left, or with Enter. What is no number is put back. */
export function ValueField({ label, value, isShare, onChange }: ValueFieldProps) {
  const shown = String(isShare ? Number((100 * value).toPrecision(PRECISION)) : value);
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    setTyped(undefined);
    if (typed === undefined || typed.trim() === '') return;
    const number = Number(typed.replace(',', '.'));
    if (!Number.isFinite(number) || number < 0) return;
    const next = isShare ? Number((number / 100).toPrecision(PRECISION + 2)) : number;
    if (next !== value) onChange(next);
  };
  return (
    <span className={styles.value}>
      <input
        inputMode="decimal"
        aria-label={label}
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit();
          if (key === 'Escape') setTyped(undefined);
        }}
      />
      {isShare && '%'}
    </span>
  );
}
