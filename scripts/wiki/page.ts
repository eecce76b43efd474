/** One page of the wiki, from its Markdown to data. */
import type { Token } from 'marked';
import type { Locale } from '../../src/domain/locale';
import type { WikiPage, WikiPassage } from '../../src/domain/wiki';
import { splitSource } from './frontMatter';
import { parseBody, plain } from './markdown';

/** Throws on anything in the source that a page cannot hold. */
export function compilePage(source: string, locale: Locale): WikiPage {
  const { head, body } = splitSource(source);
  const { html, headings } = parseBody(body, locale);
  return { ...head, contents: headings, html };
}

const HEADING_ID = /\s*\{#([a-z0-9-]+)\}\s*$/;

/** What stands between the headings of a page, as plain text; the first passage is the summary and what stands above the first heading. */
export function passagesOf(path: string, source: string, locale: Locale): WikiPassage[] {
  const { head, body } = splitSource(source);
  const { tokens, diagrams } = parseBody(body, locale);
  const passages: WikiPassage[] = [{ path, page: head.heading, anchor: '', heading: '', text: head.summary }];
  const drawings = diagrams.values();
  const wordsOf = (token: Token): string => {
    if (token.type !== 'code') return plain([token]);
    const { value } = drawings.next();
    return value ? `${value.title}. ${value.alt}` : '';
  };
  for (const token of tokens) {
    if (token.type === 'heading') {
      const text = plain(token.tokens ?? []);
      passages.push({
        path,
        page: head.heading,
        anchor: HEADING_ID.exec(text)?.[1] ?? '',
        heading: text.replace(HEADING_ID, ''),
        text: '',
      });
      continue;
    }
    const passage = passages.at(-1);
    if (passage) passage.text = `${passage.text}\n${wordsOf(token)}`.replace(/\s*\n\s*/g, '\n').trim();
  }
  return passages;
}
