import type { Locale } from '../../locale';
import type { Query } from './conflicts';
import { type Match, VOTING_MATCHES } from './evidence';
import type { Library } from '../library';
import { NOWHERE } from '../pageModel';
import weights from './weights.json';

/** What speaks for a page: scores and shares of its best match, of the matches beside it, and of the page as a whole. */
export type Signals = Readonly<Record<Exclude<keyof (typeof weights)['en'], 'bias'>, number>>;

/** The best match of a page. */
export interface Candidate {
  match: Match;
  signals: Signals;
}

/** At most so many pages are weighed against each other; further down no answer was ever found. */
const MAX_PAGES = 5;

/** No page is less likely. */
const MIN_GUESS = 1e-4;

/** The pages that may answer, the nearest first, with what speaks for them. */
export function candidatesFor(
  query: Query,
  matches: readonly Match[],
  library: Library,
): Candidate[] {
  const answers = matches.filter(({ entry }) => entry.blocks.length > 0);
  const outside = matches.find(({ entry }) => entry.blocks.length === 0)?.score ?? 0;
  const asked = library.words.weigh(query.words);
  const guess = library.guess(query);
  const voting = answers.slice(0, VOTING_MATCHES);
  const sum = (some: readonly Match[]) =>
    some.reduce((all, { score }) => all + Math.max(score, 0), 0);
  const pages = [...new Set(answers.map(({ entry }) => library.pageOf(entry)))].slice(0, MAX_PAGES);
  return pages.flatMap((page) => {
    const isHere = ({ entry }: Match) => library.pageOf(entry) === page;
    const [match] = answers.filter(isHere);
    if (page === undefined || !match) return [];
    const rival = answers.find((one) => !isHere(one));
    const held = [...query.words].filter((word) => library.isOnPage(word, page));
    const shared = [...query.words].filter((word) => match.entry.found.has(word));
    return {
      match,
      signals: {
        covered: match.covered,
        said: Math.min(library.words.weigh(shared) / Math.max(match.entry.weight, 0.01), 1),
        lead: match.score - (rival?.score ?? 0),
        outside: outside - match.score,
        share: sum(voting.filter(isHere)) / (sum(voting) || 1),
        held: library.words.weigh(held) / asked,
        asked,
        guess: Math.log((guess.get(page) ?? 0) + MIN_GUESS),
        nowhere: guess.get(NOWHERE) ?? 0,
      },
    };
  });
}

/**
 * How likely a page answers, 0 to 1: a logistic model for each language, since words overlap more in some than in others. `npm run fit:assistant` fits them, on
 * the half of the labelled questions that may be looked at.
 */
export function confidenceIn(signals: Signals, locale: Locale): number {
  const { bias, ...own } = weights[locale];
  let sum = bias;
  for (const name of Object.keys(own) as (keyof Signals)[]) sum += own[name] * signals[name];
  return 1 / (1 + Math.exp(-sum));
}
