import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { views } from '@/domain/questions';
import { viewDefinition } from '@/domain/figureViews';
import { lineageScriptOpened, toastShown, useAppStore, useLocale } from '@/store';
import { Button } from '@/ui';
import { type Shown, linkOf } from '../tool/useQuestions';
import { LateSqlEditor } from './LateSqlEditor';
import { markedWord, refusalText } from './refusalText';
import styles from './ResultPanel.module.css';

/** So that the page of lineage knows the columns too, and what they are made of. */
const definitions = views
  .map(({ name, columns }) =>
    viewDefinition(
      name,
      columns.map((column) => column.name),
    ),
  )
  .join('\n');

interface SqlPanelProps {
  shown: Shown;
  isBusy: boolean;
  onRun: (sql: string) => void;
}

/** The SQL of the answer: to read, to change, to run, to follow to its origins, to hand on. */
export function SqlPanel({ shown, isBusy, onRun }: SqlPanelProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { dispatch, loadSlice } = useAppStore();
  const [sql, setSql] = useState(shown.sql);
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

  const openLineage = async () => {
    await loadSlice('sqlLineage');
    dispatch(
      lineageScriptOpened({ sql, title: shown.question, dialect: 'postgres', ddl: definitions }),
    );
    void navigate('/solution/SqLlineage');
  };
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
        <Button onClick={() => void openLineage()}>
          <FormattedMessage id="ask.sql.lineage" />
        </Button>
        <Button onClick={() => void copyLink()}>
          <FormattedMessage id="ask.link" />
        </Button>
      </div>
    </>
  );
}
