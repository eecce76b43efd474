import { memo, useDeferredValue, useMemo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { TriedBalance } from '@/domain/close';
import { classes } from '@/ui';
import { useAmountText } from '../../shared/tables/amounts';
import { ChartCard } from '../../shared/charts/ChartCard';
import { Amount } from '../../shared/tables/Amount';
import { ExplainButton } from '../../shared/tables/ExplainButton';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import { balanceMessages } from '../messages';
import { TrialChart } from './TrialChart';
import type { TrialAnswer } from './trial.worker';
import { type ExplainTried, TrialGroups } from './TrialGroups';
import styles from './Trial.module.css';

const balances = ['bel', 'ra', 'csm', 'lossComponent'] as const;
type Balance = (typeof balances)[number];

/** Names of the balances in the engine. */
const engineNames = { bel: 'bel', ra: 'ra', csm: 'csm', lossComponent: 'lc' } as const;

interface TrialResultsProps {
  base: TrialAnswer;
  tried: TrialAnswer;
  /** The groups of the scope: others are measured because a treaty covers them. */
  shown: ReadonlySet<string>;
  contracts: number | undefined;
  /** What a group is called. */
  nameOf: (group: string) => string;
  onExplain: ExplainTried;
}

/**
 * What the trial does: the four balances as they are and as they would be, their changes as a chart, and group by group. Drawn once for each answer, and
 * not when a slider moves.
 */
export const TrialResults = memo(function TrialResults({
  base,
  tried,
  shown,
  contracts,
  nameOf,
  onExplain,
}: TrialResultsProps) {
  const intl = useIntl();
  const text = useText();
  const rows = useMemo(() => {
    const sum = ({ groups }: TrialAnswer, balance: Balance) =>
      groups.reduce((total, group) => total + (shown.has(group.id) ? group[balance] : 0), 0);
    return balances.map((balance) => ({
      balance,
      name: intl.formatMessage(balanceMessages[balance]),
      before: sum(base, balance),
      after: sum(tried, balance),
    }));
  }, [intl, base, tried, shown]);
  /** Figures come first, the chart right after them. */
  const drawn = useDeferredValue(rows);
  /** What is nothing has nothing behind it. */
  const opens =
    (as: TriedBalance['as']) =>
    ({ balance, name, before, after }: (typeof rows)[number]) => {
      const shown = { before, after, difference: after - before }[as];
      if (shown === 0) return undefined;
      return () => onExplain({ of: engineNames[balance], as, title: name });
    };
  return (
    <>
      <dl className={styles.tiles} aria-live="off">
        {rows.map((row) => {
          const { balance, name, before, after } = row;
          return (
            <div key={balance} className={styles.tile}>
              <dt>{name}</dt>
              <dd>
                <Amount value={after} onExplain={opens('after')(row)} />
              </dd>
              <dd
                className={classes(
                  styles.delta,
                  after !== before &&
                    (isWorse(balance, after - before) ? styles.worse : styles.better),
                )}
              >
                {after === before ? (
                  <FormattedMessage id="close.trial.same" />
                ) : (
                  <Delta of={after - before} onExplain={opens('difference')(row)} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.speed}>
        <FormattedMessage
          id="close.trial.speed"
          values={{
            milliseconds: <FormattedNumber value={tried.milliseconds} maximumFractionDigits={0} />,
            groups: tried.groups.length,
            points: contracts ?? 0,
          }}
        />
      </p>
      <ChartCard
        title={text('close.trial.balances')}
        summary={text('close.trial.summary')}
        height={18}
        chart={<TrialChart rows={drawn} />}
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
                explain: opens('before'),
              },
              {
                id: 'after',
                head: text('close.trial.after'),
                value: ({ after }) => after,
                explain: opens('after'),
              },
              {
                id: 'difference',
                head: text('close.difference'),
                value: ({ before, after }) => after - before,
                explain: opens('difference'),
              },
            ]}
          />
        }
      />
      <TrialGroups {...{ base, tried, shown, nameOf, onExplain }} />
    </>
  );
});

/** By how much a balance changes; it opens how. */
function Delta({ of, onExplain }: { of: number; onExplain: (() => void) | undefined }) {
  const amount = useAmountText('0');
  const text = `${of > 0 ? '+' : '−'}${amount(Math.abs(of))}`;
  return onExplain ? <ExplainButton onExplain={onExplain}>{text}</ExplainButton> : text;
}

/** More profit to come is better, more of a liability is not. */
const isWorse = (balance: Balance, change: number) => (balance === 'csm' ? change < 0 : change > 0);
