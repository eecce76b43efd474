import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type MarketCurve, periodAfter } from '@/domain/close';
import { useLocale } from '@/store';
import { EmptyState } from '@/ui';
import { ChartCard } from '../../shared/charts/ChartCard';
import { ExplainButton } from '../../shared/tables/ExplainButton';
import { FigureTable } from '../../shared/tables/FigureTable';
import { LineChart } from '../../shared/charts/LineChart';
import { curveText } from '../../shared/curveText';
import { periodName } from '../../shared/periods';
import type { CloseView } from '../../shared/filters/useCloseView';
import { useText } from '../../shared/useText';
import { useExplainStated } from '../useExplainStated';
import { type CurveLine, curveLines, rateOf } from './curveLines';
import styles from './Curves.module.css';

const terms = [1, 2, 3, 5, 7, 10, 15, 20, 25, 30];

/** Discount curves: of the quarter, of the one before, and with which each cohort was recognised; where each comes from. */
export function CurvesView({ view, curves }: { view: CloseView; curves: readonly MarketCurve[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const head = useText();
  const explain = useExplainStated();
  const id = useId();
  const currencies = [...new Set(curves.map(({ currency }) => currency))];
  const [chosen, setChosen] = useState<string>();
  const currency = currencies.find((each) => each === chosen) ?? currencies[0];
  if (currency === undefined)
    return (
      <EmptyState>
        <FormattedMessage id="close.curves.none" />
      </EmptyState>
    );
  const prior =
    view.comparison?.kind === 'period' ? view.comparison.id : periodAfter(view.period, -1);
  const lines = curveLines(view.book, curves, { currency, period: view.period, prior });
  const nameOf = (line: CurveLine) => {
    if (line.of === 'cohort')
      return intl.formatMessage({ id: 'close.curve.cohort' }, { cohort: String(line.cohort) });
    const period = periodName(line.of === 'prior' ? prior : view.period, locale);
    return intl.formatMessage(
      { id: line.hasPremium ? 'close.curve.full' : 'close.curve.riskFree' },
      { period },
    );
  };
  const rate = (value: number) =>
    intl.formatNumber(value, { style: 'percent', minimumFractionDigits: 2 });
  const kindOf = ({ kind }: MarketCurve) =>
    head(kind === 'riskFree' ? 'close.curve.kind.riskFree' : 'close.curve.kind.premium');
  const yearsOf = (years: number) => intl.formatMessage({ id: 'close.curve.years' }, { years });
  const stated = (value: number, name: string, term: number, from: readonly string[]) => (
    <ExplainButton
      onExplain={() =>
        explain({
          value,
          paragraph: '36',
          title: `${name} · ${yearsOf(term)}`,
          note: [...new Set(from.map((source) => curveText(intl, source)))].map((source) => (
            <p key={source}>{source}</p>
          )),
        })
      }
    >
      {rate(value)}
    </ExplainButton>
  );
  const sources = curves
    .filter((each) => each.currency === currency && each.date <= view.period)
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return (
    <div className={styles.curves}>
      <ChartCard
        title={head('close.curves')}
        summary={intl.formatMessage(
          { id: 'close.curves.summary' },
          { period: periodName(view.period, locale), currency },
        )}
        height={24}
        tools={
          currencies.length > 1 && (
            <span className={styles.currency}>
              <label htmlFor={id}>{head('close.filter.currency')}</label>
              <select id={id} value={currency} onChange={({ target }) => setChosen(target.value)}>
                {currencies.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </span>
          )
        }
        chart={
          <LineChart
            xLabel={head('close.curve.term')}
            formatY={rate}
            series={lines.map((line) => ({
              id: nameOf(line),
              dashed: line.of === 'prior' || line.of === 'cohort',
              points: line.terms.map((term, index) => ({ x: term, y: line.rates[index] ?? 0 })),
            }))}
          />
        }
        table={
          <FigureTable
            title={head('close.curves')}
            hideTitle
            rows={lines}
            rowKey={nameOf}
            columns={[
              { id: 'curve', head: head('close.curve'), value: nameOf },
              ...terms.map((term) => ({
                id: String(term),
                head: yearsOf(term),
                align: 'end' as const,
                value: (line: CurveLine) => rateOf(line, term),
                cell: (line: CurveLine) =>
                  stated(rateOf(line, term), nameOf(line), term, line.sources),
              })),
            ]}
          />
        }
      />
      <div className={styles.sources}>
        <FigureTable
          title={head('close.curves.sources')}
          rows={sources}
          rowKey={(curve) => curve.id}
          columns={[
            {
              id: 'date',
              head: head('close.curve.date'),
              value: ({ date }) => date,
              cell: ({ date }) => periodName(date, locale),
            },
            {
              id: 'kind',
              head: head('close.curve.kind'),
              value: kindOf,
            },
            {
              id: 'tenYears',
              head: yearsOf(10),
              align: 'end',
              value: (curve) => rateOf(curve, 10),
              cell: (curve) => {
                const name = [kindOf(curve), periodName(curve.date, locale)].join(' · ');
                return stated(rateOf(curve, 10), name, 10, [curve.source]);
              },
            },
            {
              id: 'source',
              head: head('close.curve.source'),
              value: ({ source }) => curveText(intl, source),
              isLong: true,
            },
          ]}
        />
      </div>
    </div>
  );
}
