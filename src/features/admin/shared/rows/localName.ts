import type { GridValues } from '@/domain/grid';
import type { Locale } from '@/domain/locale';

const endings: Record<Locale, string> = { en: 'En', ko: 'Ko', 'zh-tw': 'ZhTw' };

/** The fields that say the same in each language, the reader's own first: `localFields('name', 'ko')`. */
export function localFields(field: string, locale: Locale): string[] {
  return [...new Set([endings[locale], ...Object.values(endings)])].map((ending) => field + ending);
}

/** A row's name in the reader's language; in another where that one is still missing. */
export function localName(values: GridValues, locale: Locale): string {
  const names = localFields('name', locale).map((field) => String(values[field] ?? '').trim());
  return names.find((name) => name !== '') ?? '';
}
