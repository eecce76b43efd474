import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { figureAt, type ReportTable } from '@/domain/closeReports';
import type { TableRow } from '@/domain/ifrs17/book';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { FigureTable, type FigureColumn } from '../shared/FigureTable';
import type { TableWords } from './useTableWords';

interface ReportTableViewProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
  hideTitle?: boolean;
  tools?: ReactNode;
  /** Stands in the first cell beside the row's name. */
  rowNote?: (row: TableRow) => ReactNode;
  /** Columns of texts after the first. */
  texts?: readonly FigureColumn<TableRow>[];
}

const totals = new Set([
  'total',
  'closing',
  'insuranceRevenue',
  'profit',
  'insuranceServiceResult',
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
}: ReportTableViewProps) {
  const intl = useIntl();
  const explain = useExplain();
  const title = words.title(table.id);
  const rowName = (row: TableRow) => words.row(table.id, row.id);
  const columns = table.columns.map((column, index): FigureColumn<TableRow> => {
    const head = words.column(table.id, column);
    return {
      id: column,
      head,
      value: ({ cells }) => cells[index]?.value ?? 0,
      align: 'end',
      explain(row) {
        const figure = figureAt(table, row, index);
        if (!figure || figure.cell.value === 0) return undefined;
        const name = [title, rowName(row), head].join(' · ');
        return () => explain({ close, of: { figure }, title: name });
      },
    };
  });
  return (
    <FigureTable
      title={title}
      {...(hideTitle !== undefined && { hideTitle })}
      columns={[
        {
          id: 'name',
          head: intl.formatMessage({ id: 'close.failure.figure' }),
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
