import { Bar } from '@nivo/bar';
import { ChartFrame } from '../../shared/charts/ChartFrame';
import { chartTheme } from '../../shared/charts/chartTheme';
import styles from './Trial.module.css';

interface TrialChartProps {
  rows: readonly { name: string; before: number; after: number }[];
  names: { before: string; after: string };
  format: (value: number) => string;
}

const MARGIN_START = 72;
const MARGIN_END = 8;
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
          margin={{ top: 8, right: MARGIN_END, bottom: 48, left: MARGIN_START }}
          padding={0.35}
          innerPadding={3}
          borderRadius={3}
          enableLabel={false}
          axisBottom={{
            renderTick: ({ x, value }) => (
              <NameTick
                x={x}
                name={String(value)}
                width={(width - MARGIN_START - MARGIN_END) / rows.length}
              />
            ),
          }}
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

/** A name below its bars, in as many lines as it needs: SVG has none, so a paragraph stands in the picture. */
function NameTick({ x, name, width }: { x: number; name: string; width: number }) {
  return (
    <foreignObject x={x - width / 2} y={6} width={width} height={42}>
      <p className={styles.tick}>{name}</p>
    </foreignObject>
  );
}
