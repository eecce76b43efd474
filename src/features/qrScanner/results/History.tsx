import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import {
  type HistoryEntry,
  historyCleared,
  selectQrHistory,
  useAppDispatch,
  useAppSelector,
} from '@/store';
import { Button, saveFile } from '@/ui';
import { past } from '../messages';
import { CodeCard } from './CodeCard';
import { historyCsv } from './historyCsv';
import styles from './History.module.css';

function Entry({ entry }: { entry: HistoryEntry }) {
  const { at, kind, title, format, text } = entry;
  const line = (
    <>
      <span className={styles.kind}>
        <FormattedMessage id={`qr.kind.${kind}`} />
      </span>
      <span className={styles.title}>{title}</span>
      <time dateTime={new Date(at).toISOString()}>
        <FormattedDate value={at} month="short" day="numeric" hour="2-digit" minute="2-digit" />
      </time>
    </>
  );
  if (text === null)
    return (
      <p className={styles.line}>
        {line}
        <span className={styles.secret}>
          <FormattedMessage {...past.secret} />
        </span>
      </p>
    );
  return (
    <details>
      <summary className={styles.line}>{line}</summary>
      <CodeCard code={{ text, format, encoding: 'utf-8', corners: [] }} />
    </details>
  );
}

/** What has been read on this device by this user. */
export function History({ user }: { user: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const entries = useAppSelector((state) => selectQrHistory(state, user));
  const save = () => {
    const head = [past.time, past.kind, past.format, past.text].map((words) =>
      intl.formatMessage(words),
    );
    const csv = historyCsv(head, entries, ({ kind }) =>
      intl.formatMessage({ id: `qr.kind.${kind}` }),
    );
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'qr-history.csv');
  };
  return (
    <section className={styles.history} aria-labelledby="qr-history">
      <div className={styles.head}>
        <h2 id="qr-history">
          <FormattedMessage {...past.title} />
        </h2>
        <Button onClick={save}>
          <FormattedMessage {...past.csv} />
        </Button>
        <Button onClick={() => dispatch(historyCleared(user))}>
          <FormattedMessage {...past.clear} />
        </Button>
      </div>
      <p className={styles.note}>
        <FormattedMessage {...past.note} />
      </p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.kind} ${entry.title} ${entry.text ?? ''}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
