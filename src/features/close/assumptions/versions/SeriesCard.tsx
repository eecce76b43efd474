import { useIntl } from 'react-intl';
import { type AssumptionSeries, placeOf } from '@/domain/close';
import { ChartCard } from '../../shared/charts/ChartCard';
import { chartColors } from '../../shared/charts/chartTheme';
import { FigureTable, type FigureColumn } from '../../shared/tables/FigureTable';
import { LineChart } from '../../shared/charts/LineChart';
import { ExplainButton } from '../../shared/tables/ExplainButton';
import { useText } from '../../shared/useText';
import { useAssumptionText } from '../useAssumptionText';
import type { ExplainSeries } from './useExplainSeries';
import { ValueField } from './ValueField';
import styles from './Versions.module.css';

interface SeriesCardProps {
  series: AssumptionSeries;
  /** Its values in the version that it is compared with. */
  before: readonly number[];
  names: { before: string | undefined; after: string };
  explain: Pick<ExplainSeries, 'value' | 'change'>;
  /** Absent where it cannot be changed. */
  onEdit?: ((place: number, value: number) => void) | undefined;
}

interface Row {
  readonly index: number;
  readonly before: number | undefined;
  readonly after: number | undefined;
}
/** As a share of what it was; undefined where one of the versions has nothing there. */
const changeOf = ({ before, after }: Row): number | undefined =>
  before && after !== undefined ? after / before - 1 : undefined;

/** One assumption, old against new: as a chart where it has more than one value, and as a table, which is where a draft is edited. */
export function SeriesCard({ series, before, names, explain, onEdit }: SeriesCardProps) {
  const intl = useIntl();
  const head = useText();
  const text = useAssumptionText();
  const length = Math.max(series.values.length, before.length);
  // The last value stays.
  const rows = Array.from({ length }, (_, index) => ({
    index,
    before: before[index] ?? before.at(-1),
    after: series.values[index] ?? series.values.at(-1),
  }));
  const values = { series, before, after: series.values };
  const stated = (of: 'before' | 'after', index: number, value: number) => (
    <ExplainButton onExplain={explain.value(values, of, index)}>
      {text.valueOf(value, series)}
    </ExplainButton>
  );
  const columns: readonly FigureColumn<Row>[] = [
    {
      id: 'place',
      head: text.axisOf(series),
      value: ({ index }) => (series.axis === 'single' ? '' : placeOf(series, index)),
      cell: ({ index }) =>
        series.axis === 'single' ? text.axisOf(series) : intl.formatNumber(placeOf(series, index)),
    },
    {
      id: 'before',
      head: names.before ?? '',
      align: 'end',
      value: (row) => row.before ?? null,
      cell: (row) => (row.before === undefined ? '–' : stated('before', row.index, row.before)),
    },
    {
      id: 'after',
      head: names.after,
      align: 'end',
      value: (row) => row.after ?? null,
      cell: ({ index, after }) =>
        after === undefined ? (
          '–'
        ) : onEdit && index < series.values.length ? (
          <ValueField
            label={`${text.nameOf(series)} ${placeOf(series, index)}`}
            value={after}
            isShare={!series.isAmount}
            onChange={(value) => onEdit(index, value)}
          />
        ) : (
          stated('after', index, after)
        ),
    },
    {
      id: 'change',
      head: head('close.change'),
      align: 'end',
      value: (row) => changeOf(row) ?? null,
      cell: (row) => {
        const change = changeOf(row);
        const opens = explain.change(values, row.index);
        return change && opens ? (
          <ExplainButton className={styles.changed} onExplain={opens}>
            {text.changeOf(change)}
          </ExplainButton>
        ) : (
          '–'
        );
      },
    },
  ];
  const isCompared = names.before !== undefined;
  const table = (
    <FigureTable
      title={text.nameOf(series)}
      hideTitle={length > 1}
      rows={rows}
      rowKey={({ index }) => index}
      columns={columns.filter(({ id }) => isCompared || (id !== 'before' && id !== 'change'))}
    />
  );
  if (length < 2) return <div className={styles.single}>{table}</div>;
  const points = (value: 'before' | 'after') =>
    rows.flatMap((row) => {
      const y = row[value];
      return y === undefined ? [] : [{ x: placeOf(series, row.index), y }];
    });
  return (
    <ChartCard
      title={text.nameOf(series)}
      summary={
        names.before === undefined
          ? text.nameOf(series)
          : intl.formatMessage(
              { id: 'close.series.summary' },
              { name: text.nameOf(series), before: names.before, after: names.after },
            )
      }
      initial={onEdit ? 'table' : 'chart'}
      chart={
        <LineChart
          xLabel={text.axisOf(series)}
          formatY={(value) => text.valueOf(value, series)}
          series={[
            { id: names.before ?? '', points: points('before'), color: '#6480a8', dashed: true },
            { id: names.after, points: points('after'), color: chartColors[0] },
          ].filter((each) => each.points.length > 0)}
        />
      }
      table={table}
    />
  );
}
