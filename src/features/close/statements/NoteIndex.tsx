import { useIntl } from 'react-intl';
import type { TiedStatement } from '../engine';
import type { TableWords } from '../tables/useTableWords';
import { anchorOf } from './StatementTable';
import styles from './Statements.module.css';

interface NoteIndexProps {
  statements: readonly TiedStatement[];
  words: TableWords;
}

/** The notes by name and paragraph. */
export function NoteIndex({ statements, words }: NoteIndexProps) {
  const intl = useIntl();
  /** The keyboard goes on from the note. */
  const show = (table: string) => {
    const note = document.getElementById(anchorOf(table));
    note?.scrollIntoView({ block: 'start' });
    note?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.index} aria-label={intl.formatMessage({ id: 'close.statements.index' })}>
      <ol>
        {statements.map(({ table }) => (
          <li key={table.id}>
            <button type="button" onClick={() => show(table.id)}>
              {words.title(table.id)}
              <small>{table.paragraph}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
