import { memo } from 'react';
import type { TriedBalance } from '@/domain/close';
import { ChartCard } from '../../shared/charts/ChartCard';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import { TrialChart } from './TrialChart';
import { type ExplainTried, TrialGroups, type TrialGroupsProps } from './TrialGroups';

/** Names of the balances in the engine. */
const engineNames = { bel: 'bel', ra: 'ra', csm: 'csm', lossComponent: 'lc' } as const;

/** A balance of all groups of the scope, as it is and as it would be. */
export interface BalanceRow {
  balance: keyof typeof engineNames;
  name: string;
  before: number;
  after: number;
}

/** Opens how a figure of a balance came about. What is nothing has nothing behind it. */
export const opening =
  (onExplain: ExplainTried, as: TriedBalance['as']) =>
  ({ balance, name, before, after }: BalanceRow) => {
    const shown = { before, after, difference: after - before }[as];
    if (shown === 0) return undefined;
    return () => onExplain({ of: engineNames[balance], as, title: name });
  };

interface TrialDetailsProps extends TrialGroupsProps {
  rows: readonly BalanceRow[];
}

/** The balances as a chart or a table, and the groups that they are of. Drawn anew for other figures only: that takes longer than the figures above. */
export const TrialDetails = memo(function TrialDetails({ rows, ...groups }: TrialDetailsProps) {
  const text = useText();
  const { onExplain } = groups;
  return (
    <>
      <ChartCard
        title={text('close.trial.balances')}
        summary={text('close.trial.summary')}
        height={18}
        chart={<TrialChart rows={rows} />}
        table={
          <FigureTable
            title={text('close.trial.balances')}
            hideTitle
            rows={rows}
            rowKey={({ balance }) => balance}
            columns={[
              { id: 'balance', head: text('close.failure.figure'), value: ({ name }) => name },
              {
                id: 'before',
                head: text('close.trial.before'),
                value: ({ before }) => before,
                explain: opening(onExplain, 'before'),
              },
              {
                id: 'after',
                head: text('close.trial.after'),
                value: ({ after }) => after,
                explain: opening(onExplain, 'after'),
              },
              {
                id: 'difference',
                head: text('close.difference'),
                value: ({ before, after }) => after - before,
                explain: opening(onExplain, 'difference'),
              },
            ]}
          />
        }
      />
      <TrialGroups {...groups} />
    </>
  );
});
