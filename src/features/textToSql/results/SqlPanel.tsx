import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { views } from '@/domain/questions';
import { toastShown, useAppDispatch, useLocale } from '@/store';
import { Button } from '@/ui';
import { type Shown, linkOf } from '../tool/useQuestions';
import { LateSqlEditor } from './LateSqlEditor';
import { LineageButton } from './LineageButton';
import { markedWord, refusalText } from './refusalText';
import styles from './ResultPanel.module.css';

interface SqlPanelProps {
  shown: Shown;
  isBusy: boolean;
  onRun: (sql: string) => void;
}

/** The SQL of the answer: to read, to change, to run, to follow to its origins, to hand on. */
export function SqlPanel({ shown, isBusy, onRun }: SqlPanelProps) {
  const intl = useIntl();
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const [sql, setSql] = useState(shown.sql);
  const [taken, setTaken] = useState(shown.sql);
  // The editor stays, and with it the focus of who changes and runs SQL in it.
  if (taken !== shown.sql) {
    setTaken(shown.sql);
    setSql(shown.sql);
  }
  const refused = shown.rows?.refused;
  const errors = useMemo(() => {
    const at = refused && sql === shown.sql ? markedWord(sql, refused) : undefined;
    return refused && at ? [{ ...at, message: refusalText(intl, refused) }] : [];
  }, [refused, sql, shown.sql, intl]);

  const tables = useMemo(
    () =>
      views.map(({ name, label, columns }) => ({
        name,
        detail: label[locale],
        columns: columns.map((column) => ({ name: column.name, detail: column.label[locale] })),
      })),
    [locale],
  );

  const copyLink = async () => {
    const link = new URL('/solution/textToSql', location.origin);
    // What a model wrote may be written otherwise the next time.
    const query = sql === shown.sql ? shown.answer?.query : undefined;
    link.search = (query ? linkOf(shown.question, query) : new URLSearchParams({ sql })).toString();
    try {
      await navigator.clipboard.writeText(link.href);
      dispatch(toastShown({ intent: 'success', text: { id: 'ask.link.copied' } }));
    } catch {
      dispatch(toastShown({ intent: 'error', text: { id: 'ask.link.failed' } }));
    }
  };
  return (
    <>
      <LateSqlEditor
        label={intl.formatMessage({ id: 'ask.sql' })}
        value={sql}
        dialect="postgres"
        tables={tables}
        errors={errors}
        onChange={setSql}
        onSubmit={() => onRun(sql)}
      />
      <div className={styles.group}>
        <Button look="primary" aria-disabled={isBusy || undefined} onClick={() => onRun(sql)}>
          <FormattedMessage id="ask.sql.run" />
        </Button>
        <LineageButton sql={sql} title={shown.question} />
        <Button onClick={() => void copyLink()}>
          <FormattedMessage id="ask.link" />
        </Button>
      </div>
    </>
  );
}
