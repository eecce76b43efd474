/** That a page can be told from all others where only its title, its heading or its description shows: in a tab, a list of results, a link. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createIntl } from 'react-intl';
import type { Locale } from '../../../src/domain/locale';
import { sectionAt, type Term } from '../../../src/domain/wiki';
import { fullTitle, shortTitle } from '../../../src/features/wiki/titles';
import { type CheckedPage, required } from './page';
import { isTerm } from './wording';

const messages = path.resolve(import.meta.dirname, '../../../src/i18n/messages/gof');

/** Chapters on a model or a contract of their own, with its term: their pages deal with the same steps as those of other chapters. */
const SUBJECTS: Record<string, string> = { 5: 'paa', 6: 'vfa', 7: 'reinsurance-held' };

/** `pages` are all of one language. */
export function titleProblems(
  pages: CheckedPage[],
  glossary: Map<string, Term>,
  locale: Locale,
): string[] {
  const file = readFileSync(path.join(messages, `${locale}.json`), 'utf8');
  const intl = createIntl({ locale, messages: JSON.parse(file) as Record<string, string> });
  const known = new Map<string, string>();
  return pages.flatMap((page) => {
    const section = sectionAt(page.path);
    if (!section) return [];
    const { heading, summary } = page.head;
    const parts = { title: fullTitle(intl, section), heading, summary };
    const subject = glossary.get(SUBJECTS[page.path.slice(0, 1)] ?? '');
    const problems = Object.entries(parts).flatMap(([part, text]) => {
      const other = known.get(`${part} ${text}`);
      known.set(`${part} ${text}`, page.path);
      return [
        ...(other ? [`has the ${part} of ${other}`] : []),
        ...(subject && !isTerm(text, subject, locale)
          ? [`does not name its chapter in the ${part} ‘${text}’`]
          : []),
      ];
    });
    if (page.head.title !== shortTitle(intl, section))
      problems.push(`is called ‘${page.head.title}’, in the section tree otherwise`);
    return problems.map((problem) => `${page.path}.${locale}: ${problem}`);
  });
}

/** A part that all pages of a kind have is called the same in all of them. `pages` are all of one language. */
export function headingProblems(pages: CheckedPage[]): string[] {
  const known = new Map<string, string>();
  return pages.flatMap(({ path: section, locale, head, body }) =>
    body.headings
      .filter(({ id }) => required[head.kind].includes(id) && !/^issue-\d+$/.test(id))
      .flatMap(({ id, text }) => {
        // A chapter speaks of its sections, a section of its pages.
        const key = `${head.kind} ${section.includes('/')} ${id}`;
        const wanted = known.get(key) ?? text;
        known.set(key, wanted);
        return wanted === text
          ? []
          : [`${section}.${locale}: calls ‘${wanted}’ {#${id}} ‘${text}’`];
      }),
  );
}
