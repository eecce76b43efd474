import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { eventLabel, type LedgerAccount } from '@/domain/ifrs17/book';
import { formatText, labelMessage } from '@/i18n';
import { useLocale } from '@/store';
import type { Bookkeeping, LoadedClose } from '../engine';
import { ExportMenu } from '../shared/tables/ExportMenu';
import { Choice } from './Choice';
import { Line } from './Line';
import { SumLine } from './SumLine';
import { useLines } from './useLines';
import styles from './Journals.module.css';

interface JournalLinesProps {
  close: LoadedClose;
  how: Bookkeeping;
  accounts: readonly LedgerAccount[];
  /** Those that have entries. */
  events: readonly string[];
  /** What a group is called. */
  nameOf: (group: string) => string;
}

/** Pixels: all rows are of one height, so that any of a hundred thousand is found without measuring. */
const ROW_HEIGHT = 36;
const columns = [
  'entry',
  'date',
  'event',
  'group',
  'account',
  'debit',
  'credit',
  'balance',
] as const;

/** Every line of the journal, or the ledger of one account with its running balance, and the sums of what is shown. Only rows in sight are drawn. */
export function JournalLines({ close, how, accounts, events, nameOf }: JournalLinesProps) {
  const intl = useIntl();
  const locale = useLocale();
  const [account, setAccount] = useState('');
  const [event, setEvent] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const filter = { account: account || undefined, event: event || undefined };
  const { count, sums, lineAt, balanceAt, show, all } = useLines(close, how, filter);
  // Compiled components would have to skip this one; nothing here is compiled.
  // eslint-disable-next-line react-hooks/incompatible-library -- see above
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    onChange: ({ range }) => range && show(range.startIndex, range.endIndex),
  });
  const isLedger = account !== '';
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value);
    rows.scrollToOffset(0);
  };
  const heads = columns.filter((column) => isLedger || column !== 'balance');
  const eventText = (name: string) => formatText(intl, labelMessage(eventLabel(name)));
  const head = (column: 'paragraph' | (typeof columns)[number]) =>
    intl.formatMessage({ id: `close.journal.${column}` });
  const file = async () => ({
    title: intl.formatMessage({ id: 'close.journal.lines' }),
    heads: [...columns.filter((column) => column !== 'balance').map(head), head('paragraph')],
    rows: (await all()).map((line) => [
      line.entry,
      line.date,
      eventText(line.event),
      nameOf(line.group),
      `${line.account.code} ${line.account.name[locale]}`,
      line.debit,
      line.credit,
      line.paragraph,
    ]),
  });
  return (
    <div className={styles.lines}>
      <div className={styles.choice}>
        <Choice
          label={intl.formatMessage({ id: 'close.journal.ledger' })}
          all={intl.formatMessage({ id: 'close.journal.allAccounts' })}
          options={accounts.map(({ code, name }) => [code, `${code} ${name[locale]}`])}
          onChange={choose(setAccount)}
          value={account}
        />
        <Choice
          label={intl.formatMessage({ id: 'close.journal.event' })}
          all={intl.formatMessage({ id: 'close.journal.allEvents' })}
          options={events.map((name) => [name, eventText(name)])}
          onChange={choose(setEvent)}
          value={event}
        />
        <FormattedMessage id="close.journal.lineCount" values={{ count }} />
        <span className={styles.export}>
          <ExportMenu table={file} />
        </span>
      </div>
      <div
        ref={scroller}
        className={styles.scroller}
        role="table"
        aria-rowcount={count + 2}
        aria-label={intl.formatMessage({ id: 'close.journal.lines' })}
        // What scrolls must be reached by the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        <div role="rowgroup" className={styles.heads}>
          <div role="row" aria-rowindex={1} className={styles.line} data-ledger={isLedger}>
            {heads.map((column) => (
              <span key={column} role="columnheader" data-column={column}>
                {head(column)}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className={styles.line}
              data-ledger={isLedger}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Line
                line={lineAt(index)}
                balance={isLedger ? balanceAt(index) : undefined}
                upTo={index + 1}
                {...{ close, how, account, event, nameOf }}
              />
            </div>
          ))}
        </div>
        <div role="rowgroup" className={styles.sums}>
          <div role="row" aria-rowindex={count + 2} className={styles.line} data-ledger={isLedger}>
            <SumLine {...{ close, how, filter, sums, isLedger }} />
          </div>
        </div>
      </div>
    </div>
  );
}
