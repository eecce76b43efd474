import type { Locale } from '../locale';
import {
  chapterOf,
  type Entry,
  EXAMPLE,
  GUIDE,
  HISTORY,
  OTHER_STANDARD,
  standingOf,
} from './entry';
import type { Block, Knowledge } from './knowledge';
import { PageGuesser, type Said } from './pageModel';
import { kindsOf } from './words/kinds';
import { WordWeights } from './words/wordWeights';

/** The knowledge in one language, ready to be asked. */
export class Library {
  readonly entries: Entry[] = [];
  readonly words: WordWeights;
  readonly #blockEntries = new Map<number, number>();
  readonly #places = new Map<string, number[]>();
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
    this.words = new WordWeights(knowledge.common);
    this.#guesser =
      pageModels && new PageGuesser(pageModels[locale], (word) => this.words.weight(word));
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
        standing: standingOf(blocks[targets[0] ?? -1]),
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
        standing: standingOf(block),
      });
    }
    for (const entry of this.entries) entry.weight = this.words.weigh(entry.words);
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
    this.words.count(entry.found);
    for (const word of entry.found) push(this.#places, word, index);
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

  /** Entries that share words with a question, with what these weigh. */
  sharing(words: Iterable<string>): { entry: Entry; own: number }[] {
    const shared = new Float64Array(this.entries.length);
    const found: number[] = [];
    for (const word of words) {
      const weight = this.words.weight(word);
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
