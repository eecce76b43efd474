import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, classes, Table, type TableColumn } from '@/ui';
import { Amount } from './Amount';
import { ExportMenu } from './ExportMenu';
import styles from './FigureTable.module.css';

export interface FigureColumn<Row> {
  id: string;
  head: string;
  /** What is exported, and shown where there is no `cell`: a number is an amount of currency. */
  value: (row: Row) => string | number | null;
  cell?: (row: Row) => ReactNode;
  /** Opens how an amount was computed. */
  explain?: (row: Row) => (() => void) | undefined;
  /** Texts begin, figures end; a figure that is no amount says so. */
  align?: 'end';
  /** Its texts are long: they are given room. */
  isLong?: boolean;
  foot?: number;
  explainFoot?: () => void;
}

interface FigureTableProps<Row> {
  title: string;
  /** Where a heading above says it already, the title is only read out. */
  hideTitle?: boolean;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  /** So many rows are drawn until all are asked for; the file holds them all. */
  firstRows?: number | undefined;
  rowKey: (row: Row, index: number) => string | number;
  /** Sums within the table stand out. */
  isTotal?: (row: Row) => boolean;
  /** Beside the export. */
  tools?: ReactNode;
}

/** A table of figures with its export. It scrolls by itself where it is wider than the page. */
export function FigureTable<Row>({
  title,
  hideTitle = false,
  columns,
  rows,
  firstRows,
  rowKey,
  isTotal,
  tools,
}: FigureTableProps<Row>) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const drawn = showsAll ? rows : rows.slice(0, firstRows);
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  const isFigure = ({ align, value, foot }: FigureColumn<Row>) =>
    align === 'end' ||
    foot !== undefined ||
    (rows.length > 0 && rows.every((row) => typeof value(row) !== 'string'));
  const shown = columns.map((column, index): TableColumn<Row> => ({
    id: column.id,
    head: column.head,
    cell: (row) => {
      if (column.cell) return column.cell(row);
      const value = column.value(row);
      return typeof value === 'number' ? (
        <Amount value={value} onExplain={column.explain?.(row)} />
      ) : (
        value
      );
    },
    ...(hasFoot && index === 0 && { foot: intl.formatMessage({ id: 'close.line.total' }) }),
    ...(column.foot !== undefined && {
      foot: <Amount value={column.foot} onExplain={column.explainFoot} />,
    }),
    ...(isFigure(column) && { align: 'end' as const }),
    ...(column.isLong && { className: styles.long }),
  }));
  return (
    <div className={styles.figure}>
      <div className={styles.head}>
        {!hideTitle && <h2>{title}</h2>}
        <div className={styles.tools}>
          {tools}
          <ExportMenu
            table={() => ({
              title,
              heads: columns.map(({ head }) => head),
              rows: rows.map((row) => columns.map(({ value }) => value(row))),
            })}
          />
        </div>
      </div>
      {/* What scrolls must be reached by the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
        <Table
          label={title}
          columns={shown}
          rows={drawn}
          rowKey={rowKey}
          rowHeads
          rowClassName={(row) => classes(isTotal?.(row) && styles.total)}
          className={styles.table}
        />
      </div>
      {drawn.length < rows.length && (
        <Button className={styles.all} onClick={() => setShowsAll(true)}>
          <FormattedMessage id="close.showAllRows" values={{ count: rows.length }} />
        </Button>
      )}
    </div>
  );
}
