import type { Locale } from '../locale';

import type { PageKind } from '../wiki';
import type { Block, Knowledge } from './knowledge';
import { type Kind, kindsOf } from './words/kinds';
import { PageGuesser, type Said } from './pageModel';

/** Sections that lead to others, or ask themselves. */
const GUIDE = /^(?:see-also|pages|answers|reading-guide)$|-question$/;

/** Something that a question can be compared with: a written question, or a block. */
export interface Entry {
  /** Among the entries of its language; the written questions come first, in their order. */
  place: number;
  /** The blocks that answer; none for a question that nothing here answers. */
  blocks: readonly number[];
  /** Its own words; a block's are those of its text. */
  words: ReadonlySet<string>;
  /** By what it is found: its words, and in Korean and Chinese those of the same text in English, which people mix in. */
  found: ReadonlySet<string>;
  /** Those of its words that name a term of the glossary. */
  terms: readonly string[];
  /** Those that name a standard beside IFRS 17. */
  standards: readonly string[];
  /** What its words say. */
  weight: number;
  /** Words around it: the page, the heading, what the answer says. */
  around: ReadonlySet<string>;
  kinds: ReadonlySet<Kind>;
  isQuestion: boolean;
  /** It tells what changed, not what holds. */
  isHistory: boolean;
  /** It works out an example. */
  isExample: boolean;
  /** The name of the chapter's subject, where it is not insurance contracts in general. */
  chapter: string | undefined;
  /** How well its page stands for the subject as a whole: requirements before issues, the general model before the others. */
  standing: number;
}

/** Names of what the later chapters are about: who names none asks of insurance contracts in general. */
const CHAPTERS: readonly (readonly [RegExp, string])[] = [
  [/\/5(?:\/|$)/, '@paa'],
  [/\/6(?:\/|$)/, '@vfa'],
  [/\/7(?:\/|$)/, '@reinsurance-held'],
];

const chapterOf = (block: Block | undefined) =>
  CHAPTERS.find(([path]) => block && path.test(block.path))?.[1];

const MAX_STANDING = 0.04;
const STANDING: Readonly<Partial<Record<PageKind, number>>> = {
  standard: MAX_STANDING,
  single: 0.03,
  overview: 0.01,
  issues: -0.02,
};

/** Sections on amendments. */
const HISTORY = /^(?:before|after|why|transition|affected|amendments)$/;

/** Names of standards beside IFRS 17. */
export const OTHER_STANDARD = /^~(?:ifrs|ias|ifric)\d/;

/** Sections that work out an example. */
export const EXAMPLE = /worked-number$|-numbers$|^journal$|^model-notes$/;

const CJK = /^[\u3400-\u9fff\uac00-\ud7af]+$/;
/** What letters in Korean or Chinese weigh that stand nowhere. */
const UNKNOWN_PAIR = 0.3;
/** And an English word: it may be a name, or just another verb. */
const UNKNOWN_WORD = 0.8;

/** What a word of everyday weighs beside a word of the field. */
const COMMON_WORD_WEIGHT = 0.3;

/** The knowledge in one language, ready to be asked. */
export class Library {
  readonly entries: Entry[] = [];
  readonly #common: ReadonlySet<string>;
  readonly #blockEntries = new Map<number, number>();
  readonly #places = new Map<string, number[]>();
  readonly #counts = new Map<string, number>();
  readonly #weights = new Map<string, number>();
  /** The words of each page, its heading and its questions. */
  readonly #pages = new Map<string, Set<string>>();
  /** Places of the written questions that a page answers. */
  readonly #questions = new Map<string, number[]>();
  readonly #guesser: PageGuesser | undefined;
  /** Blocks that cite a paragraph, by its term. */
  readonly citing = new Map<string, number[]>();

