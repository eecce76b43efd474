import { useIntl } from 'react-intl';
import type { EventLine } from '@/domain/closeReports';
import { eventLabel, type LedgerAccount } from '@/domain/ifrs17/book';
import { formatText, labelMessage } from '@/i18n';
import { useLocale } from '@/store';
import { SiteLink } from '@/ui';
import type { Bookkeeping, LoadedClose } from '../engine';
import { handbookAddress, useExplain } from '../explain';
import { FigureTable } from '../shared/tables/FigureTable';

interface EventTableProps {
  events: readonly EventLine[];
  close: LoadedClose;
  how: Bookkeeping;
}

/** Entries by event: which account is debited, which is credited, how much over all groups, and the paragraph that asks for it. */
export function EventTable({ events, close, how }: EventTableProps) {
  const intl = useIntl();
  const explain = useExplain();
  const locale = useLocale();
  const eventText = ({ event }: EventLine) => formatText(intl, labelMessage(eventLabel(event)));
  const accountText = ({ code, name }: LedgerAccount) => `${code} ${name[locale]}`;
  const head = (
    id: 'event' | 'debitAccount' | 'creditAccount' | 'amount' | 'entries' | 'paragraph',
  ) => intl.formatMessage({ id: `close.journal.${id}` });
  return (
    <FigureTable
      title={intl.formatMessage({ id: 'close.journal.events' })}
      columns={[
        {
          id: 'event',
          head: head('event'),
          value: eventText,
        },
        {
          id: 'debit',
          head: head('debitAccount'),
          value: ({ debit }) => accountText(debit),
          isLong: true,
        },
        {
          id: 'credit',
          head: head('creditAccount'),
          value: ({ credit }) => accountText(credit),
          isLong: true,
        },
        {
          id: 'amount',
          head: head('amount'),
          value: ({ amount }) => amount,
          explain: (row) => () =>
            explain({
              close,
              of: {
                sum: {
                  of: 'debit',
                  account: row.debit.code,
                  event: { name: row.event, against: row.credit.code },
                },
                how,
              },
              title: eventText(row),
            }),
        },
        {
          id: 'entries',
          head: head('entries'),
          value: ({ entries }) => entries,
          cell: ({ entries }) => intl.formatNumber(entries),
          align: 'end',
        },
        {
          id: 'paragraph',
          head: head('paragraph'),
          value: ({ paragraph }) => paragraph,
          cell: ({ paragraph }) => {
            const address = handbookAddress(paragraph);
            return address ? (
              <SiteLink to={address} target="_blank">
                {paragraph}
              </SiteLink>
            ) : (
              paragraph
            );
          },
        },
      ]}
      rows={events}
      rowKey={({ event, debit, credit }) => [event, debit.code, credit.code].join()}
    />
  );
}
