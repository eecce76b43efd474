import { useState } from 'react';
import { areaOf, catalogue } from '../../tests/spec/catalogue';
import type { Row } from '../../tests/spec/row';
import styles from './MessagesPage.module.css';
import { MessageRow } from './MessageRow';
import { messageText } from './messageText';

/** The rows that say something, and those about which the specification contradicts itself or is silent. */
const shown = catalogue.filter(({ words, contradiction }) => words || contradiction);
const areas = [...new Set(shown.map(areaOf))];

function textOf(row: Row): string {
  const words = (row.words ?? []).flatMap(({ text, id }) => [
    text,
    id ?? '',
    ...(id ? [messageText(id, 'ko'), messageText(id, 'zh-tw')] : []),
  ]);
  return [row.id, row.screen, row.trigger, row.rule, row.contradiction, row.decision, ...words]
    .join('\n')
    .toLowerCase();
}

/** For QA: every message of the specification beside ours. */
export function MessagesPage() {
  const [text, setText] = useState('');
  const [area, setArea] = useState('');
  const [onlyDecided, setOnlyDecided] = useState(false);
  const rows = shown.filter(
    (row) =>
      (!area || areaOf(row) === area) &&
      (!onlyDecided || row.contradiction) &&
      textOf(row).includes(text.trim().toLowerCase()),
  );
  return (
    <div className={styles.page}>
      <h1>Messages of the specification</h1>
      <p className={styles.lead}>
        The words of the specification beside ours. In the language in which the specification gives
        them they are equal to the letter; the other languages carry a translation. Where the
        specification contradicts itself or is silent, the decision says what we chose.
      </p>
      <form
        className={styles.filters}
        role="search"
        aria-label="Rows"
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          Text
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <label>
          Area
          <select value={area} onChange={(event) => setArea(event.target.value)}>
            <option value="">All areas</option>
            {areas.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={onlyDecided}
            onChange={(event) => setOnlyDecided(event.target.checked)}
          />
          Only contradictions and gaps
        </label>
        <p role="status">
          {rows.length} of {shown.length} rows
        </p>
      </form>
      <div className={styles.scroll} role="region" aria-label="Table of messages" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[
                'Row',
                'Trigger',
                'Specification',
                'English',
                '한국어',
                '繁體中文',
                'Decision',
                'Story',
              ].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <MessageRow key={row.id} row={row} />
          ))}
        </table>
      </div>
    </div>
  );
}
