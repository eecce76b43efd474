import type { Locale } from '../locale';
import type { Answerable } from './deciding/answerable';
import type { Block } from './knowledge';
import { EXAMPLE } from './entry';
import type { Library } from './library';
import { sentencesOf } from './words/sentences';
import type { Vocabulary } from './words/vocabulary';

/** Where a part stands: the page, the section, and the words to be marked. */
export interface Source {
  path: string;
  anchor: string;
  title: string;
  passage: string;
}

/** A part of an answer. `quote` is word for word from its source; `say` are words of ours. */
export type Part =
  | { type: 'say'; text: string; source?: Source }
  | { type: 'quote'; text: string; source: Source }
  | { type: 'table'; columns: string[]; rows: string[][]; source: Source }
  | { type: 'formula'; text: string; source: Source }
  | {
      type: 'image';
      src: string;
      width: number;
      height: number;
      caption: string;
      source: Source;
    };

/** An answer is at most so many sentences; from a paragraph that is longer, the ones that meet the question best. */
const MAX_SENTENCES = 6;
const MAX_BLOCK_SENTENCES = 3;
/** Sentences that only lead to other pages; those of the handbook are named as `4/2/1`. */
const POINTS_ELSEWHERE = /(?<![\d.])[1-8]\/[1-5](?:\/[1-3])?(?![\d/])/;
/** A table up to so many rows is shown whole. */
const MAX_WHOLE_TABLE_ROWS = 4;
/** What a row must share with the question, of what any row shares with it too, and how near another must come. */
const MIN_ROW_WEIGHT = 0.5;
const MIN_SHARE_OF_ROWS = 0.6;
/** And of all that the question says. */
const MIN_SHARE_OF_QUESTION = 0.35;
const NEAR_BEST_SHARE = 0.7;
/** Ends a text that something must follow. */
const LEADS_ON = /[:：]\s*$|\b(?:follow|conditions|rules|elements)\.$/;
/** A sentence that begins so speaks of the one before. */
const SPEAKS_OF_BEFORE =
  /^(?:It|They|This|These|Those|Both|Such|So|But|Otherwise|Then|Here|There|The (?:latter|former|parts|same|excess|balance|gap)|One|Whatever)\b|^(?:이를|이는|이때|이런|이러한|그래서|그러나|따라서|다만|반면|그 |여기|두 |이 )|^(?:此|其|惟|但|故|因此|前者|後者|若否|否則)/;
/** A line that says what a symbol of a formula stands for: `N: the margin of ...`, `Di is the ...`; in English, whose pages all have. */
const EXPLAINS_SYMBOL = /^([\p{L}\d]{1,5})(?::| is\b| are\b)/u;
const SUBSCRIPTS = /[₀-ₜᵢ]/g;
/** The first sentence of a paragraph says what it is about. */
const FIRST_SENTENCE_WEIGHT = 1.5;

export function sourceOf({ path, anchor, texts }: Block, locale: Locale, passage: string): Source {
  return { path, anchor, title: texts[locale].title, passage };
}

/** The parts that answer: sentences, tables, formulas and drawings of the blocks, in their order. */
export function partsOf(
  { blocks, words }: Answerable,
  library: Library,
  vocabulary: Vocabulary,
): Part[] {
  const { locale, knowledge } = library;
  const parts: Part[] = [];
  let left = MAX_SENTENCES;
  for (const index of withWhatFollows(blocks, library)) {
    const block = knowledge.blocks[index];
    if (!block) continue;
    const { text, columns, rows, formula, image } = block.texts[locale];
    if (image) {
      parts.push({ type: 'image', ...image, source: sourceOf(block, locale, image.caption) });
    } else if (columns && rows) {
      const source = sourceOf(block, locale, rows[0]?.[0] ?? columns[0] ?? '');
      // Figures belong together.
      const shown = EXAMPLE.test(block.anchor)
        ? rows
        : rowsFor(rows, words, block, library, vocabulary);
      parts.push({
        type: 'table',
        columns,
        rows: shown,
        source: { ...source, passage: shown[0]?.[0] ?? source.passage },
      });
    } else if (formula) {
      parts.push({ type: 'formula', text: formula, source: sourceOf(block, locale, '') });
    } else if (left > 0) {
      const chosen = chooseSentences(text, words, left, library, vocabulary, block.terms);
      left -= chosen.length;
      for (const sentence of chosen)
        parts.push({ type: 'quote', text: sentence, source: sourceOf(block, locale, sentence) });
    }
  }
  return parts.filter((part, place) => !isCutOff(part, parts[place + 1]));
}

/** A sentence that leads on to something is left out where nothing follows it. */
const isCutOff = (part: Part, next: Part | undefined) =>
  part.type === 'quote' && LEADS_ON.test(part.text) && next?.source?.anchor !== part.source.anchor;

/**
 * What a sentence leads to, such as the items of a list, belongs to it; a formula alone needs the sentence before it, and who reads what a symbol
 * stands for needs its formula.
 */
