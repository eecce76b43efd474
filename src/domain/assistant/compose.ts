import type { Locale } from '../locale';
import type { Answerable } from './decide';
import type { Block } from './knowledge';
import type { Library } from './library';
import { sentencesOf } from './sentences';
import type { Vocabulary } from './text';

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
  | { type: 'image'; src: string; caption: string; source: Source };

/** An answer is at most so many sentences; from a paragraph that is longer, the ones that meet the question best. */
const MOST_SENTENCES = 6;
const FROM_LONG_BLOCK = 3;
const LONG_BLOCK = 4;

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
  let left = MOST_SENTENCES;
  for (const index of blocks) {
    const block = knowledge.blocks[index];
    if (!block) continue;
    const { text, columns, rows, formula, image } = block.texts[locale];
    if (image) {
      const { src, caption } = image;
      parts.push({ type: 'image', src, caption, source: sourceOf(block, locale, caption) });
    } else if (columns && rows) {
      const source = sourceOf(block, locale, rows[0]?.[0] ?? columns[0] ?? '');
      parts.push({ type: 'table', columns, rows, source });
    } else if (formula) {
      parts.push({ type: 'formula', text: formula, source: sourceOf(block, locale, '') });
    } else if (left > 0) {
      const most = blocks.length > 1 ? left : Math.min(left, LONG_BLOCK);
      const chosen = chooseSentences(text, words, most, library, vocabulary, block.terms);
      left -= chosen.length;
      for (const sentence of chosen)
        parts.push({ type: 'quote', text: sentence, source: sourceOf(block, locale, sentence) });
    }
  }
  return parts;
}

function chooseSentences(
  text: string,
  words: ReadonlySet<string>,
  most: number,
  library: Library,
  vocabulary: Vocabulary,
  terms: readonly string[],
): string[] {
  const sentences = sentencesOf(text, library.locale);
  if (sentences.length <= Math.min(most, LONG_BLOCK)) return sentences;
  const ranked = sentences.map((sentence, place) => {
    const own = vocabulary.wordsOf(sentence, terms);
    const shared = own.filter((word) => words.has(word));
    return { sentence, place, worth: library.weigh(shared) / Math.sqrt(own.length + 3) };
  });
  const best = [...ranked]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.min(most, FROM_LONG_BLOCK));
  return best.sort((a, b) => a.place - b.place).map(({ sentence }) => sentence);
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
