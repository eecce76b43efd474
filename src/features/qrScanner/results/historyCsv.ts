import { printCsv } from '@/domain/grid';
import type { HistoryEntry } from '@/store';

export function historyCsv(
  head: string[],
  entries: HistoryEntry[],
  kindOf: (entry: HistoryEntry) => string,
): string {
  const rows = entries.map((entry) => [
    new Date(entry.at).toISOString(),
    kindOf(entry),
    entry.format,
    entry.text ?? '',
  ]);
  return printCsv([head, ...rows]);
}
