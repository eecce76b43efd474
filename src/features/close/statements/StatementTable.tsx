import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountOfLine, type LedgerTie } from '@/domain/closeReports';
import type { Layout, Table, TableRow } from '@/domain/ifrs17/book';
import { useLocale } from '@/store';
import { SiteLink } from '@/ui';
import type { LoadedClose } from '../engine';
import { handbookAddress } from '../explain';
import { Amount } from '../shared/tables/Amount';
import { ComparedTable } from '../tables/ComparedTable';
import type { TableWords } from '../tables/useTableWords';
import styles from './Statements.module.css';

interface StatementTableProps {
  close: LoadedClose;
  table: Table;
  tie: LedgerTie;
  layout: Layout;
  words: TableWords;
  /** What comparatives are of. */
  comparative: string | undefined;
  /** Open comments by cell. */
  marks: ReadonlyMap<string, number>;
}

export const anchorOf = (table: string) => `note-${table.replace('.', '-')}`;

/**
 * A statement or note: its paragraphs, whether it agrees with the ledger, and its figures. Lines that are an account say which. Some thirty of them stand in
 * the page: what concerns one does not draw the others again.
 */
export const StatementTable = memo(function StatementTable({
  close,
  table,
  tie,
  layout,
  words,
  comparative,
  marks,
}: StatementTableProps) {
  const intl = useIntl();
  const locale = useLocale();
  const address = handbookAddress(table.paragraph);
  const paragraph = intl.formatMessage(
    { id: 'close.explain.paragraph' },
    { paragraph: table.paragraph },
  );
  const accountText = ({ id }: TableRow) => {
    const account = accountOfLine(id, layout);
    return account ? `${account.code} ${account.name[locale]}` : '';
  };
  return (
    <article id={anchorOf(table.id)} className={styles.statement}>
      <p className={styles.facts}>
        {address ? (
          <SiteLink to={address} target="_blank">
            {paragraph}
          </SiteLink>
        ) : (
          paragraph
        )}
        <LedgerBadge tie={tie} />
      </p>
      <ComparedTable
        {...{ close, table, words, marks, comparative }}
        texts={
          table.id === 'financialPerformance'
            ? [
                {
                  id: 'account',
                  head: intl.formatMessage({ id: 'close.journal.account' }),
                  value: accountText,
                },
              ]
            : []
        }
      />
    </article>
  );
});

/** Whether a table is what the ledger says. */
function LedgerBadge({ tie }: { tie: LedgerTie }) {
  if (tie.state === 'none')
    return (
      <span className={styles.badge}>
        <FormattedMessage id="close.tie.none" />
      </span>
    );
  if (tie.state === 'agrees')
    return (
      <span className={styles.badge} data-state="agrees">
        <FormattedMessage id="close.tie.agrees" />
      </span>
    );
  return (
    <span className={styles.badge} data-state="differs">
      <FormattedMessage
        id="close.tie.differs"
        values={{ amount: <Amount value={tie.table - tie.ledger} /> }}
      />
    </span>
  );
}
