import { figureAt, type ReportTable } from '@/domain/closeReports';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { BarCard } from '../tables/BarCard';
import type { BarRow } from '../tables/BarRows';
import type { TableWords } from '../tables/useTableWords';

interface CsmStepsProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
}

const isBalance = (id: string) => id === 'opening' || id === 'closing';

/** The CSM from opening to closing as a waterfall; steps that moved nothing are left out. */
export function CsmSteps({ close, table, words }: CsmStepsProps) {
  const explain = useExplain();
  const rows: BarRow[] = [];
  let reached = 0;
  for (const row of table.rows) {
    const figure = figureAt(table, row, 0);
    const amount = figure?.cell.value ?? 0;
    if (!figure || (amount === 0 && !isBalance(row.id))) continue;
    const name = words.row(table.id, row.id);
    const from = isBalance(row.id) ? 0 : reached;
    reached = isBalance(row.id) ? amount : reached + amount;
    rows.push({
      id: row.id,
      name,
      from,
      to: reached,
      amount,
      tone: isBalance(row.id) ? 'balance' : amount > 0 ? 'up' : 'down',
      onExplain: amount === 0 ? undefined : () => explain({ close, of: { figure }, title: name }),
    });
  }
  return <BarCard title={words.title(table.id)} rows={rows} />;
}
