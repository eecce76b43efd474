import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Flow, flowsBySpan, type FlowsOfSpan, type ProjectedFlows } from '@/domain/close';
import type { ProjectionInput } from '@/domain/ifrs17';
import { SegmentedControl } from '@/ui';
import { ChartCard } from '../../shared/charts/ChartCard';
import { FigureTable } from '../../shared/tables/FigureTable';
import { LineChart } from '../../shared/charts/LineChart';
import { useAmountText } from '../../shared/tables/amounts';
import { useText } from '../../shared/useText';
import { flowMessages } from '../messages';
import { UnitsCard } from './UnitsCard';
import { useExplainFlow } from './useExplainFlow';
import styles from './Flows.module.css';

const kinds = [
  'claims',
  'investmentComponents',
  'expenses',
  'acquisition',
  'premiums',
] as const satisfies readonly (keyof typeof flowMessages)[];

interface FlowsViewProps {
  flows: ProjectedFlows;
  /** The contracts that bring them. */
  projections: readonly ProjectionInput[];
  /** Those of another period or scenario. */
  compared:
    | { flows: ProjectedFlows; projections: readonly ProjectionInput[]; name: string }
    | undefined;
}

/** What the contracts in force at the end of the quarter are expected to bring: amounts by kind, coverage units, by month or by year. */
export function FlowsView({ flows, projections, compared }: FlowsViewProps) {
  const intl = useIntl();
  const text = useText();
  const amount = useAmountText('0');
  const explainFlow = useExplainFlow(projections);
  const [span, setSpan] = useState<'month' | 'year'>('year');
  const rows = useMemo(() => flowsBySpan(flows, span), [flows, span]);
  const others = useMemo(
    () => (compared ? flowsBySpan(compared.flows, span) : []),
    [compared, span],
  );
  const otherNet = new Map(others.map(({ label, values }) => [label, netOf(values)]));
  const known = new Set(rows.map(({ label }) => label));
  const listed = [...others.filter(({ label }) => !known.has(label)).map(withoutAmounts), ...rows];
  const used = kinds.filter((kind) => rows.some(({ values }) => values[kind] !== 0));
  const seriesOf = (kind: (typeof kinds)[number]) => ({
    id: intl.formatMessage(flowMessages[kind]),
    points: rows.map(({ label: x, values }) => ({ x, y: values[kind] })),
  });
  const spans = (
    <SegmentedControl
      small
      label={text('close.flows')}
      options={[
        { value: 'year', label: <FormattedMessage id="close.flows.yearly" /> },
        { value: 'month', label: <FormattedMessage id="close.flows.monthly" /> },
      ]}
      value={span}
      onChange={setSpan}
    />
  );
  /** A column: each of its amounts, and their sum. What is nothing has nothing behind it. */
  const amounts = (
    kind: Flow['kind'],
    head: string,
    value: (row: FlowsOfSpan) => number,
    of = projections,
  ) => {
    const open = explainFlow(kind, head, of);
    return {
      head,
      value,
      explain: (row: FlowsOfSpan) => (value(row) === 0 ? undefined : open(row)),
      explainFoot: open({}),
    };
  };
  const label = {
    id: 'label',
    head: text(span === 'year' ? 'close.flows.year' : 'close.flows.month'),
    value: ({ label: name }: FlowsOfSpan) => name,
  };
  const xLabel = label.head;
  return (
    <div className={styles.flows}>
      <ChartCard
        title={text('close.flows')}
        summary={intl.formatMessage({ id: 'close.flows.summary' }, { count: rows.length })}
        height={24}
        tools={spans}
        chart={
          <LineChart
            stacked
            scale="point"
            xLabel={xLabel}
            formatY={amount}
            series={used.filter((kind) => kind !== 'premiums').map(seriesOf)}
            over={used.includes('premiums') ? seriesOf('premiums') : undefined}
          />
        }
        table={
          <FigureTable
            title={text('close.flows')}
            hideTitle
            rows={listed.toSorted((one, other) => one.label.localeCompare(other.label))}
            rowKey={({ label: name }) => name}
            columns={[
              label,
              ...used.map((kind) => ({
                id: kind,
                foot: rows.reduce((sum, { values }) => sum + values[kind], 0),
                ...amounts(
                  kind,
                  intl.formatMessage(flowMessages[kind]),
                  ({ values }) => values[kind],
                ),
              })),
              {
                id: 'net',
                foot: rows.reduce((sum, { values }) => sum + netOf(values), 0),
                ...amounts('net', text('close.flows.net'), ({ values }) => netOf(values)),
              },
              ...(compared
                ? [
                    {
                      id: 'compared',
                      foot: [...otherNet.values()].reduce((sum, net) => sum + net, 0),
                      ...amounts(
                        'net',
                        `${text('close.flows.net')} · ${compared.name}`,
                        ({ label: name }) => otherNet.get(name) ?? 0,
                        compared.projections,
                      ),
                    },
                  ]
                : []),
            ]}
          />
        }
      />
      <UnitsCard rows={rows} label={label} projections={projections} />
    </div>
  );
}

/** A span of which only the comparison knows. */
const withoutAmounts = ({ label, values }: FlowsOfSpan): FlowsOfSpan => ({
  label,
  values: Object.fromEntries(Object.keys(values).map((kind) => [kind, 0])) as FlowsOfSpan['values'],
});

/** Outflows less inflows: what is to be paid, as the liability counts it. */
const netOf = ({
  premiums,
  claims,
  expenses,
  investmentComponents,
  acquisition,
}: FlowsOfSpan['values']) => claims + expenses + investmentComponents + acquisition - premiums;
