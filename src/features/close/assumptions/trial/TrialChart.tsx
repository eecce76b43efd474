import { Bar } from '@nivo/bar';
import { ChartFrame } from '../../shared/charts/ChartFrame';
import { chartTheme } from '../../shared/charts/chartTheme';

interface TrialChartProps {
  rows: readonly { name: string; before: number; after: number }[];
  names: { before: string; after: string };
  format: (value: number) => string;
}

const colors = { before: '#9fb0c8', after: '#0b6e67' };

/** Balances as they are beside what they would be. */
export function TrialChart({ rows, names, format }: TrialChartProps) {
  // Either kind of balance may be negative: assets are.
  const values = rows.flatMap(({ before, after }) => [before, after]);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return (
    <ChartFrame
      legend={(['before', 'after'] as const).map((each) => ({
        id: names[each],
        color: colors[each],
      }))}
    >
      {({ width, height }) => (
        <Bar
          width={width}
          height={height}
          data={rows.map((row) => ({ ...row }))}
          indexBy="name"
          keys={['before', 'after']}
          groupMode="grouped"
          valueScale={{ type: 'linear', min: least, max: most, nice: true }}
          theme={chartTheme}
          colors={({ id }) => (id === 'before' ? colors.before : colors.after)}
          margin={{ top: 8, right: 8, bottom: 32, left: 72 }}
          padding={0.35}
          innerPadding={3}
          borderRadius={3}
          enableLabel={false}
          axisBottom={{ tickSize: 0, tickPadding: 10, truncateTickAt: 24 }}
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
    </ChartFrame>
  );
}
