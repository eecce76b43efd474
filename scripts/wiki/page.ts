/** One page of the wiki, from its Markdown to data. */
import path from 'node:path';
import type { WikiPage } from '../../src/domain/wiki';
import { changeLog } from './changes';
import { paragraphsIn, withCitations } from './citations';
import { folder, localeOfFile } from './files';
import { splitSource } from './frontMatter';
import { parseBody } from './markdown';
import { withTakeAlong } from './takeAlong';
import { withoutBreaks } from './whole';
import { workedNumberProblems } from './workedNumbers';

/** `file` says section and language. Throws on anything in the source that a page cannot hold, and where it disagrees with the engine. */
export function compilePage(source: string, file: string): WikiPage {
  const { head, body } = splitSource(source);
  const locale = localeOfFile(file);
  const section = path.relative(folder, file).replace(`.${locale}.md`, '').replaceAll('\\', '/');
  const parsed = parseBody(body, locale);
  const problems = workedNumberProblems(section, parsed);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const heading = withoutBreaks(withCitations(head.heading, locale), locale);
  const summary = withoutBreaks(withCitations(head.summary, locale), locale);
  const paragraphs = head.paragraphs.map((paragraph) => paragraphsIn(locale, paragraph));
  const html = withTakeAlong(parsed.html, section, locale) + changeLog(section, locale);
  return { ...head, heading, summary, paragraphs, contents: parsed.headings, html };
}
