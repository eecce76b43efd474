import { useIntl } from 'react-intl';
import type { FlowsOfSpan } from '@/domain/close';
import type { ProjectionInput } from '@/domain/ifrs17';
import { ChartCard } from '../../shared/charts/ChartCard';
import { LineChart } from '../../shared/charts/LineChart';
import { ExplainButton } from '../../shared/tables/ExplainButton';
import { type FigureColumn, FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import { useExplainFlow } from './useExplainFlow';

interface UnitsCardProps {
  rows: readonly FlowsOfSpan[];
  label: FigureColumn<FlowsOfSpan>;
  projections: readonly ProjectionInput[];
}

/** Coverage units of each span, and the contracts in force with which it begins. */
export function UnitsCard({ rows, label, projections }: UnitsCardProps) {
  const intl = useIntl();
  const text = useText();
  const explainFlow = useExplainFlow(projections);
  const compact = (value: number) =>
    intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 });
  const count = (kind: 'coverageUnits' | 'inForce', head: string, digits: number) => ({
    id: kind,
    head,
    align: 'end' as const,
    value: ({ values }: FlowsOfSpan) => values[kind],
    cell: ({ label: name, values }: FlowsOfSpan) => {
      const shown = intl.formatNumber(values[kind], { maximumFractionDigits: digits });
      const open = explainFlow(kind, head)({ label: name });
      return values[kind] === 0 ? shown : <ExplainButton onExplain={open}>{shown}</ExplainButton>;
    },
  });
  return (
    <ChartCard
      title={text('close.units')}
      summary={text('close.units.summary')}
      chart={
        <LineChart
          stacked
          scale="point"
          xLabel={label.head}
          formatY={compact}
          series={[
            {
              id: text('close.units'),
              points: rows.map(({ label: x, values }) => ({ x, y: values.coverageUnits })),
              color: '#1d4378',
            },
          ]}
        />
      }
      table={
        <FigureTable
          title={text('close.units')}
          hideTitle
          rows={rows}
          rowKey={({ label: name }) => name}
          columns={[
            label,
            count('coverageUnits', text('close.units'), 0),
            count('inForce', text('close.flows.inForce'), 1),
          ]}
        />
      }
    />
  );
}
