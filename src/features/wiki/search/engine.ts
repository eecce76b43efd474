import MiniSearch, { type Options } from 'minisearch';
import type { Locale } from '@/domain/locale';
import {
  citing,
  expansionsOf,
  inTaiwan,
  isTerm,
  type SimplifiedChinese,
  paragraphTerms,
  type Term,
  termsIn,
  tokensOf,
  type WikiPassage,
} from '@/domain/wiki';
import { makeRank } from './rank';

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

type Document = WikiPassage & { id: number };

const termsOf = (text: string) => tokensOf(text).map(({ term }) => term);
const isLatin = (term: string) => /^[a-z]/.test(term);

const options: Options<Document> = {
  idField: 'id',
  fields: ['page', 'heading', 'trail', 'text', 'sisters', 'paragraphs'],
  extractField: (document, field) =>
    field === 'paragraphs'
      ? paragraphTerms(document.paragraphs ?? []).join(' ')
      : document[field as 'id' | 'text'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { page: 1.5, heading: 2.5, trail: 1.5, text: 1, sisters: 1, paragraphs: 2 },
    combineWith: 'OR',
  },
};

/** What the other passages of a page add to its best one: a page that speaks of the matter throughout stands before one that names it. */
const OTHER_PASSAGES_WEIGHT = 0.1;

/** How much of a word that stands nowhere may be misspelt. */
const MAX_MISSPELT_SHARE = 0.25;

/** How many passages are put into the index before the browser may do something else. */
const PASSAGES_PER_CHUNK = 15;

interface Content {
  passages: readonly WikiPassage[];
  glossary: readonly Term[];
  simplifiedChinese: SimplifiedChinese;
}

/** An index over passages and terms. Built in steps, so that the page goes on answering. */
export async function makeEngine(
  { passages, glossary, simplifiedChinese }: Content,
  locale: Locale,
): Promise<Engine> {
  const index = new MiniSearch<Document>(options);
  const documents = passages.map((passage, id) => ({ ...passage, id }));
  await index.addAllAsync(documents, { chunkSize: PASSAGES_PER_CHUNK });
  const rank = makeRank();

  /** A question with its English words as the pages spell them. */
  const spelt = (question: string) =>
    question.replace(/[a-z]{5,}/gi, (word) => {
      const [term = ''] = termsOf(word);
      if (!term || index.search(term, { prefix: true }).length > 0) return word;
      return index.search(term, { fuzzy: MAX_MISSPELT_SHARE })[0]?.terms[0] ?? word;
    });

  function find(typed: string, limit = 8): Found[] {
    const said = spelt(inTaiwan(typed, simplifiedChinese));
    const question = citing(said);
    const asked = termsOf(question);
    if (asked.length === 0) return [];
    const last = asked.at(-1);
    const expansions = expansionsOf(question, glossary, locale);
    const results = index.search(
      {
        combineWith: 'OR',
        queries: [question, ...expansions],
      },
      {
        // The last word may not be finished yet.
        prefix: (term) => term === last && isLatin(term) && term.length > 2,
        fuzzy: (term) => (isLatin(term) && term.length > 5 ? 0.15 : false),
        weights: { prefix: 0.5, fuzzy: 0.3 },
      },
    );
    const places = results.flatMap(({ id, match, score }) => {
      const passage = passages[id as number];
      return passage ? [{ passage, terms: new Set(Object.keys(match)), score }] : [];
    });
    const pages = new Map<string, Found & { score: number }>();
    // Who names a thing or a paragraph and asks nothing of it wants to know what it is.
    const isName =
      isTerm(question, glossary) ||
      asked.length < (/\s/.test(said.trim()) ? 3 : 4) ||
      question !== said;
    const rows = isName ? [question, ...expansions] : [question];
    for (const place of rank(places, rows, isName)) {
      const page = pages.get(place.passage.path);
      // The best passage of a page comes first.
      if (page) page.score += place.score * OTHER_PASSAGES_WEIGHT;
      else pages.set(place.passage.path, place);
    }
    return [...pages.values()].sort((a, b) => b.score - a.score).slice(0, limit);
  }
  return {
    find,
    terms: (question) => termsIn(spelt(inTaiwan(question, simplifiedChinese)), glossary),
  };
}
