import { fitTo, type Query } from './conflicts';
import type { Entry } from '../entry';
import type { Library } from '../library';

/** How well an entry meets a question. */
export interface Match {
  entry: Entry;
  score: number;
  /** How much of the question's weight the entry holds, 0 to 1. */
  covered: number;
}

/** What an entry's surroundings count beside its own words. */
const AROUND = 0.6;
/** What a question's own words say of a match, beside what the entry's words say. */
const OF_QUESTION = 0.76;
/** A text that holds the words is less than a question that asks them. */
const OF_BLOCK = 0.66;

/** The entries that meet a question best, the best first. */
export function matchesOf(query: Query, library: Library, limit = 12): Match[] {
  const whole = library.words.weigh(query.words);
  if (whole === 0) return [];
  const fit = fitTo(query);
  const words = [...query.words].map((word): Weighted => [word, library.words.weight(word)]);
  const around = new Map<ReadonlySet<string>, readonly Weighted[]>();
  const best: Match[] = [];
  for (const { entry, own } of nearestFirst(library.sharing(query.words), whole)) {
    const last = best.length < limit ? -Infinity : (best[limit - 1]?.score ?? 0);
    // Most cannot come among the best, whatever stands around them, or fits them: they need not be looked at closely.
    const wanted = last - fit.most(entry);
    if (mostMet(entry, own, (own + AROUND * (whole - own)) / whole) < wanted) continue;
    const covered = (own + AROUND * nearOf(words, entry, around)) / whole;
    if (mostMet(entry, own, covered) < wanted) continue;
    keep({ entry, score: met(entry, own, covered) + fit.of(entry), covered }, best, limit);
  }
  const shares = sharesOf(best, library);
  return best
    .map((one) => ({
      ...one,
      score: one.score + agreement(one, best, library) + ofPage(one, query, shares, library, whole),
    }))
    .sort((a, b) => b.score - a.score);
}

/** How well an entry meets a question, given what the words weigh that they share and how much of the question is covered. */
const met = ({ isQuestion, weight }: Entry, own: number, covered: number): number =>
  isQuestion
    ? covered ** OF_QUESTION * Math.min(own / Math.max(weight, 0.01), 1) ** (1 - OF_QUESTION)
    : OF_BLOCK * covered;

/** No entry meets a question better: a mean of powers is at most the mean, which is quicker to reckon. */
const mostMet = ({ isQuestion, weight }: Entry, own: number, covered: number): number =>
  isQuestion
    ? OF_QUESTION * covered + (1 - OF_QUESTION) * Math.min(own / Math.max(weight, 0.01), 1)
    : OF_BLOCK * covered;

/** Entries that hold much of a question before the many that hold little: against those, most of these need no closer look. */
function nearestFirst<Shared extends { own: number }>(
  shared: readonly Shared[],
  whole: number,
): Shared[] {
  const isNear = ({ own }: Shared) => own > whole / 2;
  return [...shared.filter(isNear), ...shared.filter((one) => !isNear(one))];
}

type Weighted = readonly [word: string, weight: number];

/**
 * What the words weigh that stand around an entry and not in it.
 * @param known the words around, by surroundings: many entries share theirs.
 */
function nearOf(
  words: readonly Weighted[],
  { around, found }: Entry,
  known: Map<ReadonlySet<string>, readonly Weighted[]>,
): number {
  let beside = known.get(around);
  if (!beside) {
    beside = words.filter(([word]) => around.has(word));
    known.set(around, beside);
  }
  let near = 0;
  for (const [word, weight] of beside) if (!found.has(word)) near += weight;
  return near;
}

/** Puts a match in its place among the best, where it is one of them; sorting thousands for two dozen takes longer. */
function keep(one: Match, best: Match[], limit: number): void {
  const last = best.length - 1;
  if (best.length === limit && (best[last]?.score ?? 0) >= one.score) return;
  let place = best.length;
  while (place > 0 && (best[place - 1]?.score ?? 0) < one.score) place -= 1;
  best.splice(place, 0, one);
  if (best.length > limit) best.pop();
}

/** What each other match in the same section adds to a score, how many at most, and how near in score they must be. */
const AGREEING_SCORE = 0.015;
const MAX_AGREEING = 3;
const MAX_AGREEING_GAP = 0.15;

/** A match is believed more when others lead to the same section. */
function agreement(one: Match, matches: readonly Match[], { knowledge }: Library): number {
  const sectionOf = ({ entry }: Match) => {
    const block = knowledge.blocks[entry.blocks[0] ?? -1];
    return block && `${block.path}#${block.anchor}`;
  };
  const section = sectionOf(one);
  if (section === undefined) return 0;
  const others = matches.filter(
    (other) =>
      other !== one && sectionOf(other) === section && other.score > one.score - MAX_AGREEING_GAP,
  );
  return AGREEING_SCORE * Math.min(others.length, MAX_AGREEING);
}

/** How many of the best matches tell which page is meant. */
export const VOTING_MATCHES = 10;
/** What the page of a match counts: how many of the best lead there, and how much of the question its words hold. */
const OF_SHARE = 0.2;
const OF_PAGE = 0.2;
/** A page of middling weight changes nothing. */
const MIDDLING_SHARE = 0.5;
const MIDDLING_PAGE = 0.7;

/** How much of what the best matches score leads to each page. */
function sharesOf(matches: readonly Match[], library: Library): Map<string, number> {
  const shares = new Map<string, number>();
  const answers = matches.filter(({ entry }) => entry.blocks.length > 0).slice(0, VOTING_MATCHES);
  const sum = answers.reduce((all, { score }) => all + Math.max(score, 0), 0) || 1;
  for (const { entry, score } of answers) {
    const page = library.pageOf(entry);
    if (page) shares.set(page, (shares.get(page) ?? 0) + Math.max(score, 0) / sum);
  }
  return shares;
}

/** A match is believed more where its page is about what is asked, and less where the page lacks the words. */
function ofPage(
  { entry }: Match,
  { words }: Query,
  shares: ReadonlyMap<string, number>,
  library: Library,
  whole: number,
): number {
  const page = library.pageOf(entry);
  if (page === undefined) return 0;
  const held =
    library.words.weigh([...words].filter((word) => library.isOnPage(word, page))) / whole;
  return OF_SHARE * ((shares.get(page) ?? 0) - MIDDLING_SHARE) + OF_PAGE * (held - MIDDLING_PAGE);
}
