import type { CardContent } from '../../content';
import styles from './cards.module.css';

const UNITS = [10, 8, 6];
const RATE = 0.05;
/** Alike in every language. */
const BEGINNING = 'CSM 100.00 · 5 %';
const TEST = 'releaseOfCsm.test.ts';
const columns = ['period', 'units', 'opening', 'interest', 'release', 'closing'];

/** IFRS 17.44(b), 44(e) and B119: interest on the margin, then its release by the units of this period and of those to come. */
function rollForward() {
  let closing = 100;
  return UNITS.map((units, index) => {
    const opening = closing;
    const interest = opening * RATE;
    const left = UNITS.slice(index).reduce((sum, unit) => sum + unit, 0);
    const release = ((opening + interest) * units) / left;
    closing = opening + interest - release;
    return [
      `${index + 1}`,
      `${units}`,
      ...[opening, interest, -release, closing].map((amount) => Math.abs(amount).toFixed(2)),
    ];
  });
}

export function ExampleTable({ labels }: { labels: CardContent['labels'] }) {
  return (
    <>
      <rect className={styles.sheet} x="20" y="22" width="320" height="156" rx="3" />
      <text className={styles.heading} x="34" y="46">
        {labels.title}
      </text>
      <text className={styles.endSoft} x="326" y="46">
        {BEGINNING}
      </text>
      <rect className={styles.bar} x="34" y="58" width="292" height="20" />
      {columns.map((column, index) => (
        <text key={column} className={styles.endOnBar} x={76 + index * 49} y="71.5">
          {labels[column]}
        </text>
      ))}
      {rollForward().map((cells, row) => (
        <g key={row} transform={`translate(34 ${78 + row * 24})`}>
          <rect className={styles.cell} width="292" height="24" />
          {row === 2 && <rect className={styles.tint} x="246" y="1" width="45" height="22" />}
          {cells.map((cell, index) => (
            <text key={index} className={styles.end} x={42 + index * 49} y="16">
              {index === 4 ? `\u2212${cell}` : cell}
            </text>
          ))}
        </g>
      ))}
      <circle className={styles.done} cx="42" cy="163" r="5.5" />
      <path className={styles.tick} d="M39.5 163l2 2 3.5-4" />
      <text className={styles.code} x="52" y="166">
        {TEST}
      </text>
    </>
  );
}
