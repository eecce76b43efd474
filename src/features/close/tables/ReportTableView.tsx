import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { figureAt, type ReportTable } from '@/domain/closeReports';
import type { TableRow } from '@/domain/ifrs17/book';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { Amount } from '../shared/tables/Amount';
import { ExplainButton } from '../shared/tables/ExplainButton';
import { FigureTable, type FigureColumn } from '../shared/tables/FigureTable';
import type { TableWords } from './useTableWords';
import styles from './Tables.module.css';

export interface ReportTableViewProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
  hideTitle?: boolean;
  tools?: ReactNode;
  /** Stands in the first cell beside the row's name. */
  rowNote?: (row: TableRow) => ReactNode;
  /** Columns of texts after the first. */
  texts?: readonly FigureColumn<TableRow>[];
  /** Open comments by table, row and column. */
  marks?: ReadonlyMap<string, number>;
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
  tools,
  rowNote,
  texts = [],
  marks,
}: ReportTableViewProps) {
  const intl = useIntl();
  const explain = useExplain();
  const title = words.title(table.id);
  const rowName = (row: TableRow) => words.row(table.id, row.id);
  const columns = table.columns.map((column, index): FigureColumn<TableRow> => {
    const head = words.column(table.id, column);
    const onExplain = (row: TableRow) => {
      const figure = figureAt(table, row, index);
      if (!figure || figure.cell.value === 0) return undefined;
      const name = [title, rowName(row), head].join(' · ');
      return () => explain({ close, of: { figure }, title: name });
    };
    const value = ({ cells }: TableRow) => cells[index]?.value ?? 0;
    return {
      id: column,
      head,
      value,
      align: 'end',
      explain: onExplain,
      ...(table.id === 'yieldCurves' && {
        cell: (row: TableRow) => <Rate value={value(row)} onExplain={onExplain(row)} />,
      }),
      ...(marks &&
        table.id !== 'yieldCurves' && {
          cell: (row: TableRow) => (
            <>
              <Amount value={value(row)} onExplain={onExplain(row)} />
              <Mark count={marks.get([table.id, row.id, column].join('.')) ?? 0} />
            </>
          ),
        }),
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
      rowKey={({ id }) => id}
      isTotal={({ id }) => totals.has(id)}
      tools={tools}
    />
  );
}

/** A rate is no amount of currency. */
function Rate({ value, onExplain }: { value: number; onExplain: (() => void) | undefined }) {
  const intl = useIntl();
  const style = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const text = intl.formatNumber(value, style);
  return onExplain ? <ExplainButton onExplain={onExplain}>{text}</ExplainButton> : text;
}

/** Somebody has asked about the number. */
function Mark({ count }: { count: number }) {
  const intl = useIntl();
  if (count === 0) return null;
  const text = intl.formatMessage({ id: 'close.comments.mark' }, { count });
  return (
    <span className={styles.mark} role="img" aria-label={text} title={text}>
      {count}
    </span>
  );
}
