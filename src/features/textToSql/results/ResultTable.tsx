import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Table } from '@/ui';
import type { ShownColumn, Value } from './columns';
import styles from './ResultPanel.module.css';

const PAGE = 100;

interface ResultTableProps {
  columns: readonly ShownColumn[];
  rows: readonly (readonly Value[])[];
}

/** The rows, a hundred at first: no more stand in the page than somebody wants to see. */
export function ResultTable({ columns, rows }: ResultTableProps) {
  const intl = useIntl();
  const [count, setCount] = useState(PAGE);
  return (
    <>
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
          columns={columns.map(({ name, head, isNumber, format }, index) => ({
            id: name,
            head,
            cell: (row: readonly Value[]) => format(row[index] ?? null),
            ...(isNumber && { align: 'end' as const }),
          }))}
          rows={rows.slice(0, count)}
          rowKey={(_, index) => index}
        />
      </div>
      {rows.length > count && (
        <Button onClick={() => setCount(count + 5 * PAGE)}>
          <FormattedMessage id="ask.rows.more" values={{ count: rows.length - count }} />
        </Button>
      )}
    </>
  );
}
