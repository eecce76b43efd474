import { tokensOf } from '../../wiki';

/** How many letters differ, two neighbours in the wrong order being one; stops counting above `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

const LONG_WORD_CHARS = 8;

/** English words of texts by their stems, each as it is written first. */
export function spellingsIn(texts: readonly string[]): Record<string, string> {
  const spellings = new Map<string, string>();
  for (const [word] of texts
    .join(' ')
    .toLowerCase()
    .matchAll(/[a-z]{4,}/g)) {
    const stem = tokensOf(word)[0]?.term ?? word;
    if (!spellings.has(stem)) spellings.set(stem, word);
  }
  return Object.fromEntries(spellings);
}

/** Spells English words as the pages do; names stay as they are. */
export class Speller {
  readonly #stems: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;

  /** @param spellings words by their stems. */
  constructor(spellings: Readonly<Record<string, string>>) {
    this.#stems = new Set(Object.keys(spellings));
    this.#words = new Set(Object.values(spellings));
  }

  spelt(question: string): string {
    return question.replace(/(?<![A-Za-z])[A-Za-z]{5,}(?![A-Za-z])/g, (word, place: number) => {
      const small = word.toLowerCase();
      const stem = tokensOf(small)[0]?.term;
      if (!stem || this.#stems.has(stem) || this.#words.has(small)) return word;
      // A capital within a sentence begins a name.
      if (place > 0 && /^[A-Z]/.test(word)) return word;
      const most = small.length >= LONG_WORD_CHARS ? 2 : 1;
      let best: { word: string; off: number } | undefined;
      for (const candidate of this.#words) {
        if (candidate[0] !== small[0]) continue;
        const off = distance(small, candidate, most);
        if (off <= most && (!best || off < best.off)) best = { word: candidate, off };
      }
      return best?.word ?? word;
    });
  }
}
