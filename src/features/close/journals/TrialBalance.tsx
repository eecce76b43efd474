import { useIntl } from 'react-intl';
import type { TrialBalanceRow } from '@/domain/closeReports';
import { useLocale } from '@/store';
import type { Bookkeeping, LoadedClose } from '../engine';
import { type Asked, useExplain } from '../explain';
import { isNil } from '../shared/tables/amounts';
import { FigureTable } from '../shared/tables/FigureTable';

/** The same of what the view is compared with. */
export interface ComparedBalance {
  rows: readonly TrialBalanceRow[];
  close: LoadedClose;
  title: string;
  /** The name under which explanations know its close. */
  name: string;
}

interface TrialBalanceProps {
  rows: readonly TrialBalanceRow[];
  compared: ComparedBalance | undefined;
  close: LoadedClose;
  how: Bookkeeping;
}

/** Every account with its debits, its credits and what is left of both; accounts that only the comparison has stand below. */
export function TrialBalance({ rows: own, compared, close, how }: TrialBalanceProps) {
  const intl = useIntl();
  const locale = useLocale();
  const explain = useExplain();
  const nameOf = ({ account }: TrialBalanceRow) => `${account.code} ${account.name[locale]}`;
  const explaining = (of: 'debit' | 'credit' | 'balance') => (row: TrialBalanceRow) =>
    row[of] === 0
      ? undefined
      : () =>
          explain({
            close,
            of: { sum: { of, account: row.account.code }, how },
            title: `${nameOf(row)} · ${intl.formatMessage({ id: `close.journal.${of}` })}`,
          });
  const explainingAll = (of: 'debit' | 'credit') => () =>
    explain({
      close,
      of: { sum: { of }, how },
      title: intl.formatMessage({ id: `close.journal.${of}` }),
    });
  const balanceOf = (account: string, of: Omit<Asked, 'of'>): Asked => ({
    ...of,
    of: { sum: { of: 'balance', account }, how },
  });
  const known = new Set(own.map(({ account }) => account.code));
  const gone = compared?.rows.filter(({ account }) => !known.has(account.code)) ?? [];
  const rows = [
    ...own,
    ...gone.map(({ account }) => ({ account, debit: 0, credit: 0, balance: 0 })),
  ];
  const others = new Map(compared?.rows.map(({ account, balance }) => [account.code, balance]));
  const otherOf = ({ account }: TrialBalanceRow) => others.get(account.code) ?? 0;
  const sum = (of: (row: TrialBalanceRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return (
    <FigureTable
      title={intl.formatMessage({ id: 'close.journal.trialBalance' })}
      hideTitle
      columns={[
        {
          id: 'account',
          head: intl.formatMessage({ id: 'close.journal.account' }),
          value: nameOf,
        },
        {
          id: 'debit',
          head: intl.formatMessage({ id: 'close.journal.debit' }),
          value: ({ debit }) => debit,
          explain: explaining('debit'),
          foot: sum(({ debit }) => debit),
          explainFoot: explainingAll('debit'),
        },
        {
          id: 'credit',
          head: intl.formatMessage({ id: 'close.journal.credit' }),
          value: ({ credit }) => credit,
          explain: explaining('credit'),
          foot: sum(({ credit }) => credit),
          explainFoot: explainingAll('credit'),
        },
        {
          id: 'balance',
          head: intl.formatMessage({ id: 'close.journal.balance' }),
          value: ({ balance }) => balance,
          explain: explaining('balance'),
        },
        ...(compared
          ? [
              {
                id: 'compared',
                head: `${intl.formatMessage({ id: 'close.journal.balance' })} · ${compared.title}`,
                value: otherOf,
                explain: (row: TrialBalanceRow) =>
                  otherOf(row) === 0
                    ? undefined
                    : () =>
                        explain({
                          ...balanceOf(row.account.code, otherClose(compared)),
                          title: `${nameOf(row)} · ${compared.title}`,
                        }),
              },
              {
                id: 'difference',
                head: intl.formatMessage({ id: 'close.difference' }),
                value: (row: TrialBalanceRow) => row.balance - otherOf(row),
                explain: (row: TrialBalanceRow) =>
                  isNil(row.balance - otherOf(row))
                    ? undefined
                    : () =>
                        explain({
                          title: `${nameOf(row)} · ${intl.formatMessage({ id: 'close.difference' })}`,
                          difference: [
                            {
                              title: intl.formatMessage({ id: 'close.journal.balance' }),
                              value: row.balance,
                              asked: known.has(row.account.code)
                                ? balanceOf(row.account.code, { close })
                                : undefined,
                            },
                            {
                              title: compared.title,
                              value: otherOf(row),
                              asked: others.has(row.account.code)
                                ? balanceOf(row.account.code, otherClose(compared))
                                : undefined,
                            },
                          ],
                        }),
              },
            ]
          : []),
      ]}
      rows={rows}
      rowKey={({ account }) => account.code}
    />
  );
}

const otherClose = ({ close, name }: ComparedBalance) => ({ close, from: name });
