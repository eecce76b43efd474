import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { WrittenSql } from '@/api';
import type { OwnTables } from '@/domain/ownTables';
import { lineageScriptOpened, toastShown, useAppStore, useLocale } from '@/store';
import { Button } from '@/ui';
import { ownRefusals } from '../messages';
import { ColumnOrigins } from '../results/ColumnOrigins';
import { headOf } from '../results/columns';
import { LateSqlEditor } from '../results/LateSqlEditor';
import { markedWord, refusalText } from '../results/refusalText';
import { Names } from '../understanding/Names';
import styles from './OwnTables.module.css';

interface OwnSqlProps {
  answer: WrittenSql;
  sql: string;
  own: OwnTables;
  isBusy: boolean;
  onCheck: (sql: string) => void;
}

/** SQL that was not run: to read, to change and check, to take along, to follow to its columns. */
export function OwnSql({ answer, sql: written, own, isBusy, onCheck }: OwnSqlProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { dispatch, loadSlice } = useAppStore();
  const [sql, setSql] = useState(written);
  const [taken, setTaken] = useState(written);
  // The editor stays, and with it the focus of who changes and checks SQL in it.
  if (taken !== written) {
    setTaken(written);
    setSql(written);
  }
  const { refused } = answer;
  const isChanged = sql !== written;
  const text = refused && refusalText(intl, refused, ownRefusals);
  const errors = useMemo(() => {
    const at = refused && !isChanged ? markedWord(written, refused) : undefined;
    return at && text !== undefined ? [{ ...at, message: text }] : [];
  }, [refused, isChanged, written, text]);
  const completions = useMemo(
    () =>
      own.tables.map(({ name, comment, columns }) => ({
        name,
        detail: comment,
        columns: columns.map((column) => ({ name: column.name, detail: column.comment })),
      })),
    [own],
  );
  const tables = useMemo(
    () =>
      Object.fromEntries(
        own.tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
      ),
    [own],
  );
  const names = new Names(intl, locale, answer, own.model);
  const columns = (answer.columns ?? []).map((column) => ({
    name: column.name,
    head: headOf(column.name, column, names, intl, locale),
  }));

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sql);
      dispatch(toastShown({ intent: 'success', text: { id: 'ask.own.copied' } }));
    } catch {
      dispatch(toastShown({ intent: 'error', text: { id: 'ask.own.copyFailed' } }));
    }
  };
  const openLineage = async () => {
    await loadSlice('sqlLineage');
    dispatch(lineageScriptOpened({ sql, title: '', dialect: 'postgres', ddl: own.ddl }));
    void navigate('/solution/SqLlineage');
  };
  return (
    <div className={styles.card}>
      <p className={styles.notRun}>
        <FormattedMessage
          id={isChanged ? 'ask.own.changed' : refused ? 'ask.own.notRun' : 'ask.own.held'}
        />
      </p>
      {text !== undefined && !isChanged && (
        <p className={styles.error} role="alert">
          {text}
        </p>
      )}
      <div className={styles.editor}>
        <LateSqlEditor
          label={intl.formatMessage({ id: 'ask.sql' })}
          value={sql}
          dialect="postgres"
          tables={completions}
          errors={errors}
          onChange={setSql}
          onSubmit={() => onCheck(sql)}
        />
      </div>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => void copy()}>
          <FormattedMessage id="ask.own.copy" />
        </Button>
        <Button aria-disabled={isBusy || undefined} onClick={() => onCheck(sql)}>
          <FormattedMessage id="ask.own.check" />
        </Button>
        <Button onClick={() => void openLineage()}>
          <FormattedMessage id="ask.sql.lineage" />
        </Button>
      </div>
      {columns.length > 0 && !isChanged && (
        <ColumnOrigins sql={written} columns={columns} tables={tables} />
      )}
    </div>
  );
}
