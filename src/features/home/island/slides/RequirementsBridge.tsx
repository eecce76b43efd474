import type { HomeContent } from '../../content';
import styles from './slides.module.css';

/** References are alike in every language. */
const PARAGRAPH = 'IFRS 17.44';
const REQUIREMENT = 'REQ-017';

export function RequirementsBridge({
  labels,
}: {
  labels: HomeContent['slides']['bridge']['labels'];
}) {
  const parts = [labels.rule, labels.example, labels.evidence];
  return (
    <>
      <path className={styles.arch} d="M24 196C24 196 96 148 210 148S396 196 396 196" />
      <path className={styles.arch} d="M70 172v24M116 158v38M304 158v38M350 172v24" />
      <g transform="translate(8 22)">
        <rect className={styles.sheet} width="110" height="128" rx="5" />
        <text className={styles.sheetTitle} x="12" y="24">
          {PARAGRAPH}
        </text>
        <path className={styles.lines} d="M12 40h86M12 52h70M12 100h86M12 112h56" />
        <rect className={styles.marked} x="12" y="64" width="86" height="24" rx="2" />
        <path className={styles.markedLines} d="M18 72h74M18 80h52" />
      </g>
      <g transform="translate(145 6)">
        <rect className={styles.sheet} width="130" height="152" rx="5" />
        <rect className={styles.sheetHead} width="130" height="30" rx="5" />
        <text className={styles.number} x="12" y="20">
          {REQUIREMENT}
        </text>
        {parts.map((part, row) => (
          <g key={part} transform={`translate(12 ${44 + row * 36})`}>
            <text className={styles.sheetTitle} y="10">
              {part}
            </text>
            <path className={styles.lines} d={`M0 21h${[106, 88, 98][row]}`} />
          </g>
        ))}
      </g>
      <g transform="translate(302 22)">
        <rect className={styles.code} width="110" height="128" rx="5" />
        <path className={styles.codeLines} d="M12 22h52M22 36h70M22 50h44M32 64h58M22 78h30" />
        <circle className={styles.gate} cx="22" cy="106" r="10" />
        <path className={styles.tick} d="M17 106l4 4 6-8" />
        <text className={styles.passed} x="38" y="111">
          {labels.passed}
        </text>
      </g>
      <path
        className={styles.join}
        d="M106 98C128 98 128 62 151 62M269 98C290 98 290 128 308 128"
      />
      <circle className={styles.knot} cx="106" cy="98" r="4" />
      <circle className={styles.knot} cx="151" cy="62" r="4" />
      <circle className={styles.knot} cx="269" cy="98" r="4" />
      <circle className={styles.knot} cx="311" cy="128" r="4" />
      <text className={styles.label} x="63" y="214">
        {labels.consultant}
      </text>
      <text className={styles.label} x="357" y="214">
        {labels.developer}
      </text>
    </>
  );
}
