import { compact } from './text/text';

/** Pairs of neighbouring letters with their counts. */
export interface Bigrams {
  counts: ReadonlyMap<string, number>;
  size: number;
}

/** The pairs of a text; figures count as one another. */
export function bigrams(text: string): Bigrams {
  const letters = compact(text).replace(/\d+/g, '0');
  const counts = new Map<string, number>();
  const size = Math.max(letters.length - 1, 0);
  for (let at = 0; at < size; at += 1) {
    const pair = letters.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, size };
}

function shared({ counts: one }: Bigrams, { counts: other }: Bigrams): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let both = 0;
  for (const [pair, count] of small) both += Math.min(count, large.get(pair) ?? 0);
  return both;
}

/** Dice's coefficient: 0 for nothing in common, 1 for the same pairs. Below `least` it is 0, and quick. */
export function similarity(one: Bigrams, other: Bigrams, least = 0): number {
  const size = one.size + other.size;
  if (size === 0) return 1;
  if (2 * Math.min(one.size, other.size) < least * size) return 0;
  const value = (2 * shared(one, other)) / size;
  return value < least ? 0 : value;
}

/** How much of `part` stands in `whole`. */
export function containment(part: Bigrams, whole: Bigrams): number {
  return part.size === 0 ? 0 : shared(part, whole) / part.size;
}
