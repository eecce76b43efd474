import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField } from '@/ui/forms';
import type { ShownColumn, Value } from './columns';
import { LineChart } from './LineChart';
import styles from './ResultChart.module.css';
import { type ChartData, type ChartKind, chartOf } from './shape';

interface ResultChartProps {
  columns: readonly ShownColumn[];
  rows: readonly (readonly Value[])[];
  fitting: ChartKind;
}

const SERIES = [
  styles.series0,
  styles.series1,
  styles.series2,
  styles.series3,
  styles.series4,
  styles.series5,
];

/** The result as bars or lines; the table beside it holds the same figures. */
export function ResultChart({ columns, rows, fitting }: ResultChartProps) {
  const intl = useIntl();
  const figures = columns.flatMap(({ isNumber, isDimension, head }, index) =>
    isNumber && !isDimension ? [{ value: String(index), label: head }] : [],
  );
  const [kind, setKind] = useState<ChartKind>(fitting);
  const [figure, setFigure] = useState(figures[0]?.value ?? '0');
  const data = chartOf(columns, rows, Number(figure));
  const label = columns[Number(figure)]?.head ?? '';
  return (
    <figure className={styles.figure}>
      <div className={styles.choices}>
        <SelectField
          id="ask-chart-kind"
          label={intl.formatMessage({ id: 'ask.chart.kind' })}
          value={kind}
          options={[
            { value: 'bars', label: intl.formatMessage({ id: 'ask.chart.bars' }) },
            { value: 'lines', label: intl.formatMessage({ id: 'ask.chart.lines' }) },
          ]}
          onChange={(event) => setKind(event.target.value === 'lines' ? 'lines' : 'bars')}
        />
        <SelectField
          id="ask-chart-figure"
          label={intl.formatMessage({ id: 'ask.chart.figure' })}
          value={figure}
          options={figures}
          onChange={(event) => setFigure(event.target.value)}
        />
      </div>
      {kind === 'bars' ? (
        <Bars data={data} />
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        <div className={styles.plot} role="group" aria-label={label} tabIndex={0}>
          <LineChart data={data} label={label} classNames={SERIES} />
        </div>
      )}
      {data.series.length > 1 && (
        <ul className={styles.legend}>
          {data.series.map(({ name }, index) => (
            <li key={name} className={SERIES[index]}>
              <i aria-hidden="true" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {data.cut.map((cut) => (
        <p key={cut.dimension} className={styles.cut}>
          <FormattedMessage id="ask.chart.cut" values={cut} />
        </p>
      ))}
    </figure>
  );
}

function Bars({ data: { names, series } }: { data: ChartData }) {
  const intl = useIntl();
  const largest = Math.max(
    ...series.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))),
    Number.MIN_VALUE,
  );
  return (
    <dl className={styles.bars}>
      {names.map((name, at) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>
            {series.map(({ name: of, values }, index) => {
              const value = values[at] ?? null;
              return (
                <div key={of} className={`${styles.bar} ${SERIES[index]}`}>
                  <i
                    aria-hidden="true"
                    style={{
                      width: `${(Math.abs(value ?? 0) / largest) * 65}%`,
                      opacity: (value ?? 0) < 0 ? 0.5 : 1,
                    }}
                  />
                  <span>
                    {value === null
                      ? '–'
                      : intl.formatNumber(value, {
                          notation: 'compact',
                          maximumFractionDigits: 2,
                          useGrouping: true,
                        })}
                  </span>
                </div>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
