import type { HomeContent } from '../../content';
import styles from './slides.module.css';

type Labels = HomeContent['slides']['csm']['labels'];

/** IFRS 17.44: what moves the CSM of a group in a period, with the sub-paragraph. Closing is the sum of all before it. */
const movements: { label: keyof Labels; amount: number; paragraph?: string }[] = [
  { label: 'opening', amount: 1000 },
  { label: 'new', amount: 260, paragraph: '44(a)' },
  { label: 'interest', amount: 30, paragraph: '44(b)' },
  { label: 'estimates', amount: -90, paragraph: '44(c)' },
  { label: 'release', amount: -180, paragraph: '44(e)' },
];
const BASE = 166;
const SCALE = 0.105;
const WIDTH = 46;
const STEP = 70;

const signed = (amount: number) => `${amount > 0 ? '+' : '\u2212'}${Math.abs(amount)}`;

export function CsmRollForward({ labels }: { labels: Labels }) {
  const closing = movements.reduce((sum, { amount }) => sum + amount, 0);
  const bars = [
    ...movements,
    { label: 'closing' as const, amount: closing, paragraph: undefined },
  ].map((bar, index) => {
    const whole = bar.paragraph === undefined;
    const before = whole
      ? 0
      : movements.slice(0, index).reduce((sum, { amount }) => sum + amount, 0);
    const [low, high] = [
      Math.min(before, before + bar.amount),
      Math.max(before, before + bar.amount),
    ];
    const look = whole ? styles.total : bar.amount > 0 ? styles.added : styles.taken;
    const value = whole ? bar.amount.toLocaleString('en') : signed(bar.amount);
    return {
      ...bar,
      x: 12 + index * STEP,
      top: BASE - high * SCALE,
      height: (high - low) * SCALE,
      end: BASE - (before + bar.amount) * SCALE,
      look,
      value,
    };
  });
  return (
    <>
      <path
        className={styles.grid}
        d={[250, 500, 750, 1000, 1250].map((level) => `M0 ${BASE - level * SCALE}h420`).join('')}
      />
      {bars.map(({ label, paragraph, x, top, height, end, look, value }, index) => (
        <g key={label}>
          {index < bars.length - 1 && (
            <path className={styles.link} d={`M${x + WIDTH} ${end}h${STEP - WIDTH}`} />
          )}
          <rect className={look} x={x} y={top} width={WIDTH} height={height} />
          <text className={styles.value} x={x + WIDTH / 2} y={top - 7}>
            {value}
          </text>
          <text className={styles.label} x={x + WIDTH / 2} y={BASE + 20}>
            {labels[label]}
          </text>
          <text className={styles.paragraph} x={x + WIDTH / 2} y={BASE + 40}>
            {paragraph}
          </text>
        </g>
      ))}
      <path className={styles.axis} d={`M0 ${BASE}h420`} />
    </>
  );
}
