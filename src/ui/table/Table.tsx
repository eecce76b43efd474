import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  id: string | number;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Below all rows, as their sum. */
  foot?: ReactNode;
  /** Figures stand at the end of their cells. */
  align?: 'end';
  className?: string;
}

interface TableProps<Row> {
  /** Its name, where no heading says what it shows. */
  label?: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  /** The first column names the rows. */
  rowHeads?: boolean;
  rowClassName?: (row: Row) => string | undefined;
  className?: string;
}

/** A table to be read. One that is edited or has very many rows is a `DataGrid`. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHeads = false,
  rowClassName,
  className,
}: TableProps<Row>) {
  const classOf = ({ align, className: own }: TableColumn<Row>) =>
    classes(align && styles[align], own) || undefined;
  const line = (content: (column: TableColumn<Row>) => ReactNode) =>
    columns.map((column, index) => {
      const Cell = rowHeads && index === 0 ? 'th' : 'td';
      return (
        <Cell key={column.id} scope={Cell === 'th' ? 'row' : undefined} className={classOf(column)}>
          {content(column)}
        </Cell>
      );
    });
  return (
    <table className={classes(styles.table, className)} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classOf(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} className={rowClassName?.(row)}>
            {line(({ cell }) => cell(row))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot>
          <tr>{line(({ foot }) => foot)}</tr>
        </tfoot>
      )}
    </table>
  );
}
