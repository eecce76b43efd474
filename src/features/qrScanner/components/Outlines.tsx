import type { Code } from '@/domain/qr';
import styles from './OutlinedPicture.module.css';

interface OutlinesProps {
  /** Of the picture below, in pixels. */
  width: number;
  height: number;
  codes: Code[];
}

/** Lines around codes, over the picture in which they stand. */
export function Outlines({ width, height, codes }: OutlinesProps) {
  const unit = Math.max(width, height) / 100;
  return (
    <svg className={styles.outlines} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {codes.map(({ corners }, index) => {
        const [first = { x: 0, y: 0 }] = corners;
        return (
          <g key={index}>
            <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth={unit} />
            {codes.length > 1 && (
              <>
                <circle cx={first.x} cy={first.y} r={unit * 3.2} />
                <text x={first.x} y={first.y + unit * 1.4} fontSize={unit * 4}>
                  {index + 1}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
