import { useIntl } from 'react-intl';
import styles from './ResultChart.module.css';
import type { ChartData } from './shape';

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 64;
const BOTTOM = 28;
const TOP = 12;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

interface LineChartProps {
  data: ChartData;
  label: string;
  classNames: readonly (string | undefined)[];
}

/** Lines through figures in their order; a gap where one is missing. */
export function LineChart({ data: { names, series }, label, classNames }: LineChartProps) {
  const intl = useIntl();
  const figures = series.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const low = Math.min(0, ...figures);
  const high = Math.max(0, ...figures);
  const span = high - low || 1;
  const x = (index: number) =>
    LEFT + (names.length > 1 ? (index / (names.length - 1)) * (WIDTH - LEFT - 24) : 0);
  const y = (value: number) => TOP + (1 - (value - low) / span) * (HEIGHT - TOP - BOTTOM);
  const every = Math.ceil(names.length / 8);
  const lineOf = (values: readonly (number | null)[]) =>
    values
      .map((value, index) => {
        if (value === null) return '';
        const isFirst = index === 0 || values[index - 1] === null;
        return `${isFirst ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
      })
      .join('');
  return (
    <svg className={styles.lines} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {TICKS.map((tick) => {
        const value = low + tick * span;
        return (
          <g key={tick}>
            <line className={styles.grid} x1={LEFT} x2={WIDTH - 8} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {intl.formatNumber(value, {
                notation: 'compact',
                maximumFractionDigits: 1,
                useGrouping: true,
              })}
            </text>
          </g>
        );
      })}
      {names.map(
        (name, index) =>
          index % every === 0 && (
            <text key={name} x={x(index)} y={HEIGHT - 8} textAnchor="middle">
              {name}
            </text>
          ),
      )}
      {series.map(({ name, values }, index) => (
        <g key={name} className={classNames[index]}>
          <path d={lineOf(values)} />
          {values.map((value, at) =>
            value === null ? null : <circle key={at} cx={x(at)} cy={y(value)} r="3" />,
          )}
        </g>
      ))}
    </svg>
  );
}
