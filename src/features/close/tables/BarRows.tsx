import { Amount } from '../shared/tables/Amount';
import styles from './BarRows.module.css';

export interface BarRow {
  readonly id: string;
  readonly name: string;
  /** Where the bar begins and ends, in units of currency. */
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly tone: 'balance' | 'up' | 'down';
  readonly onExplain?: (() => void) | undefined;
}

/** Figures as bars on one scale, one below the other: with bars that begin where the one before ends it is a waterfall. The chart is its own table. */
export function BarRows({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  const ends = rows.flatMap(({ from, to }) => [from, to]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const span = most - least || 1;
  const place = (value: number) => `${(100 * (value - least)) / span}%`;
  return (
    <ol className={styles.rows} aria-label={label}>
      {rows.map(({ id, name, from, to, amount, tone, onExplain }) => (
        <li key={id} data-tone={tone}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.zero} style={{ insetInlineStart: place(0) }} />
            <span
              className={styles.bar}
              style={{
                insetInlineStart: place(Math.min(from, to)),
                width: `max(2px, ${(100 * Math.abs(to - from)) / span}%)`,
              }}
            />
          </span>
          <span className={styles.amount}>
            <Amount value={amount} onExplain={onExplain} />
          </span>
        </li>
      ))}
    </ol>
  );
}
