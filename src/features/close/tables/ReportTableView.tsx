import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { comparedColumn, figureAt, type ReportTable } from '@/domain/closeReports';
import { columnKind, type TableRow } from '@/domain/ifrs17/book';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { Amount } from '../shared/tables/Amount';
import { isNil } from '../shared/tables/amounts';
import { ExplainButton } from '../shared/tables/ExplainButton';
import { FigureTable, type FigureColumn } from '../shared/tables/FigureTable';
import type { TableWords } from './useTableWords';
import styles from './Tables.module.css';

export interface ReportTableViewProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
  hideTitle?: boolean;
  /** So many rows are drawn until all are asked for. */
  firstRows?: number;
  tools?: ReactNode;
  /** Stands in the first cell beside the row's name. */
  rowNote?: (row: TableRow) => ReactNode;
  /** Columns of texts after the first. */
  texts?: readonly FigureColumn<TableRow>[];
  /** What stands behind a number, by its name: table, row and column. */
  mark?: (figure: string) => ReactNode;
}

const totals = new Set([
  'total',
  'closing',
  'insuranceRevenue',
  'profit',
  'insuranceServiceResult',
  'netFinanceResult',
  'otherComprehensiveIncome',
  'totalComprehensiveIncome',
]);

/** A table of the engine in the reader's words; each of its numbers opens how it was computed. */
export function ReportTableView({
  close,
  table,
  words,
  hideTitle,
  firstRows,
  tools,
  rowNote,
  texts = [],
  mark,
}: ReportTableViewProps) {
  const intl = useIntl();
  const explain = useExplain();
  const title = words.title(table.id);
  const rowName = (row: TableRow) => words.row(table.id, row.id);
  const columns = table.columns.map((column, index): FigureColumn<TableRow> => {
    const head = words.column(table.id, column);
    const onExplain = (row: TableRow) => {
      const figure = figureAt(table, row, index);
      if (!figure || isNil(figure.cell.value)) return undefined;
      const name = [title, rowName(row), head].join(' · ');
      return () => explain({ close, of: { figure }, title: name });
    };
    const value = ({ cells }: TableRow) => cells[index]?.value ?? 0;
    const kind = columnKind(table.id, comparedColumn(column) ?? column);
    return {
      id: column,
      head,
      value,
      align: 'end',
      cell: (row) => (
        <span className={styles.marked}>
          {kind === 'amount' ? (
            <Amount value={value(row)} onExplain={onExplain(row)} />
          ) : (
            <Quantity kind={kind} value={value(row)} onExplain={onExplain(row)} />
          )}
          {mark?.([table.id, row.id, column].join('.'))}
        </span>
      ),
    };
  });
  return (
    <FigureTable
      title={title}
      {...(hideTitle !== undefined && { hideTitle })}
      columns={[
        {
          id: 'name',
          head: intl.formatMessage({ id: 'close.workbook.head.name' }),
          value: rowName,
          ...(rowNote && {
            cell: (row: TableRow) => (
              <>
                {rowName(row)}
                {rowNote(row)}
              </>
            ),
          }),
        },
        ...texts,
        ...columns,
      ]}
      rows={table.rows}
      firstRows={firstRows}
      rowKey={({ id }) => id}
      isTotal={({ id }) => totals.has(id)}
      tools={tools}
    />
  );
}

interface QuantityProps {
  kind: 'rate' | 'count';
  value: number;
  onExplain: (() => void) | undefined;
}

/** A rate or a count is no amount of currency. */
function Quantity({ kind, value, onExplain }: QuantityProps) {
  const intl = useIntl();
  const rate = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const text = intl.formatNumber(value, kind === 'rate' ? rate : {});
  return onExplain ? <ExplainButton onExplain={onExplain}>{text}</ExplainButton> : text;
}
