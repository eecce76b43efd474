import { useIntl } from 'react-intl';
import type { TrialBalanceRow } from '@/domain/closeReports';
import { useLocale } from '@/store';
import { FigureTable } from '../shared/tables/FigureTable';

/** Every account with its debits, its credits and what is left of both. */
export function TrialBalance({ rows }: { rows: readonly TrialBalanceRow[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const sum = (of: (row: TrialBalanceRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <FigureTable
      title={intl.formatMessage({ id: 'close.journal.trialBalance' })}
      hideTitle
      columns={[
        {
          id: 'account',
          head: intl.formatMessage({ id: 'close.journal.account' }),
          value: ({ account }: TrialBalanceRow) => `${account.code} ${account.name[locale]}`,
        },
        {
          id: 'debit',
          head: intl.formatMessage({ id: 'close.journal.debit' }),
          value: ({ debit }) => debit,
          foot: sum(({ debit }) => debit),
        },
        {
          id: 'credit',
          head: intl.formatMessage({ id: 'close.journal.credit' }),
          value: ({ credit }) => credit,
          foot: sum(({ credit }) => credit),
        },
        {
          id: 'balance',
          head: intl.formatMessage({ id: 'close.journal.balance' }),
          value: ({ balance }) => balance,
        },
      ]}
      rows={rows}
      rowKey={({ account }) => account.code}
    />
  );
}
