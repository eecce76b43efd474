/** One page of the wiki, from its Markdown to data. */
import type { WikiPage } from '../../src/domain/wiki';
import { paragraphsIn, withCitations } from './citations';
import { localeOfFile } from './files';
import { splitSource } from './frontMatter';
import { parseBody } from './markdown';
import { withoutBreaks } from './whole';

/** `file` says the language. Throws on anything in the source that a page cannot hold. */
export function compilePage(source: string, file: string): WikiPage {
  const { head, body } = splitSource(source);
  const locale = localeOfFile(file);
  const { html, headings } = parseBody(body, locale);
  const heading = withoutBreaks(withCitations(head.heading, locale), locale);
  const summary = withoutBreaks(withCitations(head.summary, locale), locale);
  const paragraphs = head.paragraphs.map((paragraph) => paragraphsIn(locale, paragraph));
  return { ...head, heading, summary, paragraphs, contents: headings, html };
}
