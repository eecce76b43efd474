import { wikiAddress } from '@/domain/wiki';
import passages from './handbook.json';

/** Passages of the handbook that deal with a paragraph of IFRS 17, by the paragraph without its parts: section path and heading. */
const byParagraph: Readonly<Record<string, string>> = passages;

/** Where the handbook deals with the first of some paragraphs (`44(c), B96-B98`); undefined for those of other standards. */
export function handbookAddress(paragraphs: string): string | undefined {
  for (const each of paragraphs.split(', ')) {
    const [, paragraph = ''] = /^([BC]?\d+[A-F]?)/.exec(each) ?? [];
    const [path, anchor] = byParagraph[paragraph]?.split('#') ?? [];
    if (path) return wikiAddress(path, anchor);
  }
  return undefined;
}
