import { fit, type Query } from './conflicts';
import type { Entry, Library } from './library';

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
  const whole = library.weigh(query.words);
  if (whole === 0) return [];
  const matches: Match[] = [];
  for (const index of library.sharing(query.words)) {
    const entry = library.entries[index];
    if (entry) matches.push(match(query, entry, library, whole));
  }
  const best = matches.sort((a, b) => b.score - a.score).slice(0, limit);
  const shares = sharesOf(best, library);
  return best
    .map((one) => ({
      ...one,
      score: one.score + agreement(one, best, library) + ofPage(one, query, shares, library, whole),
    }))
    .sort((a, b) => b.score - a.score);
}

/** What other near matches in the same section add, and how near they must be. */
const AGREES = 0.015;
const MOST_AGREEING = 3;
const NEAR = 0.15;

/** A match is believed more when others lead to the same section. */
function agreement(one: Match, matches: readonly Match[], { knowledge }: Library): number {
  const sectionOf = ({ entry }: Match) => {
    const block = knowledge.blocks[entry.blocks[0] ?? -1];
    return block && `${block.path}#${block.anchor}`;
  };
  const section = sectionOf(one);
  if (section === undefined) return 0;
  const others = matches.filter(
    (other) => other !== one && sectionOf(other) === section && other.score > one.score - NEAR,
  );
  return AGREES * Math.min(others.length, MOST_AGREEING);
}

/** How many of the best matches tell which page is meant. */
const TELLING = 10;
/** What the page of a match counts: how many of the best lead there, and how much of the question its words hold. */
const OF_SHARE = 0.2;
const OF_PAGE = 0.2;
/** A page of middling weight changes nothing. */
const MIDDLING_SHARE = 0.5;
const MIDDLING_PAGE = 0.7;

/** How much of what the best matches score leads to each page. */
function sharesOf(matches: readonly Match[], library: Library): Map<string, number> {
  const shares = new Map<string, number>();
  const answers = matches.filter(({ entry }) => entry.blocks.length > 0).slice(0, TELLING);
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
  const held = library.weigh([...words].filter((word) => library.isOnPage(word, page))) / whole;
  return OF_SHARE * ((shares.get(page) ?? 0) - MIDDLING_SHARE) + OF_PAGE * (held - MIDDLING_PAGE);
}

function match(query: Query, entry: Entry, library: Library, whole: number): Match {
  let own = 0;
  let near = 0;
  for (const word of query.words) {
    if (entry.words.has(word)) own += library.weight(word);
    else if (entry.around.has(word)) near += library.weight(word);
  }
  const covered = (own + AROUND * near) / whole;
  if (!entry.isQuestion) {
    return { entry, score: OF_BLOCK * covered + fit(query, entry), covered };
  }
  const said = own / Math.max(library.weigh(entry.words), 0.01);
  const met = covered ** OF_QUESTION * said ** (1 - OF_QUESTION);
  return { entry, score: met + fit(query, entry), covered };
}
