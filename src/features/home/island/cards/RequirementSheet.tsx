import type { CardContent } from '../../content';
import styles from './cards.module.css';

/** References are alike in every language. */
const REQUIREMENT = 'REQ-017';
const SOURCE = 'IFRS 17.44(e), B119';

export function RequirementSheet({ labels }: { labels: CardContent['labels'] }) {
  const inputs = [labels.csm, labels.now, labels.later];
  return (
    <>
      <rect className={styles.sheet} x="30" y="14" width="300" height="172" rx="3" />
      <path className={styles.bar} d="M30 17a3 3 0 0 1 3-3h294a3 3 0 0 1 3 3v21H30z" />
      <text className={styles.onBar} x="42" y="30">
        {REQUIREMENT}
      </text>
      <text className={styles.onBar} x="96" y="30">
        {labels.title}
      </text>
      <text className={styles.soft} x="42" y="56">
        {labels.source}
      </text>
      <text x="96" y="56">
        {SOURCE}
      </text>
      <text className={styles.soft} x="42" y="76">
        {labels.rule}
      </text>
      <rect className={styles.tint} x="92" y="64" width="226" height="18" rx="2" />
      <text className={styles.strong} x="97" y="76">
        {labels.formula}
      </text>
      <text className={styles.soft} x="42" y="100">
        {labels.inputs}
      </text>
      {inputs.map((input, row) => (
        <g key={input} transform={`translate(92 ${88 + row * 17})`}>
          <rect className={styles.cell} width="226" height="17" />
          <text x="6" y="12">
            {input}
          </text>
          <text className={styles.end} x="220" y="12">
            {['100.00', '10', '14'][row]}
          </text>
        </g>
      ))}
      {[labels.consultant, labels.developer].map((who, column) => (
        <g key={who} transform={`translate(${92 + column * 118} 0)`}>
          <path
            className={styles.signature}
            d={`M4 164c8-14 12 6 20-6s10 8 18 0 12-8 16 2 10-6 ${column ? '22-2' : '14 0'}`}
          />
          <path className={styles.rule} d="M0 169h108" />
          <text className={styles.soft} y="180">
            {who}
          </text>
        </g>
      ))}
    </>
  );
}
