import type { Locale } from '@/domain/locale';
import type { GridValues } from '@/domain/grid';

const fields: Record<Locale, string> = { en: 'nameEn', ko: 'nameKo', 'zh-tw': 'nameZhTw' };

/** A row's name in the reader's language; in another where that one is still missing. */
export function localName(values: GridValues, locale: Locale): string {
  const names = [fields[locale], 'nameEn', 'nameKo', 'nameZhTw'].map((field) => String(values[field] ?? '').trim());
  return names.find((name) => name !== '') ?? '';
}
