import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Locale } from '@/domain/locale';
import { expansionsOf, type Term, termsIn, tokensOf, type WikiPassage } from '@/domain/wiki';

/** A page that answers a question, at its best passage. */
export interface Found {
  passage: WikiPassage;
  /** Terms of the index that were found in it. */
  terms: ReadonlySet<string>;
}

export interface Engine {
  /** The best pages first; empty for a question without words. */
  find: (question: string, limit?: number) => Found[];
  /** Terms of the glossary that the question holds, in whatever language. */
  terms: (question: string) => Term[];
}

const termsOf = (text: string) => tokensOf(text).map(({ term }) => term);
const isLatin = (term: string) => /^[a-z]/.test(term);

const options = {
  idField: 'id',
  fields: ['page', 'heading', 'trail', 'text', 'sisters'],
  tokenize: termsOf,
  processTerm: (term: string) => term,
  searchOptions: {
    boost: { page: 1.5, heading: 2.5, trail: 1.5, text: 1, sisters: 1 },
    combineWith: 'OR',
  },
} as const;

/** What the other passages of a page add to its best one: a page that speaks of the matter throughout stands before one that names it. */
const REST = 0.1;

/** How many passages are put into the index before the browser may do something else. */
const CHUNK = 15;

/** An index over passages and terms. Built in steps, so that the page goes on answering. */
export async function makeEngine(passages: readonly WikiPassage[], glossary: readonly Term[], locale: Locale): Promise<Engine> {
  const index = new MiniSearch<AsPlainObject & { id: number }>({ ...options, fields: [...options.fields] });
  const documents = passages.map((passage, id) => ({ ...passage, id }));
  await index.addAllAsync(documents as never[], { chunkSize: CHUNK });

  function find(question: string, limit = 8): Found[] {
    if (termsOf(question).length === 0) return [];
    const asked = termsOf(question);
    const last = asked.at(-1);
    const results = index.search(
      {
        combineWith: 'OR',
        queries: [question, ...expansionsOf(question, glossary, locale)],
      },
      {
        // The last word may not be finished yet.
        prefix: (term) => term === last && isLatin(term) && term.length > 2,
        fuzzy: (term) => (isLatin(term) && term.length > 5 ? 0.15 : false),
        weights: { prefix: 0.5, fuzzy: 0.3 },
      },
    );
    const pages = new Map<string, Found & { score: number }>();
    for (const { id, match, score } of results) {
      const passage = passages[id as number];
      if (!passage) continue;
      const page = pages.get(passage.path);
      // The results come best first.
      if (page) page.score += score * REST;
      else pages.set(passage.path, { passage, terms: new Set(Object.keys(match)), score });
    }
    return [...pages.values()].sort((a, b) => b.score - a.score).slice(0, limit);
  }
  return { find, terms: (question) => termsIn(question, glossary) };
}
