import { useIntl } from 'react-intl';
import { Table } from '@/ui';
import type { ShownColumn, Value } from './columns';
import { LongTable } from './LongTable';
import styles from './ResultPanel.module.css';

/** So many stand in the page as they are. */
const MAX_PLAIN_ROWS = 100;

interface ResultTableProps {
  columns: readonly ShownColumn[];
  rows: readonly (readonly Value[])[];
}

/** All rows of a result. */
export function ResultTable({ columns, rows }: ResultTableProps) {
  const intl = useIntl();
  if (rows.length > MAX_PLAIN_ROWS) return <LongTable columns={columns} rows={rows} />;
  return (
    <div
      className={styles.scroll}
      // Keyboards scroll what they can focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage({ id: 'ask.view.table' })}
    >
      <Table
        label={intl.formatMessage({ id: 'ask.rows' })}
        columns={columns.map(({ head, isNumber, format }, index) => ({
          id: index,
          head,
          cell: (row: readonly Value[]) => format(row[index] ?? null),
          ...(isNumber && { align: 'end' as const }),
        }))}
        rows={rows}
        rowKey={(_, index) => index}
      />
    </div>
  );
}
