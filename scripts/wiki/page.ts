/** One page of the wiki, from its Markdown to data. */
import type { WikiPage } from '../../src/domain/wiki';
import { localeOfFile } from './files';
import { splitSource } from './frontMatter';
import { parseBody } from './markdown';

/** `file` says the language. Throws on anything in the source that a page cannot hold. */
export function compilePage(source: string, file: string): WikiPage {
  const { head, body } = splitSource(source);
  const { html, headings } = parseBody(body, localeOfFile(file));
  return { ...head, contents: headings, html };
}
