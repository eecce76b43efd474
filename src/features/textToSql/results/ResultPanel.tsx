import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toastShown, useAppDispatch, useLocale } from '@/store';
import { Button, EmptyState, saveFile } from '@/ui';
import type { Shown } from '../tool/useQuestions';
import { type Value, shownColumns } from './columns';
import { ColumnOrigins } from './ColumnOrigins';
import { refusalText } from './refusalText';
import { LineageButton } from './LineageButton';
import { ResultChart } from './ResultChart';
import styles from './ResultPanel.module.css';
import { ResultTable } from './ResultTable';
import { fittingChart } from './shape';
import { SqlPanel } from './SqlPanel';

interface ResultPanelProps {
  shown: Shown;
  isBusy: boolean;
  onRun: (sql: string) => void;
}

type ResultView = 'table' | 'chart' | 'sql' | 'origins';

const labels = {
  table: { id: 'ask.view.table' },
  chart: { id: 'ask.view.chart' },
  sql: { id: 'ask.view.sql' },
  origins: { id: 'ask.view.origins' },
} as const;

const hasNoFigure = (row: readonly Value[] = []): boolean => row.every((value) => value === null);

/** The rows of a query, in the view that fits them or that somebody chose. */
export function ResultPanel({ shown, isBusy, onRun }: ResultPanelProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const columns = useMemo(() => shownColumns(shown, intl, locale), [shown, intl, locale]);
  const { result, refused } = shown.rows ?? {};
  const rows = result?.rows ?? [];
  const fitting = fittingChart(columns, rows);
  const isOwnSql = shown.question === '';
  const [chosen, setView] = useState<ResultView>('table');
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    // Who runs SQL, or asks for sample rows, wants to see rows.
    if (isOwnSql) setView('table');
  }
  const offered = (['table', 'chart', 'sql', 'origins'] as const).filter(
    (each) => (each !== 'chart' || fitting !== undefined) && (result || each === 'sql'),
  );

  // What was chosen holds for the next answer too, where it has that view.
  const view = offered.includes(chosen) ? chosen : result ? 'table' : 'sql';

  const save = async (format: 'csv' | 'xlsx') => {
    try {
      const files = await import(/* webpackChunkName: "textToSql-export" */ './exportRows');
      const table = { columns, rows };
      const file = format === 'csv' ? files.csvFile(table) : await files.workbookFile(table);
      saveFile(file, `answer.${format}`);
    } catch {
      dispatch(toastShown({ intent: 'error', text: { id: 'ask.export.failed' } }));
    }
  };
  const [only] = rows;
  // A sum over no rows is one row without a figure.
  const isNothing = rows.length === 0 || (rows.length === 1 && !isOwnSql && hasNoFigure(only));
  const [figure] = columns;
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <div
          className={styles.group}
          role="group"
          aria-label={intl.formatMessage({ id: 'ask.view' })}
        >
          {offered.map((each) => (
            <Button key={each} aria-pressed={view === each} onClick={() => setView(each)}>
              <FormattedMessage {...labels[each]} />
            </Button>
          ))}
        </div>
        {rows.length > 0 && (
          <div className={styles.group}>
            <Button onClick={() => void save('csv')}>
              <FormattedMessage id="ask.export.csv" />
            </Button>
            <Button onClick={() => void save('xlsx')}>
              <FormattedMessage id="ask.export.workbook" />
            </Button>
          </div>
        )}
      </div>
      {refused && (
        <p className={styles.error} role="alert">
          {refusalText(intl, refused)}
        </p>
      )}
      {(view === 'sql' || (isOwnSql && view === 'table')) && (
        <SqlPanel shown={shown} isBusy={isBusy} onRun={onRun} />
      )}
      {view === 'chart' && fitting && (
        <ResultChart columns={columns} rows={rows} fitting={fitting} />
      )}
      {view === 'origins' && (
        <>
          <ColumnOrigins sql={shown.sql} columns={columns} />
          <div className={styles.group}>
            <LineageButton sql={shown.sql} title={shown.question} />
          </div>
        </>
      )}
      {result && (view === 'table' || (isOwnSql && view === 'sql')) && (
        <div className={styles.answer} data-answer="">
          {isNothing ? (
            <EmptyState>
              <FormattedMessage id="ask.rows.none" />
            </EmptyState>
          ) : rows.length === 1 && columns.length === 1 && only && figure ? (
            <p className={styles.single}>
              {figure.head}
              <strong>{figure.format(only[0] ?? null)}</strong>
            </p>
          ) : (
            <ResultTable columns={columns} rows={rows} />
          )}
          {rows.length > 1 && (
            <p className={styles.note}>
              <FormattedMessage
                id={result.isTruncated ? 'ask.rows.truncated' : 'ask.rows.count'}
                values={{ count: rows.length }}
              />
            </p>
          )}
        </div>
      )}
    </div>
  );
}
