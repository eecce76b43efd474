import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TiedStatements } from '../engine';
import type { TableWords } from '../tables/useTableWords';
import styles from './Statements.module.css';

/** What the standard asks for and the period has nothing of: an auditor need not wonder whether a note was forgotten. */
export function NothingToSay({
  notes,
  words,
}: {
  notes: TiedStatements['nothingToSay'];
  words: TableWords;
}) {
  const intl = useIntl();
  const id = useId();
  if (notes.length === 0) return null;
  return (
    <section className={styles.statement} aria-labelledby={id}>
      <h2 id={id} className={styles.noneTitle}>
        <FormattedMessage id="close.statements.nothing" />
      </h2>
      <ul className={styles.none}>
        {notes.map(({ id: table, paragraph }) => (
          <li key={table}>
            {words.title(table)}
            <small>{intl.formatMessage({ id: 'close.explain.paragraph' }, { paragraph })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
