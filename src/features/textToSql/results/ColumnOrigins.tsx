import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ColumnEdge } from '@/domain/lineage';
import { views } from '@/domain/questions';
import { useLocale } from '@/store';
import { Pending, Table } from '@/ui';
import type { ShownColumn } from './columns';
import styles from './ResultPanel.module.css';

/** Which columns a table has. */
type Columns = Readonly<Record<string, readonly string[]>>;

const columnsOfViews: Columns = Object.fromEntries(
  views.map(({ name, columns }) => [name, columns.map((column) => column.name)]),
);

const placeOf = (index: number) => `column_${index}`;

/** Which columns of the views a query's columns are made of, by their places: PostgreSQL names what has no alias in a way of its own. The resolver comes when it is asked for. */
function useOrigins(
  sql: string,
  count: number,
  tables: Columns,
): readonly ColumnEdge[] | undefined {
  const [origins, setOrigins] = useState<readonly ColumnEdge[]>();
  useEffect(() => {
    let isCurrent = true;
    void import(/* webpackChunkName: "textToSql-lineage" */ '@/domain/lineage').then((lineage) => {
      const places = Array.from({ length: count }, (_, index) => placeOf(index)).join(', ');
      const graph = lineage.lineageOf(`CREATE TABLE answer (${places}) AS ${sql}`, {
        dialect: 'postgres',
        metadata: tables,
      });
      if (isCurrent) setOrigins(lineage.columnEnds(graph));
    });
    return () => {
      isCurrent = false;
    };
  }, [sql, count, tables]);
  return origins;
}

interface ColumnOriginsProps {
  sql: string;
  columns: readonly Pick<ShownColumn, 'head'>[];
  tables?: Columns;
}

/** Column by column: what it is made of, and what that means. */
export function ColumnOrigins({ sql, columns, tables = columnsOfViews }: ColumnOriginsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const origins = useOrigins(sql, columns.length, tables);
  if (!origins)
    return (
      <Pending>
        <FormattedMessage id="shell.busy" />
      </Pending>
    );
  const meaning = (table: string | null, name: string) => {
    const view = views.find((each) => each.name === table);
    const column = view?.columns.find((each) => each.name === name);
    return view && column ? `${view.label[locale]}: ${column.label[locale]}` : name;
  };
  const rows = columns.map(({ head }, index) => ({
    head,
    sources: origins
      .filter(({ target }) => target.column === placeOf(index))
      .map(({ source }) => source),
  }));
  return (
    <div className={styles.origins}>
      <Table
        label={intl.formatMessage({ id: 'ask.view.origins' })}
        rows={rows}
        rowKey={(_, index) => index}
        rowHeads
        columns={[
          {
            id: 'column',
            head: intl.formatMessage({ id: 'ask.origin.column' }),
            cell: ({ head }) => head,
          },
          {
            id: 'from',
            head: intl.formatMessage({ id: 'ask.origin.from' }),
            cell: ({ sources }) =>
              sources.length === 0 ? (
                <FormattedMessage id="ask.origin.none" />
              ) : (
                sources.map(({ table, column }) => (
                  <div key={`${table}.${column}`}>
                    <code>{table === null ? column : `${table}.${column}`}</code>{' '}
                    {meaning(table, column)}
                  </div>
                ))
              ),
          },
        ]}
      />
    </div>
  );
}
