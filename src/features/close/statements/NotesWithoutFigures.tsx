import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TiedStatements } from '../engine';
import type { TableWords } from '../tables/useTableWords';
import styles from './Statements.module.css';

/** Notes that the standard asks for and that have no figure: an auditor need not wonder whether one was forgotten. */
export function NotesWithoutFigures({
  notes,
  words,
}: {
  notes: TiedStatements['withoutFigures'];
  words: TableWords;
}) {
  const intl = useIntl();
  const id = useId();
  if (notes.length === 0) return null;
  return (
    <section className={styles.statement} aria-labelledby={id}>
      <h2 id={id} className={styles.noneTitle}>
        <FormattedMessage id="close.statements.withoutFigures" />
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
