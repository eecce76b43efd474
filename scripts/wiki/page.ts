/** One page of the wiki, from its Markdown to data. */
import type { WikiPage } from '../../src/domain/wiki';
import { localeOfFile } from './files';
import { splitSource } from './frontMatter';
import { parseBody } from './markdown';
import { withoutBreaks } from './whole';

/** `file` says the language. Throws on anything in the source that a page cannot hold. */
export function compilePage(source: string, file: string): WikiPage {
  const { head, body } = splitSource(source);
  const locale = localeOfFile(file);
  const { html, headings } = parseBody(body, locale);
  const heading = withoutBreaks(head.heading, locale);
  const summary = withoutBreaks(head.summary, locale);
  return { ...head, heading, summary, contents: headings, html };
}
