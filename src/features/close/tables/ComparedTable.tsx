import { useMemo } from 'react';
import { comparedColumn, comparedParts, type ReportTable } from '@/domain/closeReports';
import { ReportTableView, type ReportTableViewProps } from './ReportTableView';
import type { TableWords } from './useTableWords';

interface ComparedTableProps extends ReportTableViewProps {
  /** What comparatives are of; absent where there are none. */
  comparative: string | undefined;
}

/** A table of the engine with its comparatives: beside each column, or below the table where it is wide. */
export function ComparedTable({ comparative, table, words, ...rest }: ComparedTableProps) {
  const named = useMemo(() => besideWords(words, comparative), [words, comparative]);
  const [own, below] = comparedParts<ReportTable>(table);
  return (
    <>
      <ReportTableView {...rest} table={own} words={below ? words : named.beside} />
      {below && <ReportTableView {...rest} table={below} words={named.below} texts={[]} />}
    </>
  );
}

/** Columns of comparatives bear the name of the column that they are of, and it or its table says of when. */
function besideWords(words: TableWords, of = ''): { beside: TableWords; below: TableWords } {
  const named = (table: string, column: string, isSaid: boolean) => {
    const name = words.column(table, comparedColumn(column) ?? column);
    return isSaid && comparedColumn(column) !== undefined ? `${name} · ${of}` : name;
  };
  return {
    beside: { ...words, column: (table, column) => named(table, column, true) },
    below: {
      ...words,
      title: (table) => `${words.title(table)} · ${of}`,
      column: (table, column) => named(table, column, false),
    },
  };
}
