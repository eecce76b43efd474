import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Table } from '@/ui';
import { DifferenceList } from '../saving/DifferenceList';
import styles from '../saving/Dialogs.module.css';
import type { RowFormatters } from '../rows/rowFormatters';
import type { ImportLine } from './plan';

/** Lines that are listed at once. */
const MAX_LISTED = 200;
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

/** The row of a line, and what the import would change or what is wrong with it. */
function Change({ line, words }: { line: ImportLine; words: RowFormatters }) {
  return (
    <>
      {words.title(line.values)}
      {line.outcome === 'updated' && (
        <DifferenceList differences={line.differences} words={words} />
      )}
      {line.errors.map(({ field, message }) => (
        <p key={`${field} ${message}`} className={styles.error}>
          {words.label(field)}: {message}
        </p>
      ))}
    </>
  );
}

/** What would become of each line: new, changed field by field, the same, wrong and why. What is wrong stands first. */
export function ImportLines({
  lines,
  words,
}: {
  lines: readonly ImportLine[];
  words: RowFormatters;
}) {
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
            <Table
              className={styles.table}
              rows={shownLines.slice(0, MAX_LISTED)}
              rowKey={({ line }) => line}
              columns={[
                {
                  id: 'line',
                  head: <FormattedMessage id="grid.import.line" />,
                  cell: ({ line }) => line,
                },
                {
                  id: 'outcome',
                  head: <FormattedMessage id="grid.import.outcome" />,
                  cell: ({ outcome }) => (
                    <span className={styles.outcome} data-outcome={outcome}>
                      <FormattedMessage id={outcomes[outcome]} />
                    </span>
                  ),
                },
                {
                  id: 'row',
                  head: <FormattedMessage id="grid.import.row" />,
                  cell: (line) => <Change line={line} words={words} />,
                },
              ]}
            />
          </div>
        </div>
      )}
      {shownLines.length > MAX_LISTED && (
        <p className={styles.more}>
          <FormattedMessage id="grid.more" values={{ count: shownLines.length - MAX_LISTED }} />
        </p>
      )}
    </>
  );
}
