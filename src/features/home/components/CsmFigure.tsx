import { useIntl } from 'react-intl';
import { messages } from '../messages';
import styles from './CsmFigure.module.css';

/** A CSM of 100 released over eight periods by coverage units that shrink: what is left at the end of each, and what went to revenue. */
const balances = [100, 84, 69, 55, 42, 30, 19, 9];
const WIDTH = 36;
const GAP = 14;
const BASE = 190;
const SCALE = 1.6;

export function CsmFigure() {
  const intl = useIntl();
  return (
    <svg className={styles.figure} viewBox="0 0 400 220" role="img" aria-label={intl.formatMessage(messages.figure)}>
      <path className={styles.grid} d="M0 30.5h400M0 70.5h400M0 110.5h400M0 150.5h400" />
      {balances.map((balance, period) => {
        const x = period * (WIDTH + GAP) + 7;
        const height = balance * SCALE;
        const released = (balance - (balances[period + 1] ?? 0)) * SCALE;
        return (
          <g key={period}>
            <rect className={styles.left} x={x} y={BASE - height + released} width={WIDTH} height={height - released} />
            <rect className={styles.released} x={x} y={BASE - height} width={WIDTH} height={released - 2} />
          </g>
        );
      })}
      <path className={styles.axis} d={`M0 ${BASE + 0.5}h400`} />
    </svg>
  );
}
