/** What the search looks through: the pages of a language cut at their headings. */
import type { Token } from 'marked';
import { LOCALES, type Locale } from '../../src/domain/locale';
import { flattened, levelsOf, type WikiPassage } from '../../src/domain/wiki';
import { sourceOf } from './files';
import { splitSource } from './frontMatter';
import { parseBody, plain } from './markdown';

const HEADING_ID = /\s*\{#([a-z0-9-]+)\}\s*$/;
type Bare = Omit<WikiPassage, 'trail' | 'sisters'>;

/** By source: every language asks for every other, and the build makes two programs. */
const known = new Map<string, Bare[]>();

/** What stands between the headings of a page, as plain text; the first passage is the summary and what stands above the first heading. */
function passagesOf(path: string, source: string, locale: Locale): Bare[] {
  const before = known.get(source);
  if (before) return before;
  const { head, body } = splitSource(source);
  const { tokens, diagrams } = parseBody(body, locale);
  const passages: Bare[] = [
    {
      path,
      page: head.heading,
      anchor: '',
      heading: '',
      paragraphs: head.paragraphs,
      text: head.summary,
    },
  ];
  const drawings = diagrams.values();
  const wordsOf = (token: Token): string => {
    if (token.type !== 'code') return plain([token]);
    const { value } = drawings.next();
    return value ? `${value.title}. ${value.alt}` : '';
  };
  for (const token of tokens) {
    if (token.type === 'heading') {
      const text = plain('tokens' in token ? (token.tokens ?? []) : []);
      const anchor = HEADING_ID.exec(text)?.[1] ?? '';
      passages.push({
        path,
        page: head.heading,
        anchor,
        heading: text.replace(HEADING_ID, ''),
        text: '',
      });
      continue;
    }
    const passage = passages.at(-1);
    if (passage)
      passage.text = `${passage.text}\n${wordsOf(token)}`.replace(/\s*\n\s*/g, '\n').trim();
  }
  known.set(source, passages);
  return passages;
}

/** Every passage of a language, with the titles above its page and what it is called in the other languages. */
export function allPassages(locale: Locale): WikiPassage[] {
  const read = (language: Locale) =>
    new Map(
      flattened.map(({ path }) => [
        path,
        passagesOf(path, sourceOf(path, language) ?? '', language),
      ]),
    );
  const sisters = LOCALES.filter((other) => other !== locale).map(read);
  const titleOf = (path: string) => splitSource(sourceOf(path, locale) ?? '').head.title;
  return [...read(locale)].flatMap(([path, passages]) => {
    const trail = levelsOf(path).map(titleOf).join(' · ');
    return passages.map((passage, index) => {
      const same = sisters.map((pages) => pages.get(path)?.[index]);
      return {
        ...passage,
        trail,
        sisters: same.map((sister) => `${sister?.page ?? ''} ${sister?.heading ?? ''}`).join(' '),
      };
    });
  });
}
