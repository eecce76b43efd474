import { memo } from 'react';
import { useIntl } from 'react-intl';
import { eventLabel, type JournalLine } from '@/domain/ifrs17/book';
import { formatText, labelMessage } from '@/i18n';
import { useLocale } from '@/store';
import type { Bookkeeping, LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { Amount } from '../shared/tables/Amount';
import styles from './Journals.module.css';

interface LineProps {
  line: JournalLine | undefined;
  /** What a group is called. */
  nameOf: (group: string) => string;
  balance: number | undefined;
  /** Its place among the lines that match, from 1. */
  upTo: number;
  account: string;
  event: string;
  close: LoadedClose;
  how: Bookkeeping;
}

/** Drawn once: a row that stays in sight is not drawn again while others come. */
export const Line = memo(function Line({
  line,
  nameOf,
  balance,
  upTo,
  close,
  how,
  ...filter
}: LineProps) {
  const intl = useIntl();
  const locale = useLocale();
  const explain = useExplain();
  // A line that is on its way is an empty row.
  if (!line) return <span role="cell" aria-busy="true" className={styles.pending} />;
  const event = formatText(intl, labelMessage(eventLabel(line.event)));
  const account = `${line.account.code} ${line.account.name[locale]}`;
  const onExplain = () =>
    explain({ close, of: { line, rules: how.rules }, title: `${event} · ${account}` });
  const onExplainBalance = () => {
    const sum = {
      of: 'balance' as const,
      account: filter.account,
      ...(filter.event !== '' && { event: { name: filter.event } }),
      upTo,
    };
    const title = `${intl.formatMessage({ id: 'close.journal.balance' })} · ${account}`;
    explain({ close, of: { sum, how }, title });
  };
  const amount = (value: number) => value !== 0 && <Amount value={value} onExplain={onExplain} />;
  return (
    <>
      <Entry>{line.entry}</Entry>
      <span role="cell" data-column="date">
        {line.date}
      </span>
      <span role="cell" data-column="event">
        {event}
      </span>
      <span role="cell" data-column="group" title={nameOf(line.group)}>
        {nameOf(line.group)}
      </span>
      <span role="cell" data-column="account" title={account}>
        {account}
      </span>
      <span role="cell" data-column="debit">
        {amount(line.debit)}
      </span>
      <span role="cell" data-column="credit">
        {amount(line.credit)}
      </span>
      {balance !== undefined && (
        <span role="cell" data-column="balance">
          <Amount value={balance} onExplain={onExplainBalance} />
        </span>
      )}
    </>
  );
});

/** Entries of a group begin with its name: where there is no room for all of it, what tells them apart stays. */
function Entry({ children: entry }: { children: string }) {
  const end = entry.indexOf(' ') + 1;
  return (
    <span role="cell" data-column="entry" title={entry}>
      <span>{entry.slice(0, end)}</span>
      <span>{entry.slice(end)}</span>
    </span>
  );
}
