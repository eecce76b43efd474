import { isLocale, languageTag, localeFromAcceptLanguage } from '@/domain/locale';

it.each([
  ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
  ['zh-Hant-TW', 'zh-tw'],
  ['fr-FR, zh-TW;q=0.5', 'zh-tw'],
  ['EN-gb', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('Accept-Language %s is read as %s', (header, locale) =>
  expect(localeFromAcceptLanguage(header)).toBe(locale),
);

it('knows its three languages and nothing else', () => {
  expect(['en', 'ko', 'zh-tw', 'zh-TW', 'constructor', null].map(isLocale)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(languageTag('zh-tw')).toBe('zh-TW');
});
