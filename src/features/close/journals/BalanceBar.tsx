import { FormattedMessage } from 'react-intl';
import type { JournalSummary } from '@/domain/closeReports';
import { Amount } from '../shared/tables/Amount';
import styles from './Journals.module.css';

/** Share of the debits by which both sides may differ: rounding of doubles. */
const TOLERANCE = 1e-9;

/** Debits, credits, and whether they are equal. */
export function BalanceBar({ journal: { debit, credit, lines } }: { journal: JournalSummary }) {
  const difference = debit - credit;
  const isBalanced = Math.abs(difference) <= TOLERANCE * (1 + debit);
  return (
    <dl className={styles.balance} data-balanced={isBalanced}>
      <div>
        <dt>
          <FormattedMessage id="close.journal.debit" />
        </dt>
        <dd>
          <Amount value={debit} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="close.journal.credit" />
        </dt>
        <dd>
          <Amount value={credit} />
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
              values={{ amount: <Amount value={difference} /> }}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
