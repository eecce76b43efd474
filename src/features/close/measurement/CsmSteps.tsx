import { type Figure, figureAt, type ReportTable } from '@/domain/closeReports';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { BarCard } from '../tables/BarCard';
import type { BarRow } from '../tables/BarRows';
import type { TableWords } from '../tables/useTableWords';

interface CsmStepsProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
  comparative: string | undefined;
}

const isBalance = (id: string) => id === 'opening' || id === 'closing';

/** The CSM from opening to closing as a waterfall; steps that moved nothing are left out. */
export function CsmSteps({ close, table, words, comparative }: CsmStepsProps) {
  const explain = useExplain();
  const rows: BarRow[] = [];
  let reached = 0;
  for (const row of table.rows) {
    const figure = figureAt(table, row, 0);
    const compared = figureAt(table, row, 1);
    const amount = figure?.cell.value ?? 0;
    const before = compared?.cell.value ?? 0;
    if (!figure || (amount === 0 && before === 0 && !isBalance(row.id))) continue;
    const name = words.row(table.id, row.id);
    const explaining = (of: Figure | undefined) =>
      of && of.cell.value !== 0
        ? () => explain({ close, of: { figure: of }, title: name })
        : undefined;
    const from = isBalance(row.id) ? 0 : reached;
    reached = isBalance(row.id) ? amount : reached + amount;
    rows.push({
      id: row.id,
      name,
      from,
      to: reached,
      amount,
      tone: isBalance(row.id) ? 'balance' : amount > 0 ? 'up' : 'down',
      onExplain: explaining(figure),
      ...(compared && { beside: { amount: before, onExplain: explaining(compared) } }),
    });
  }
  return <BarCard title={words.title(table.id)} rows={rows} beside={comparative} />;
}
