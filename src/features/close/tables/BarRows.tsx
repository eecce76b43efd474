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
  /** The same of what is compared with. */
  readonly beside?: { readonly amount: number; readonly onExplain?: (() => void) | undefined };
}

interface BarRowsProps {
  label: string;
  rows: readonly BarRow[];
  /** What is compared with. */
  beside?: string | undefined;
}

/** Of a balance that hardly moves only the end is drawn, so that what moved it can be seen: so much of it as its movements are wide. */
const SHOWN_OF_BALANCE = 0.5;

/** Where the scale begins and how wide it is: from nothing on, or cut where all of it lies far above. */
function scaleOf(rows: readonly BarRow[]) {
  const ends = rows.flatMap(({ from, to }) => [from, to]);
  const [lowest, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const reached = rows.map(({ to }) => to);
  const moves = most - Math.min(...reached);
  const cut = Math.min(...reached) - SHOWN_OF_BALANCE * moves;
  const isCut =
    rows.some(({ tone }) => tone === 'balance') && lowest === 0 && moves > 0 && cut > most / 3;
  const least = isCut ? cut : lowest;
  return { least, span: most - least || 1, isCut };
}

/** Figures as bars on one scale, one below the other: with bars that begin where the one before ends it is a waterfall. The chart is its own table. */
export function BarRows({ label, rows, beside: of }: BarRowsProps) {
  const { least, span, isCut } = scaleOf(rows);
  const share = (value: number) => (100 * Math.max(0, value - least)) / span;
  const place = (value: number) => `${share(value)}%`;
  return (
    <ol className={styles.rows} aria-label={label}>
      {rows.map(({ id, name, from, to, amount, tone, onExplain, beside }) => (
        <li key={id} data-tone={tone} data-cut={isCut && Math.min(from, to) < least}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.zero} style={{ insetInlineStart: place(0) }} />
            {from !== to && (
              <span
                className={styles.bar}
                style={{
                  insetInlineStart: place(Math.min(from, to)),
                  width: `max(2px, ${Math.abs(share(to) - share(from))}%)`,
                }}
              />
            )}
          </span>
          <span className={styles.amount}>
            <Amount value={amount} onExplain={onExplain} />
          </span>
          {beside && of !== undefined && (
            <span className={styles.beside}>
              <small>{of}</small>
              <Amount value={beside.amount} onExplain={beside.onExplain} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
