/** What has changed on a page, and when: its history in words. */
import { LOCALES, languageTag, type Locale } from '../../src/domain/locale';
import { withCitations } from './citations';
import { escape } from './markup';
import { withoutBreaks } from './whole';
import { changes, wordsOf } from './words';

/** `*` stands for every page. The newest change is the first. */
export type Change = { date: string; pages: string[] } & Record<Locale, string>;

const changesOf = (section: string): Change[] =>
  changes().filter(({ pages }) => pages.includes('*') || pages.includes(section));

/** The history of a page, to be opened at its end. */
export function changeLog(section: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const items = changesOf(section).map((change) => {
    const day = `<time datetime="${change.date}">${format.format(new Date(change.date))}</time>`;
    const text = withoutBreaks(withCitations(change[locale], locale), locale);
    return `<li>${day} ${escape(text)}</li>`;
  });
  return `<details data-changes><summary>${escape(wordsOf(locale).changes)}</summary><ul>${items.join('')}</ul></details>`;
}

/** What is wrong with the history: a page that is not there, a date out of order, a language left out. */
export function changeProblems(sections: ReadonlySet<string>): string[] {
  return changes().flatMap(({ date, pages, ...texts }, index, all) => [
    ...pages
      .filter((page) => page !== '*' && !sections.has(page))
      .map((page) => `changes: ${page} is not there`),
    ...(/^\d{4}-\d\d-\d\d$/.test(date) && date <= (all[index - 1]?.date ?? date)
      ? []
      : [`changes: ${date} is out of order`]),
    ...LOCALES.filter((locale) => !texts[locale]).map(
      (locale) => `changes: ${date} lacks ${locale}`,
    ),
  ]);
}
