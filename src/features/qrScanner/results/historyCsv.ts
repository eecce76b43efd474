import type { HistoryEntry } from '@/store';

/** What a spreadsheet would take for a formula is a text, written with full-width signs too. */
const cell = (text: string) => {
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
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
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
