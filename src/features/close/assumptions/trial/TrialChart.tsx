import { Bar } from '@nivo/bar';
import { useRef } from 'react';
import { chartTheme } from '../../shared/chartTheme';
import { useSize } from '../../shared/useSize';
import styles from './Trial.module.css';

interface TrialChartProps {
  rows: readonly { name: string; before: number; after: number }[];
  names: { before: string; after: string };
  format: (value: number) => string;
}

const colors = { before: '#9fb0c8', after: '#0b6e67' };

/** Balances as they are beside what they would be. */
export function TrialChart({ rows, names, format }: TrialChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(plot);
  return (
    <div className={styles.chart}>
      <ul className={styles.legend} aria-hidden="true">
        {(['before', 'after'] as const).map((each) => (
          <li key={each}>
            <span style={{ background: colors[each] }} />
            {names[each]}
          </li>
        ))}
      </ul>
      <div ref={plot} className={styles.plot}>
        {width > 0 && (
          <Bar
            width={width}
            height={height}
            data={rows.map((row) => ({ ...row }))}
            indexBy="name"
            keys={['before', 'after']}
            groupMode="grouped"
            theme={chartTheme}
            colors={({ id }) => (id === 'before' ? colors.before : colors.after)}
            margin={{ top: 8, right: 8, bottom: 32, left: 72 }}
            padding={0.35}
            innerPadding={3}
            borderRadius={3}
            enableLabel={false}
            axisBottom={{ tickSize: 0, tickPadding: 10 }}
            axisLeft={{ tickValues: 5, tickSize: 0, tickPadding: 8, format }}
            gridYValues={5}
            markers={[{ axis: 'y', value: 0, lineStyle: { stroke: '#6480a8', strokeWidth: 1 } }]}
            tooltipLabel={({ id, indexValue }) =>
              `${indexValue}, ${id === 'before' ? names.before : names.after}`
            }
            valueFormat={format}
            animate={false}
            role="presentation"
          />
        )}
      </div>
    </div>
  );
}
