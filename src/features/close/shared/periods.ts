import { languageTag, type Locale } from '@/domain/locale';

/** A close month as people write it: `Dec 2025`, `2025년 12월`. */
export function periodName(period: string, locale: Locale): string {
  const [year = 0, month = 1] = period.split('-').map(Number);
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(year, month - 1, 1));
}
