import { FormattedMessage, useIntl } from 'react-intl';
import type { ColumnChange, ColumnDifference } from '@/domain/lineage';
import { EmptyState, Table } from '@/ui';
import styles from './Results.module.css';

const changes = {
  added: { id: 'lineage.change.added' },
  removed: { id: 'lineage.change.removed' },
  sources: { id: 'lineage.change.sources' },
  expression: { id: 'lineage.change.expression' },
} as const satisfies Record<ColumnChange, { id: string }>;

/** Two versions of a script, column by column. */
export function ComparisonList({ differences }: { differences: readonly ColumnDifference[] }) {
  const intl = useIntl();
  const side = ({ sources, expressions }: ColumnDifference['before']) => (
    <>
      {sources.map((source) => (
        <div key={source}>{source}</div>
      ))}
      {expressions.map((expression) => (
        <code key={expression} className={styles.code}>
          {expression}
        </code>
      ))}
    </>
  );
  const tableName = (table: string) =>
    table.startsWith('#')
      ? `${intl.formatMessage({ id: 'lineage.kind.result' })} ${table.slice(1)}`
      : table;
  if (differences.length === 0)
    return (
      <EmptyState live>
        <FormattedMessage id="lineage.same" />
      </EmptyState>
    );
  return (
    // It scrolls sideways on a narrow screen, by keys too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.list} tabIndex={0}>
      <Table
        label={intl.formatMessage({ id: 'lineage.view.comparison' })}
        rowHeads
        rows={differences}
        rowKey={({ table, column }) => `${table}.${column}`}
        columns={[
          {
            id: 'column',
            head: <FormattedMessage id="lineage.column.to" />,
            cell: ({ table, column }) => `${tableName(table)}.${column}`,
          },
          {
            id: 'change',
            head: <FormattedMessage id="lineage.column.change" />,
            cell: ({ change }) => (
              <span className={styles[change]}>
                <FormattedMessage {...changes[change]} />
              </span>
            ),
          },
          {
            id: 'before',
            head: <FormattedMessage id="lineage.column.before" />,
            cell: ({ before }) => side(before),
          },
          {
            id: 'after',
            head: <FormattedMessage id="lineage.column.after" />,
            cell: ({ after }) => side(after),
          },
        ]}
      />
    </div>
  );
}
