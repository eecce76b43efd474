import type { CardContent } from '../../content';
import styles from './cards.module.css';

const fields = ['date', 'portfolio', 'rate'];
const values = ['2026-12-31', 'L-204', 'KRW 2026-12'];
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle className={styles.mark} cx={x} cy={y} r="6.5" />
      <text className={styles.markNumber} x={x} y={y + 2.8}>
        {number}
      </text>
    </>
  );
}

export function ScreenDraft({ labels }: { labels: CardContent['labels'] }) {
  return (
    <>
      <rect className={styles.sheet} x="16" y="20" width="174" height="160" rx="3" />
      <path className={styles.bar} d="M16 23a3 3 0 0 1 3-3h168a3 3 0 0 1 3 3v17H16z" />
      <text className={styles.onBar} x="26" y="34">
        {labels.title}
      </text>
      {fields.map((field, row) => (
        <g key={field} transform={`translate(26 ${54 + row * 34})`}>
          <text className={styles.soft}>{labels[field]}</text>
          <rect className={styles.field} y="5" width="134" height="17" rx="2" />
          <text x="6" y="16.5">
            {values[row]}
          </text>
          <Mark x={148} y={13.5} number={row + 1} />
        </g>
      ))}
      <rect className={styles.action} x="26" y="152" width="52" height="18" rx="2" />
      <text className={styles.onAction} x="52" y="164">
        {labels.run}
      </text>
      <rect className={styles.sheet} x="204" y="48" width="140" height="94" rx="3" />
      <text className={styles.soft} x="230" y="64">
        {labels.source}
      </text>
      <text className={styles.soft} x="292" y="64">
        {labels.check}
      </text>
      {fields.map((field, row) => (
        <g key={field} transform={`translate(204 ${72 + row * 22})`}>
          <path className={styles.rule} d="M8 0h124" />
          <Mark x={15} y={11} number={row + 1} />
          <text x="26" y="14">
            {labels[`source${capital(field)}`]}
          </text>
          <text x="88" y="14">
            {labels[`check${capital(field)}`]}
          </text>
        </g>
      ))}
    </>
  );
}
