import { FormattedMessage, useIntl } from 'react-intl';
import type { JournalSummary } from '@/domain/closeReports';
import type { Bookkeeping, LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { Amount } from '../shared/tables/Amount';
import styles from './Journals.module.css';

/** Share of the debits by which both sides may differ: rounding of doubles. */
const TOLERANCE = 1e-9;

interface BalanceBarProps {
  journal: JournalSummary;
  close: LoadedClose;
  how: Bookkeeping;
}

/** Debits, credits, and whether they are equal. */
export function BalanceBar({ journal: { debit, credit, lines }, close, how }: BalanceBarProps) {
  const intl = useIntl();
  const explain = useExplain();
  const explaining = (of: 'debit' | 'credit' | 'balance') => () =>
    explain({
      close,
      of: { sum: { of }, how },
      title: intl.formatMessage({ id: `close.journal.${of}` }),
    });
  const difference = debit - credit;
  const isBalanced = Math.abs(difference) <= TOLERANCE * (1 + debit);
  return (
    <dl className={styles.balance} data-balanced={isBalanced}>
      <div>
        <dt>
          <FormattedMessage id="close.journal.debit" />
        </dt>
        <dd>
          <Amount value={debit} onExplain={explaining('debit')} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="close.journal.credit" />
        </dt>
        <dd>
          <Amount value={credit} onExplain={explaining('credit')} />
        </dd>
      </div>
      <div className={styles.verdict}>
        <dt>
          <FormattedMessage id="close.journal.lineCount" values={{ count: lines }} />
        </dt>
        <dd>
          <span aria-hidden="true">{isBalanced ? '✓' : '≠'}</span>
          {isBalanced ? (
            <FormattedMessage id="close.journal.balanced" />
          ) : (
            <FormattedMessage
              id="close.journal.unbalanced"
              values={{
                amount: <Amount value={difference} onExplain={explaining('balance')} />,
              }}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
