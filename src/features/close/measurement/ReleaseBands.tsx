import { comparedColumn, figureAt, type ReportTable } from '@/domain/closeReports';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { BarCard } from '../tables/BarCard';
import type { TableWords } from '../tables/useTableWords';

interface ReleaseBandsProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
}

/** 109: when the CSM of contracts issued is expected to be recognised, by band of years. */
export function ReleaseBands({ close, table, words }: ReleaseBandsProps) {
  const explain = useExplain();
  const row = table.rows.find(({ id }) => id === 'issued');
  if (!row) return null;
  const bars = table.columns.flatMap((column, index) => {
    const figure = figureAt(table, row, index);
    const amount = figure?.cell.value ?? 0;
    const isBand = column !== 'total' && comparedColumn(column) === undefined;
    if (!figure || amount === 0 || !isBand) return [];
    const name = words.column(table.id, column);
    const onExplain = () => explain({ close, of: { figure }, title: name });
    return [{ id: column, name, from: 0, to: amount, amount, tone: 'up', onExplain } as const];
  });
  return bars.length === 0 ? null : <BarCard title={words.title(table.id)} rows={bars} />;
}
