import { Bar } from '@nivo/bar';
import { memo } from 'react';
import { classes } from '@/ui';
import { ChartFrame } from '../../shared/charts/ChartFrame';
import { chartTheme } from '../../shared/charts/chartTheme';
import { useAmountText } from '../../shared/tables/amounts';
import { useText } from '../../shared/useText';
import styles from './Trial.module.css';

interface TrialChartProps {
  rows: readonly { name: string; before: number; after: number }[];
}

/** Pixels. */
const NARROW_PX = 480;
const NAMES_WIDTH = 104;
const NAME_HEIGHT = 48;
const VALUES_WIDTH = 72;
const MARGIN_END = 16;
const colors = { before: '#9fb0c8', after: '#0b6e67' };

/** Balances as they are beside what they would be. Drawn anew for other rows only: that takes longer than the figures beside it. */
export const TrialChart = memo(function TrialChart({ rows }: TrialChartProps) {
  const text = useText();
  const format = useAmountText('0');
  const titles = { before: text('close.trial.before'), after: text('close.trial.after') };
  // Either kind of balance may be negative: assets are.
  const all = rows.flatMap(({ before, after }) => [before, after]);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  return (
    <ChartFrame
      legend={(['before', 'after'] as const).map((each) => ({
        id: titles[each],
        color: colors[each],
      }))}
    >
      {({ width, height }) => {
        // Where names do not fit below the bars they stand beside them.
        const isNarrow = width < NARROW_PX;
        const start = isNarrow ? NAMES_WIDTH : VALUES_WIDTH;
        const values = { tickValues: isNarrow ? 3 : 5, tickSize: 0, tickPadding: 8, format };
        const nameWidth = isNarrow ? NAMES_WIDTH - 8 : (width - start - MARGIN_END) / rows.length;
        const names = {
          renderTick: ({ x, y, value }: { x: number; y: number; value: unknown }) => (
            <NameTick
              x={isNarrow ? -NAMES_WIDTH : x - nameWidth / 2}
              y={isNarrow ? y - NAME_HEIGHT / 2 : 6}
              width={nameWidth}
              isBeside={isNarrow}
            >
              {String(value)}
            </NameTick>
          ),
        };
        return (
          <Bar
            width={width}
            height={height}
            data={(isNarrow ? rows.toReversed() : rows).map((row) => ({ ...row }))}
            layout={isNarrow ? 'horizontal' : 'vertical'}
            indexBy="name"
            keys={['before', 'after']}
            groupMode="grouped"
            valueScale={{ type: 'linear', min: least, max: most, nice: true }}
            theme={chartTheme}
            colors={({ id }) => (id === 'before' ? colors.before : colors.after)}
            margin={{ top: 8, right: MARGIN_END, bottom: isNarrow ? 28 : NAME_HEIGHT, left: start }}
            padding={0.35}
            innerPadding={3}
            borderRadius={3}
            enableLabel={false}
            axisBottom={isNarrow ? values : names}
            axisLeft={isNarrow ? names : values}
            gridXValues={3}
            gridYValues={5}
            enableGridX={isNarrow}
            enableGridY={!isNarrow}
            markers={[
              {
                axis: isNarrow ? 'x' : 'y',
                value: 0,
                lineStyle: { stroke: '#6480a8', strokeWidth: 1 },
              },
            ]}
            tooltipLabel={({ id, indexValue }) =>
              `${indexValue}, ${id === 'before' ? titles.before : titles.after}`
            }
            valueFormat={format}
            animate={false}
            role="presentation"
          />
        );
      }}
    </ChartFrame>
  );
});

/** A name beside its bars, in as many lines as it needs: SVG has none, so a paragraph stands in the picture. */
function NameTick({
  x,
  y,
  width,
  isBeside,
  children,
}: {
  x: number;
  y: number;
  width: number;
  /** Its bars stand to the right of it, not above. */
  isBeside: boolean;
  children: string;
}) {
  return (
    <foreignObject x={x} y={y} width={width} height={NAME_HEIGHT}>
      <p className={classes(styles.tick, isBeside && styles.beside)}>{children}</p>
    </foreignObject>
  );
}
