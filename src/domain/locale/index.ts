/** The interface languages (source §1), in the order in which a choice lists them. */
export const LOCALES = ['en', 'ko', 'zh-tw'] as const;
export type Locale = (typeof LOCALES)[number];

/** ST-LOC: the language where none is stored. */
export const DEFAULT_LOCALE: Locale = 'en';

/** The cookie that keeps the reader's choice; the server reads it to send the page in that language. */
export const LOCALE_COOKIE = 'dif17-locale';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The interface language for the first language of an Accept-Language header that we have; English where there is none. */
export function localeFromAcceptLanguage(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    if (tag.startsWith('ko')) return 'ko';
    if (tag.startsWith('zh')) return 'zh-tw';
    if (tag.startsWith('en')) return 'en';
  }
  return DEFAULT_LOCALE;
}

/** The tag for `lang` attributes and Intl: BCP 47. */
export function languageTag(locale: Locale): string {
  return locale === 'zh-tw' ? 'zh-TW' : locale;
}
