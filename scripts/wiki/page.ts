/** One page of the wiki, from its Markdown to data. */
import type { Locale } from '../../src/domain/locale';
import type { WikiPage } from '../../src/domain/wiki';
import { splitSource } from './frontMatter';
import { parseBody } from './markdown';

/** Throws on anything in the source that a page cannot hold. */
export function compilePage(source: string, locale: Locale): WikiPage {
  const { head, body } = splitSource(source);
  const { html, headings } = parseBody(body, locale);
  return { ...head, contents: headings, html };
}
