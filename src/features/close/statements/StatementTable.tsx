import { memo } from 'react';
import { useIntl } from 'react-intl';
import { accountOfLine, type CellTies } from '@/domain/closeReports';
import type { Layout, Table, TableRow } from '@/domain/ifrs17/book';
import { useLocale } from '@/store';
import { SiteLink } from '@/ui';
import type { LoadedClose } from '../engine';
import { handbookAddress } from '../explain';
import { ComparedTable } from '../tables/ComparedTable';
import type { TableWords } from '../tables/useTableWords';
import { TableTies, TieMark } from './LedgerTies';
import styles from './Statements.module.css';

interface StatementTableProps {
  close: LoadedClose;
  table: Table;
  ties: CellTies;
  layout: Layout;
  words: TableWords;
  /** What comparatives are of. */
  comparative: string | undefined;
  /** Open comments by figure. */
  marks: ReadonlyMap<string, number>;
}

export const anchorOf = (table: string) => `note-${table.replace('.', '-')}`;

/**
 * A statement or note: its paragraphs, and its figures, each with what the ledger says of it. Lines that are an account say which. Some thirty of them stand in
 * the page: what concerns one does not draw the others again.
 */
export const StatementTable = memo(function StatementTable({
  close,
  table,
  ties,
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
    <article
      id={anchorOf(table.id)}
      className={styles.statement}
      aria-label={words.title(table.id)}
      tabIndex={-1}
    >
      <p className={styles.facts}>
        {address ? (
          <SiteLink to={address} target="_blank">
            {paragraph}
          </SiteLink>
        ) : (
          paragraph
        )}
        <TableTies ties={ties} />
      </p>
      <ComparedTable
        {...{ close, table, words, comparative }}
        mark={(figure) => (
          <>
            <TieMark tie={ties[figure]} />
            <CommentMark count={marks.get(figure) ?? 0} />
          </>
        )}
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

/** Somebody has asked about the number. */
function CommentMark({ count }: { count: number }) {
  const intl = useIntl();
  if (count === 0) return null;
  const text = intl.formatMessage({ id: 'close.comments.mark' }, { count });
  return (
    <span className={styles.mark} role="img" aria-label={text} title={text}>
      {count}
    </span>
  );
}
