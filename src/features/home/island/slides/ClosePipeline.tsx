import type { HomeContent, Step } from '../../content';
import styles from './slides.module.css';

/** When each step runs, in working days after the closing date. */
const steps: { step: Step; from: number; to: number }[] = [
  { step: 'data', from: 0, to: 1 },
  { step: 'flows', from: 0.75, to: 2.1 },
  { step: 'measure', from: 2.1, to: 3.2 },
  { step: 'journal', from: 3.2, to: 3.9 },
  { step: 'notes', from: 3.6, to: 4.7 },
];
const LEFT = 118;
const DAY = 60;
const ROW = 36;
const TOP = 26;

export function ClosePipeline({ labels }: { labels: HomeContent['slides']['close']['labels'] }) {
  return (
    <>
      {[0, 1, 2, 3, 4].map((day) => (
        <g key={day}>
          <path className={styles.grid} d={`M${LEFT + day * DAY} ${TOP - 6}V214`} />
          <text className={styles.reference} x={LEFT + (day + 0.5) * DAY} y={14}>
            {`${labels.day}${/\w$/.test(labels.day) ? ' ' : ''}${day + 1}`}
          </text>
        </g>
      ))}
      {steps.map(({ step, from, to }, row) => {
        const y = TOP + row * ROW + 8;
        const next = steps[row + 1];
        const end = LEFT + to * DAY;
        const late = to > 3;
        return (
          <g key={step}>
            {next && <path className={styles.link} d={`M${end} ${y + 18}V${y + ROW}`} />}
            <text className={styles.row} x={0} y={y + 14}>
              {labels[step]}
            </text>
            <rect
              className={styles.total}
              x={LEFT + from * DAY}
              y={y}
              width={(to - from) * DAY}
              height={18}
              rx={3}
            />
            <circle className={styles.gate} cx={end} cy={y + 9} r={9} />
            <path className={styles.tick} d={`M${end - 4} ${y + 9}l3 3 5-6`} />
            <text
              className={late ? styles.checkBefore : styles.checkAfter}
              x={late ? LEFT + from * DAY - 8 : end + 15}
              y={y + 14}
            >
              {labels[`${step}Check`]}
            </text>
          </g>
        );
      })}
    </>
  );
}
