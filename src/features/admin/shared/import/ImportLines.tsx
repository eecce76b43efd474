import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DifferenceList } from '../components/DifferenceList';
import styles from '../components/Dialogs.module.css';
import type { RowWords } from '../rowWords';
import type { ImportLine } from './plan';

/** Lines that are listed at once. */
const LISTED = 200;
const outcomes = {
  created: 'grid.import.created',
  updated: 'grid.import.updated',
  unchanged: 'grid.import.unchanged',
  invalid: 'grid.import.invalid',
} as const;
const counts = {
  created: 'grid.import.created.count',
  updated: 'grid.import.updated.count',
  unchanged: 'grid.import.unchanged.count',
  invalid: 'grid.import.invalid.count',
} as const;
const kinds = ['invalid', 'updated', 'created', 'unchanged'] as const;

function Line({ line, words }: { line: ImportLine; words: RowWords }) {
  return (
    <tr>
      <td>{line.line}</td>
      <td className={styles.outcome} data-outcome={line.outcome}>
        <FormattedMessage id={outcomes[line.outcome]} />
      </td>
      <td>
        {words.title(line.values)}
        {line.outcome === 'updated' && (
          <DifferenceList differences={line.differences} words={words} />
        )}
        {line.errors.map(({ field, message }) => (
          <p key={`${field} ${message}`} className={styles.error}>
            {words.label(field)}: {message}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** What would become of each line: new, changed field by field, the same, wrong and why. What is wrong stands first. */
export function ImportLines({ lines, words }: { lines: readonly ImportLine[]; words: RowWords }) {
  const [hideSame, setHideSame] = useState(true);
  const of = (kind: ImportLine['outcome']) => lines.filter(({ outcome }) => outcome === kind);
  const shownLines = kinds.flatMap((kind) => (kind === 'unchanged' && hideSame ? [] : of(kind)));
  return (
    <>
      <ul className={styles.counts}>
        {kinds.map((kind) => (
          <li key={kind} className={styles.outcome} data-outcome={kind}>
            <FormattedMessage id={counts[kind]} values={{ count: of(kind).length }} />
          </li>
        ))}
      </ul>
      <label className={styles.more}>
        <input
          type="checkbox"
          checked={hideSame}
          onChange={(event) => setHideSame(event.target.checked)}
        />{' '}
        <FormattedMessage id="grid.import.hideSame" />
      </label>
      {shownLines.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reached by the keys
        <div className={styles.scroll} tabIndex={0}>
          <div className={styles.tableFrame}>
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <FormattedMessage id="grid.import.line" />
                  </th>
                  <th scope="col">
                    <FormattedMessage id="grid.import.outcome" />
                  </th>
                  <th scope="col">
                    <FormattedMessage id="grid.import.row" />
                  </th>
                </tr>
              </thead>
              <tbody>
                {shownLines.slice(0, LISTED).map((line) => (
                  <Line key={line.line} line={line} words={words} />
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      {shownLines.length > LISTED && (
        <p className={styles.more}>
          <FormattedMessage id="grid.more" values={{ count: shownLines.length - LISTED }} />
        </p>
      )}
    </>
  );
}
