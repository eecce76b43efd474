import { memo, useMemo } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { classes } from '@/ui';
import { useAmountText } from '../../shared/tables/amounts';
import { Amount } from '../../shared/tables/Amount';
import { ExplainButton } from '../../shared/tables/ExplainButton';
import { balanceMessages } from '../messages';
import type { TrialAnswer } from './trial.worker';
import { type BalanceRow, opening, TrialDetails } from './TrialDetails';
import type { ExplainTried } from './TrialGroups';
import { usePainted } from './usePainted';
import styles from './Trial.module.css';

const balances = ['bel', 'ra', 'csm', 'lossComponent'] as const;
type Balance = (typeof balances)[number];

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
  const figures = useMemo(() => {
    const sum = ({ groups }: TrialAnswer, balance: Balance) =>
      groups.reduce((total, group) => total + (shown.has(group.id) ? group[balance] : 0), 0);
    const rows = balances.map((balance): BalanceRow => ({
      balance,
      name: intl.formatMessage(balanceMessages[balance]),
      before: sum(base, balance),
      after: sum(tried, balance),
    }));
    return { rows, base, tried, shown, nameOf, onExplain };
  }, [intl, base, tried, shown, nameOf, onExplain]);
  /** Balances come first, what they are of right after them. */
  const details = usePainted(figures);
  return (
    <>
      <dl className={styles.tiles} aria-live="off">
        {figures.rows.map((row) => {
          const { balance, name, before, after } = row;
          return (
            <div key={balance} className={styles.tile}>
              <dt>{name}</dt>
              <dd>
                <Amount value={after} onExplain={opening(onExplain, 'after')(row)} />
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
                  <Delta of={after - before} onExplain={opening(onExplain, 'difference')(row)} />
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
      <TrialDetails {...details} />
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