function withWhatFollows(blocks: readonly number[], { knowledge }: Library): number[] {
  const blockAt = (index: number) => knowledge.blocks[index];
  const all = new Set<number>();
  const isBeside = (one: number, other: number) =>
    blockAt(one)?.path === blockAt(other)?.path && blockAt(one)?.anchor === blockAt(other)?.anchor;
  /** The formula whose symbol a line explains: above it, or above the list that it stands in. */
  const formulaOf = (index: number) => {
    const block = blockAt(index);
    const [, symbol] = EXPLAINS_SYMBOL.exec(block?.texts.en.text ?? '') ?? [];
    if (symbol === undefined) return undefined;
    let above = index - 1;
    while (block?.isItem && blockAt(above)?.isItem) above -= 1;
    const formula = blockAt(above)?.texts.en.formula;
    return isBeside(index, above) && formula && symbolsIn(formula).has(symbol) ? above : undefined;
  };
  for (const index of blocks) {
    const explained = formulaOf(index);
    const formula = explained ?? (blocks.length === 1 ? index : undefined);
    if (
      formula !== undefined &&
      blockAt(formula)?.kind === 'formula' &&
      blockAt(formula - 1)?.kind === 'text' &&
      isBeside(formula, formula - 1)
    )
      all.add(formula - 1);
    if (explained !== undefined) all.add(explained);
    all.add(index);
    if (blockAt(index)?.kind !== 'text' || blockAt(index)?.isItem) continue;
    // English marks it by a colon; the other languages need not.
    if (!LEADS_ON.test(blockAt(index)?.texts.en.text ?? '')) continue;
    for (let next = index + 1; isBeside(index, next); next += 1) {
      if (blockAt(next)?.isItem) all.add(next);
      else {
        if (next === index + 1 && blockAt(next)?.kind !== 'drawing') all.add(next);
        break;
      }
    }
  }
  return [...all];
}

/** The symbols of a formula, with what stands below the line (`FCF0`, as text writes it) and without. */
const symbolsIn = (formula: string) =>
  new Set(
    [formula.normalize('NFKC'), formula.replace(SUBSCRIPTS, '')].flatMap((line) =>
      line.split(/[^\p{L}\d]+/u),
    ),
  );

/** Of a long table in words, the rows that the question is about, where some clearly are. */
function rowsFor(
  rows: string[][],
  words: ReadonlySet<string>,
  { terms }: Block,
  library: Library,
  vocabulary: Vocabulary,
): string[][] {
  // Who compares wants to see all.
  if (rows.length <= MAX_WHOLE_TABLE_ROWS || words.has('~difference')) return rows;
  const said = rows.map((row) => new Set(vocabulary.wordsOf(row.join(' '), terms)));
  // What stands in most rows tells none of them apart.
  const telling = [...words].filter((word) => {
    const holding = said.filter((row) => row.has(word)).length;
    return holding > 0 && holding <= rows.length / 3;
  });
  const worth = said.map((row) => library.words.weigh(telling.filter((word) => row.has(word))));
  const most = Math.max(...worth);
  const chosen = rows.filter((_row, index) => (worth[index] ?? 0) >= most * NEAR_BEST_SHARE);
  const isClear =
    most >= MIN_ROW_WEIGHT &&
    most >= MIN_SHARE_OF_ROWS * library.words.weigh(telling) &&
    most >= MIN_SHARE_OF_QUESTION * library.words.weigh(words);
  return isClear && chosen.length <= rows.length / 2 ? chosen : rows;
}

function chooseSentences(
  text: string,
  words: ReadonlySet<string>,
  most: number,
  library: Library,
  vocabulary: Vocabulary,
  terms: readonly string[],
): string[] {
  const all = sentencesOf(text, library.locale);
  const own = all.filter((sentence) => !POINTS_ELSEWHERE.test(sentence));
  const sentences = own.length > 0 ? own : all;
  if (sentences.length <= Math.min(most, MAX_BLOCK_SENTENCES)) return sentences;
  const ranked = sentences.map((sentence, place) => {
    const said = vocabulary.wordsOf(sentence, terms);
    const shared = said.filter((word) => words.has(word));
    const worth = (library.words.weigh(shared) + 0.1) / Math.sqrt(said.length + 3);
    return { sentence, place, worth: worth * (place === 0 ? FIRST_SENTENCE_WEIGHT : 1) };
  });
  const best = [...ranked]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.min(most, MAX_BLOCK_SENTENCES));
  const places = new Set(best.map(({ place }) => place));
  for (const place of [...places].sort((a, b) => b - a))
    if (SPEAKS_OF_BEFORE.test(sentences[place] ?? '') && places.size < most) places.add(place - 1);
  return sentences.filter((_sentence, place) => places.has(place));
}

/** The whole as plain text, for copying and for whoever reads no parts. */
export function plainText(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.type === 'table')
        return [part.columns, ...part.rows].map((row) => row.join(' | ')).join('\n');
      return part.type === 'image' ? part.caption : part.text;
    })
    .join('\n');
}
