import { wholeHtml, withoutBreaks } from '../../scripts/wiki/whole';

const shown = (html: string) =>
  html.replaceAll('\u00a0', '~').replace(/<span data-nowrap>(.*?)<\/span>/g, '{$1}');

describe('where a line of the handbook must not end', () => {
  it.each([
    ['en', 'IFRS 17 and IAS 8', 'IFRS~17 and IAS~8'],
    ['en', '(IFRS 17.44(c), B96-B100)', '(IFRS~17.44(c), {B96-B100})'],
    ['en', 'IFRS 17.B72(b)-(c) and 17.32-52', 'IFRS~17.{B72(b)-(c)} and {17.32-52}'],
    ['en', 'reviewed 2026-11-21, well-known', 'reviewed 2026-11-21, well-known'],
    ['ko', '제1조(목적)은 K-IFRS 1117', '제1조(목적{)은} K-IFRS~1117'],
    ['ko', '“이용자”란 「개인정보 보호법」에서', '“이용자{”란} 「개인정보 보호법{」에서}'],
    ['zh-tw', '第 2 年與 2026 年 12 月，IFRS 17 之', '第~2~年與 2026~年 12~月，IFRS~17 之'],
  ] as const)('%s: %s', (locale, text, held) => {
    expect(shown(wholeHtml(text, locale))).toBe(held);
  });

  it('adds no element to plain text', () => {
    expect(withoutBreaks('IFRS 17.32-52(목적)은', 'ko')).toBe('IFRS\u00a017.32-52(목적)은');
  });
});