  constructor(
    readonly knowledge: Knowledge,
    readonly locale: Locale,
  ) {
    const { blocks, questions, pageModels } = knowledge;
    this.#guesser = pageModels && new PageGuesser(pageModels[locale], (word) => this.weight(word));
    this.#common = new Set(knowledge.common);
    const headings = knowledge.headings[locale].map((words) => words.split(' '));
    const said = blocks.map(({ texts }) => texts[locale].words.split(' '));
    const around = ({ paragraphs, texts }: Block) => [
      ...(headings[texts[locale].around] ?? []),
      ...paragraphs,
    ];
    /** By block, what is asked of it. */
    const asked = new Map<number, string[]>();
    for (const { blocks: targets, texts } of questions)
      for (const target of targets)
        asked.set(target, [...(asked.get(target) ?? []), ...texts[locale].words.split(' ')]);
    const surroundings = new Map<string, ReadonlySet<string>>();
    /** What stands around questions that the same blocks answer: what these say, and what else is asked of them. */
    const surroundingsOf = (targets: readonly number[]) => {
      const key = targets.join(' ');
      const known = surroundings.get(key);
      if (known) return known;
      const near = new Set(
        targets.flatMap((target) => {
          const block = blocks[target];
          if (!block) return [];
          return [...(said[target] ?? []), ...around(block), ...(asked.get(target) ?? [])];
        }),
      );
      surroundings.set(key, near);
      return near;
    };
    for (const { blocks: targets, texts } of questions) {
      const { text, words } = texts[locale];
      this.#add(texts.en.words, {
        blocks: targets,
        words: new Set(words.split(' ')),
        around: surroundingsOf(targets),
        kinds: kindsOf(text),
        isQuestion: true,
        isHistory: targets.some((target) => HISTORY.test(blocks[target]?.anchor ?? '')),
        isExample: targets.some((target) => EXAMPLE.test(blocks[target]?.anchor ?? '')),
        chapter: chapterOf(blocks[targets[0] ?? -1]),
        standing: STANDING[blocks[targets[0] ?? -1]?.page ?? 'amendments'] ?? 0,
      });
    }
    for (const [index, block] of blocks.entries()) {
      const { kind, anchor, paragraphs } = block;
      for (const paragraph of paragraphs) push(this.citing, paragraph, index);
      const isSummary = block.page !== undefined && blocks[index - 1]?.path !== block.path;
      if (kind === 'formula' || isSummary || GUIDE.test(anchor)) continue;
      this.#blockEntries.set(index, this.entries.length);
      this.#add(block.texts.en.words, {
        blocks: [index],
        words: new Set([...(said[index] ?? []), ...paragraphs]),
        around: new Set(around(block)),
        kinds: new Set(),
        isQuestion: false,
        isHistory: HISTORY.test(anchor),
        isExample: EXAMPLE.test(anchor),
        chapter: chapterOf(block),
        standing: STANDING[block.page ?? 'amendments'] ?? 0,
      });
    }
    for (const entry of this.entries) entry.weight = this.weigh(entry.words);
  }

  #add(
    english: string,
    said: Omit<Entry, 'place' | 'found' | 'terms' | 'standards' | 'weight'>,
  ): void {
    const terms = [...said.words].filter((word) => word.startsWith('@'));
    const standards = [...said.words].filter((word) => OTHER_STANDARD.test(word));
    const index = this.entries.length;
    const found = this.locale === 'en' ? said.words : new Set([...said.words, ...latinIn(english)]);
    const entry: Entry = { ...said, place: index, found, terms, standards, weight: 0 };
    this.entries.push(entry);
    for (const word of entry.found) {
      push(this.#places, word, index);
      this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
    }
    if (entry.isQuestion)
      for (const page of new Set(entry.blocks.map((block) => this.knowledge.blocks[block]?.path)))
        if (page !== undefined) push(this.#questions, page, index);
    const page = this.pageOf(entry);
    if (page === undefined) return;
    const words = this.#pages.get(page) ?? new Set();
    this.#pages.set(page, words);
    for (const word of entry.found) words.add(word);
    if (!entry.isQuestion) for (const word of entry.around) words.add(word);
  }

  /** The entry of a block; none for a formula. */
  entryOf(block: number): Entry | undefined {
    return this.entries[this.#blockEntries.get(block) ?? -1];
  }

  /** The page of the blocks that answer; none for a question that nothing here answers. */
  pageOf({ blocks }: Entry): string | undefined {
    return this.knowledge.blocks[blocks[0] ?? -1]?.path;
  }

  /** Places of the written questions that one of these pages answers, in their order. */
  questionsOn(pages: Iterable<string>): number[] {
    const places = new Set([...pages].flatMap((page) => this.#questions.get(page) ?? []));
    return [...places].sort((one, other) => one - other);
  }

  isOnPage(word: string, page: string): boolean {
    return this.#pages.get(page)?.has(word) ?? false;
  }

  /** How likely each page is what is asked about, by what was learnt. */
  guess(said: Said): ReadonlyMap<string, number> {
    return this.#guesser?.guess(said) ?? new Map<string, number>();
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
    const rarity =
      Math.log(1 + this.entries.length / (1 + count)) / Math.log(1 + this.entries.length);
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

  /** Entries that share words with a question, with what these weigh. */
  sharing(words: Iterable<string>): { entry: Entry; own: number }[] {
    const shared = new Float64Array(this.entries.length);
    const found: number[] = [];
    for (const word of words) {
      const weight = this.weight(word);
      for (const index of this.#places.get(word) ?? []) {
        if (shared[index] === 0) found.push(index);
        shared[index] = (shared[index] ?? 0) + weight;
      }
    }
    return found.flatMap((index) => {
      const entry = this.entries[index];
      return entry ? [{ entry, own: shared[index] ?? 0 }] : [];
    });
  }
}

const latinIn = (words: string) => words.split(' ').filter((word) => /^[a-z]{2,}$/.test(word));

function push<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
