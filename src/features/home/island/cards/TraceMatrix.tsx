import type { CardContent } from '../../content';
import styles from './cards.module.css';

const rows = [
  ['REQ-014', '32', 'T-041', '1.0'],
  ['REQ-015', '37, B87', 'T-043', '1.0'],
  ['REQ-016', '44(b)', 'T-044', '1.0'],
  ['REQ-017', '44(e), B119', 'T-045', '1.1'],
  ['REQ-018', '47', 'T-046', '1.1'],
  ['REQ-019', '66', 'T-047', ''],
];
const COLUMNS = [12, 90, 178, 252];

export function TraceMatrix({ labels }: { labels: CardContent['labels'] }) {
  return (
    <>
      <rect className={styles.sheet} x="20" y="14" width="320" height="172" rx="3" />
      <path className={styles.bar} d="M20 17a3 3 0 0 1 3-3h314a3 3 0 0 1 3 3v19H20z" />
      {[labels.requirement, labels.paragraph, labels.test, labels.release].map((label, column) => (
        <text key={label} className={styles.onBar} x={20 + (COLUMNS[column] ?? 0)} y="29">
          {label}
        </text>
      ))}
      {rows.map(([requirement, paragraph, test, release], row) => (
        <g key={requirement} transform={`translate(20 ${36 + row * 25})`}>
          {row === 3 && <rect className={styles.tint} width="320" height="25" />}
          <path className={styles.rule} d="M0 25h320" />
          <text className={styles.strong} x={COLUMNS[0]} y="16">
            {requirement}
          </text>
          <text x={COLUMNS[1]} y="16">
            {`IFRS 17.${paragraph}`}
          </text>
          <circle className={release ? styles.done : styles.open} cx={183} cy="12.5" r="5.5" />
          {release && <path className={styles.tick} d="M180.5 12.5l2 2 3.5-4" />}
          <text x={COLUMNS[2] ? COLUMNS[2] + 16 : 0} y="16">
            {test}
          </text>
          <text className={release ? undefined : styles.warning} x={COLUMNS[3]} y="16">
            {release || labels.open}
          </text>
        </g>
      ))}
    </>
  );
}
