import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { classes } from '@/ui';
import { useAmountText } from '../../shared/tables/amounts';
import { ChartCard } from '../../shared/charts/ChartCard';
import { FigureTable } from '../../shared/tables/FigureTable';
import { useText } from '../../shared/useText';
import { balanceMessages } from '../messages';
import { TrialChart } from './TrialChart';
import type { TrialAnswer } from './trial.worker';
import { TrialGroups } from './TrialGroups';
import styles from './Trial.module.css';

const balances = ['bel', 'ra', 'csm', 'lossComponent'] as const;
type Balance = (typeof balances)[number];

interface TrialResultsProps {
  base: TrialAnswer;
  tried: TrialAnswer;
  /** The groups of the scope: others are measured because a treaty covers them. */
  shown: ReadonlySet<string>;
  contracts: number | undefined;
}

/** What the trial does: the four balances as they are and as they would be, their changes as a chart, and group by group. */
export function TrialResults({ base, tried, shown, contracts }: TrialResultsProps) {
  const intl = useIntl();
  const text = useText();
  const amount = useAmountText();
  const sum = ({ groups }: TrialAnswer, balance: Balance) =>
    groups.reduce((total, group) => total + (shown.has(group.id) ? group[balance] : 0), 0);
  const rows = balances.map((balance) => ({
    balance,
    name: intl.formatMessage(balanceMessages[balance]),
    before: sum(base, balance),
    after: sum(tried, balance),
  }));
  return (
    <div className={styles.results}>
      <dl className={styles.tiles} aria-live="off">
        {rows.map(({ balance, name, before, after }) => (
          <div key={balance} className={styles.tile}>
            <dt>{name}</dt>
            <dd>{amount(after)}</dd>
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
                `${after > before ? '+' : '−'}${amount(Math.abs(after - before))}`
              )}
            </dd>
          </div>
        ))}
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
        chart={
          <TrialChart
            rows={rows}
            names={{ before: text('close.trial.before'), after: text('close.trial.after') }}
            format={amount}
          />
        }
        table={
          <FigureTable
            title={text('close.trial.balances')}
            hideTitle
            rows={rows}
            rowKey={({ balance }) => balance}
            columns={[
              { id: 'balance', head: text('close.failure.figure'), value: ({ name }) => name },
              { id: 'before', head: text('close.trial.before'), value: ({ before }) => before },
              { id: 'after', head: text('close.trial.after'), value: ({ after }) => after },
              {
                id: 'difference',
                head: text('close.difference'),
                value: ({ before, after }) => after - before,
              },
            ]}
          />
        }
      />
      <TrialGroups base={base} tried={tried} shown={shown} />
    </div>
  );
}

/** More profit to come is better, more of a liability is not. */
const isWorse = (balance: Balance, change: number) => (balance === 'csm' ? change < 0 : change > 0);
