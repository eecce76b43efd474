const CJK = /^[\u3400-\u9fff\uac00-\ud7af]+$/;
/** What letters in Korean or Chinese weigh that stand nowhere. */
const UNKNOWN_PAIR = 0.3;
/** And an English word: it may be a name, or just another verb. */
const UNKNOWN_WORD = 0.8;

/** What a word of everyday weighs beside a word of the field. */
const COMMON_WORD_WEIGHT = 0.3;

/** How much the words of a language say, by how many texts hold them. */
export class WordWeights {
  readonly #common: ReadonlySet<string>;
  readonly #counts = new Map<string, number>();
  readonly #weights = new Map<string, number>();
  #texts = 0;

  /** @param common words of everyday */
  constructor(common: Iterable<string>) {
    this.#common = new Set(common);
  }

  /** Takes the words of one more text into account. */
  count(words: ReadonlySet<string>): void {
    this.#texts += 1;
    for (const word of words) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  knows(word: string): boolean {
    return this.#counts.has(word);
  }

  /**
   * What a question says, without what only stands where two words meet: unknown neighbouring letters of which a known word takes one, and an unknown
   * run that holds a known word.
   */
  withoutJoins(words: ReadonlySet<string>): Set<string> {
    const known = [...words].filter(
      (word) => word.length > 1 && CJK.test(word) && this.knows(word),
    );
    const isJoin = (word: string) =>
      CJK.test(word) &&
      !this.knows(word) &&
      known.some((one) =>
        word.length > 2
          ? word.includes(one)
          : one.endsWith(word.slice(0, 1)) || one.startsWith(word.slice(-1)),
      );
    return new Set([...words].filter((word) => !isJoin(word)));
  }

  /** How much a word says: the rarer, the more; a word that stands nowhere says most. */
  weight(word: string): number {
    const known = this.#weights.get(word);
    if (known !== undefined) return known;
    const weight = this.#rarity(word) * (this.#common.has(word) ? COMMON_WORD_WEIGHT : 1);
    // What stands nowhere comes from those who ask, without an end.
    if (this.knows(word)) this.#weights.set(word, weight);
    return weight;
  }

  #rarity(word: string): number {
    const count = this.#counts.get(word) ?? 0;
    const rarity = Math.log(1 + this.#texts / (1 + count)) / Math.log(1 + this.#texts);
    // A pair that stands nowhere is more often where two words meet than a word.
    if (count === 0 && CJK.test(word)) return UNKNOWN_PAIR;
    if (count === 0 && /^[a-z]+$/.test(word)) return UNKNOWN_WORD;
    // A pair of neighbouring letters is part of a word only; a Korean word changes its end.
    if (/^[\u3400-\u9fff\uac00-\ud7af]{1,2}$/.test(word)) return rarity * 0.55;
    if (/^[\uac00-\ud7af]+$/.test(word)) return rarity * 0.35;
    return rarity * (word.startsWith('@') ? 1.4 : 1);
  }

  weigh(words: Iterable<string>): number {
    let sum = 0;
    for (const word of words) sum += this.weight(word);
    return sum;
  }
}
