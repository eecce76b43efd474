import { Line } from '@nivo/line';
import { ChartFrame } from './ChartFrame';
import { chartColor, chartTheme } from './chartTheme';
import styles from './LineChart.module.css';

export interface ChartSeries {
  id: string;
  points: readonly { x: number | string; y: number }[];
  color?: string;
  /** Drawn in dashes, as what was before. */
  dashed?: boolean;
}

interface LineChartProps {
  series: readonly ChartSeries[];
  formatX?: (x: number | string) => string;
  formatY: (y: number) => string;
  xLabel: string;
  /** Numbers keep their distances; texts stand side by side. */
  scale?: 'linear' | 'point';
  /** Areas on top of one another. */
  stacked?: boolean;
  /** A line over the areas, which does not stand on them. */
  over?: ChartSeries | undefined;
  /** So many labels below the chart at most. */
  ticks?: number;
}

/** Lines, or stacked areas, with their legend. The figures behind them stand in the card's table. */
export function LineChart({
  series,
  formatX = String,
  formatY,
  xLabel,
  scale = 'linear',
  stacked = false,
  over,
  ticks = 8,
}: LineChartProps) {
  const data = series.map(({ id, points, color, dashed = false }, index) => ({
    id,
    dashed,
    color: color ?? chartColor(index),
    data: [...points],
  }));
  const overData = over && { color: '#14202f', ...over };
  const legend = [
    ...data.map(({ id, color, dashed }) => ({
      id,
      color,
      ...(!stacked && { line: dashed ? ('dashed' as const) : ('solid' as const) }),
    })),
    ...(overData ? [{ id: overData.id, color: overData.color, line: 'dashed' as const }] : []),
  ];
  // The line may be higher than the areas.
  const top = overData ? Math.max(...overData.points.map(({ y }) => y), ...sumsOf(series)) : 'auto';
  const xs = [...new Set(data.flatMap(({ data: points }) => points.map(({ x }) => x)))];
  const every = Math.max(1, Math.ceil(xs.length / ticks));
  const shown = xs.filter((_x, index) => index % every === 0);
  return (
    <ChartFrame legend={legend}>
      {({ width, height }) => (
        <Line
          width={width}
          height={height}
          data={data}
          theme={chartTheme}
          colors={{ datum: 'color' }}
          margin={{ top: 8, right: 16, bottom: 44, left: 64 }}
          xScale={
            scale === 'linear' ? { type: 'linear', min: 'auto', max: 'auto' } : { type: 'point' }
          }
          yScale={{ type: 'linear', min: stacked ? 0 : 'auto', max: top, stacked }}
          curve="linear"
          enableArea={stacked}
          areaOpacity={0.85}
          lineWidth={stacked ? 1 : 2.5}
          enablePoints={
            !stacked && Math.max(...data.map(({ data: points }) => points.length), 0) < 24
          }
          pointSize={6}
          enableGridX={false}
          axisBottom={{
            tickValues: shown,
            format: formatX,
            tickSize: 4,
            legend: xLabel,
            legendOffset: 36,
            legendPosition: 'middle',
          }}
          axisLeft={{ tickValues: 5, tickSize: 0, tickPadding: 8, format: formatY }}
          enableSlices="x"
          sliceTooltip={({ slice }) => (
            <div className={styles.tooltip}>
              <strong>{formatX(slice.points[0]?.data.x as number | string)}</strong>
              {slice.points.map((point) => (
                <div key={point.id}>
                  <span style={{ background: point.seriesColor }} />
                  {point.seriesId}
                  <b>{formatY(Number(point.data.y))}</b>
                </div>
              ))}
            </div>
          )}
          layers={[
            'grid',
            'axes',
            'areas',
            ({ series: drawn, lineGenerator }) =>
              drawn.map((each) => (
                <path
                  key={String(each.id)}
                  d={lineGenerator(each.data.map(({ position }) => position)) ?? undefined}
                  fill="none"
                  stroke={each.color}
                  strokeWidth={stacked ? 1 : 2.5}
                  strokeDasharray={
                    data.find(({ id }) => id === each.id)?.dashed ? '7 5' : undefined
                  }
                />
              )),
            ({ xScale, yScale, lineGenerator }) =>
              overData && (
                <path
                  d={
                    lineGenerator(
                      overData.points.map(({ x, y }) => ({
                        x: Number(xScale(x as never)),
                        y: Number(yScale(y as never)),
                      })),
                    ) ?? undefined
                  }
                  fill="none"
                  stroke={overData.color}
                  strokeWidth={2.5}
                  strokeDasharray="7 5"
                />
              ),
            'points',
            'slices',
          ]}
          animate={false}
          role="presentation"
        />
      )}
    </ChartFrame>
  );
}

/** What the areas reach, place by place. */
function sumsOf(series: readonly ChartSeries[]): readonly number[] {
  const sums = new Map<number | string, number>();
  for (const { points } of series)
    for (const { x, y } of points) sums.set(x, (sums.get(x) ?? 0) + y);
  return [...sums.values()];
}
