import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Term } from '../../src/domain/wiki';
import type words from '../../src/content/wiki/words.json';
import type { Locale } from '../../src/domain/locale';
import type { Change } from './changes';
import { folder } from './files';

const read = <Content>(name: string) =>
  JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Content;

/** What the build itself says in a page. */
export function wordsOf(locale: Locale): (typeof words)[Locale] {
  return read<typeof words>('words.json')[locale];
}

/** Words of the mainland and of Hong Kong, each with Taiwan's. */
export const mainlandWords = () => read<string[][]>('mainland.json');

/** The terms by id; read anew for each page, so that the development server sees a change. */
export function glossary(): Map<string, Term> {
  return new Map(read<Term[]>('glossary.json').map((term) => [term.id, term]));
}

export const changes = () => read<Change[]>('changes.json');
