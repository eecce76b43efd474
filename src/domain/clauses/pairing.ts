import { alignInOrder, longestRising } from './sequence';
import { type Bigrams, bigrams, similarity } from './similarity';
import type { Clause } from './text/structure';
import { compact } from './text/text';

/** Clauses below this have nothing to do with one another. */
const MIN_RELATED_SIMILARITY = 0.4;
const MIN_MOVED_SIMILARITY = 0.8;
/** Where so many clauses stand against so many others, none equal, nothing is said to belong together: text that is no wording, or another one. */
const MAX_CANDIDATES = 250_000;

interface Profile extends Clause {
  pairs: Bigrams;
  key: string;
}
interface Row {
  old?: Profile;
  new?: Profile;
}
/** A clause and the one of the other wording that took its place; never both missing. */
export interface ClausePair {
  old: Clause | null;
  new: Clause | null;
  /** Equal to the letter but for spaces. */
  equal: boolean;
}

const prepare = (clauses: readonly Clause[]): Profile[] =>
  clauses.map((clause) => ({ ...clause, pairs: bigrams(clause.text), key: compact(clause.text) }));

/** Clauses that stand once on each side, in the order of both: between them only the rest has to be weighed. */
function anchorsOf(olds: readonly Profile[], news: readonly Profile[]): [number, number][] {
  const places = (profiles: readonly Profile[]) => {
    const found = new Map<string, number>();
    profiles.forEach(({ key }, index) => found.set(key, found.has(key) ? -1 : index));
    return found;
  };
  const there = places(news);
  const equal = [...places(olds)].flatMap(([key, index]): [number, number][] => {
    const other = there.get(key) ?? -1;
    return index >= 0 && other >= 0 ? [[index, other]] : [];
  });
  const rising = longestRising(equal.map(([, other]) => other));
  return equal.filter((_pair, index) => rising.has(index));
}

/** Whether one clause is the other with more or less, under the same mark. */
const isWithin = (one: Profile, other: Profile) =>
  one.place !== '' &&
  one.place === other.place &&
  (one.key.startsWith(other.key) || other.key.startsWith(one.key));

function align(olds: readonly Profile[], news: readonly Profile[]): Row[] {
  if (olds.length * news.length > MAX_CANDIDATES)
    return [...olds.map((old) => ({ old })), ...news.map((fresh) => ({ new: fresh }))];
  const steps = alignInOrder(olds.length, news.length, (a, b) => {
    const one = olds[a];
    const other = news[b];
    if (!one || !other) return 0;
    if (one.key === other.key) return 1.5;
    return (
      similarity(one.pairs, other.pairs, MIN_RELATED_SIMILARITY) ||
      (isWithin(one, other) ? MIN_RELATED_SIMILARITY : 0)
    );
  });
  return steps.map((step) => ({
    ...(step.old !== undefined && olds[step.old] && { old: olds[step.old] }),
    ...(step.new !== undefined && news[step.new] && { new: news[step.new] }),
  }));
}

/** What only changed its place in the article is no loss and no gain. */
function reuniteMoved(rows: Row[]): void {
  const added = rows.filter((row) => row.new && !row.old);
  const removed = rows.filter((row) => row.old && !row.new);
  if (added.length * removed.length > MAX_CANDIDATES) return;
  for (const row of removed) {
    const pairs = row.old?.pairs;
    if (!pairs) continue;
    const other = added.find(
      (each) => each.new && similarity(pairs, each.new.pairs, MIN_MOVED_SIMILARITY) > 0,
    );
    if (!other?.new) continue;
    row.new = other.new;
    delete other.new;
  }
}

/** Finds for each clause that of the other wording, in the order of the text. */
export function pairClauses(
  oldClauses: readonly Clause[],
  newClauses: readonly Clause[],
): ClausePair[] {
  const olds = prepare(oldClauses);
  const news = prepare(newClauses);
  const rows: Row[] = [];
  let from: [number, number] = [0, 0];
  for (const [a, b] of [...anchorsOf(olds, news), [olds.length, news.length] as const]) {
    rows.push(...align(olds.slice(from[0], a), news.slice(from[1], b)));
    if (olds[a] && news[b]) rows.push({ old: olds[a], new: news[b] });
    from = [a + 1, b + 1];
  }
  reuniteMoved(rows);
  const clause = (profile: Profile | undefined): Clause | null =>
    profile ? { place: profile.place, text: profile.text } : null;
  return rows
    .filter((row) => row.old ?? row.new)
    .map((row) => ({
      old: clause(row.old),
      new: clause(row.new),
      equal: row.old?.key === row.new?.key,
    }));
}
