import { useIntl } from 'react-intl';
import type { Bookkeeping, LineFilter, LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { Amount } from '../shared/tables/Amount';

interface SumLineProps {
  close: LoadedClose;
  how: Bookkeeping;
  filter: LineFilter;
  sums: { debit: number; credit: number };
  /** Of one account: what is left of both sides stands beside them. */
  isLedger: boolean;
}

/** The sums of every line that the filter leaves, in sight or not; each opens into its lines. */
export function SumLine({ close, how, filter, sums, isLedger }: SumLineProps) {
  const intl = useIntl();
  const explain = useExplain();
  const title = intl.formatMessage({ id: 'close.journal.sum' });
  const amount = (of: 'debit' | 'credit' | 'balance', value: number) => (
    <Amount
      value={value}
      onExplain={
        value === 0
          ? undefined
          : () => {
              const { account, event } = filter;
              const sum = {
                of,
                ...(account !== undefined && { account }),
                ...(event !== undefined && { event: { name: event } }),
              };
              explain({ close, of: { sum, how }, title });
            }
      }
    />
  );
  return (
    <>
      <span role="rowheader" data-column="sum">
        {title}
      </span>
      <span role="cell" data-column="debit">
        {amount('debit', sums.debit)}
      </span>
      <span role="cell" data-column="credit">
        {amount('credit', sums.credit)}
      </span>
      {isLedger && (
        <span role="cell" data-column="balance">
          {amount('balance', sums.debit - sums.credit)}
        </span>
      )}
    </>
  );
}
