import { FormattedMessage } from 'react-intl';
import { figureAt, type ReportTable } from '@/domain/closeReports';
import type { LoadedClose } from '../engine';
import { useExplain } from '../explain';
import { BarCard } from '../tables/BarCard';
import type { BarRow } from '../tables/BarRows';
import { ComparedTable } from '../tables/ComparedTable';
import type { TableWords } from '../tables/useTableWords';

interface AssumptionEffectsProps {
  close: LoadedClose;
  table: ReportTable;
  words: TableWords;
  comparative: string | undefined;
}

/** What changed estimates did to CSM and loss component, assumption by assumption, each on top of those above it. */
export function AssumptionEffects({ close, table, words, comparative }: AssumptionEffectsProps) {
  const explain = useExplain();
  const column = table.columns.indexOf('margin');
  const bars: BarRow[] = [];
  let reached = 0;
  for (const row of table.rows) {
    const figure = figureAt(table, row, column);
    const amount = figure?.cell.value ?? 0;
    if (!figure || amount === 0) continue;
    const isTotal = row.id === 'total';
    const name = words.row(table.id, row.id);
    const from = isTotal ? 0 : reached;
    reached = from + amount;
    bars.push({
      id: row.id,
      name,
      from,
      to: reached,
      amount,
      tone: isTotal ? 'balance' : amount > 0 ? 'up' : 'down',
      onExplain: () => explain({ close, of: { figure }, title: name }),
    });
  }
  return (
    <>
      <p>
        <FormattedMessage id="close.measurement.attributionOrder" />
      </p>
      {bars.length > 0 && <BarCard title={words.column(table.id, 'margin')} rows={bars} />}
      <ComparedTable {...{ close, table, words, comparative }} />
    </>
  );
}
