/** Paragraphs of the standard that a question names. */
import type { Library } from '../library';
import type { Answerable, Resolved } from './answerable';

export const PARAGRAPH = /^(?:17\.|[abc]|bc|ie)\d/;

export const bare = (paragraph: string) => paragraph.replace(/\(.*$/, '');

/** What cites the paragraphs that a question names and holds most of the rest. */
export function citedFor(
  query: Resolved,
  paragraphs: string[],
  library: Library,
): Answerable | undefined {
  const rest = [...query.words].filter((word) => !PARAGRAPH.test(word));
  const exact = paragraphs.flatMap((paragraph) => library.citing.get(paragraph) ?? []);
  const near = paragraphs.flatMap((paragraph) => library.citing.get(bare(paragraph)) ?? []);
  const pool = [...new Set(exact.length > 0 ? exact : near)];
  const whole = library.words.weigh(rest);
  const worth = (index: number) => {
    const block = library.knowledge.blocks[index];
    const entry = library.entryOf(index);
    if (!block || !entry || block.kind !== 'text') return -1;
    const held = rest.filter((word) => entry.words.has(word) || entry.around.has(word));
    // What explains one paragraph says more of it than what names many; requirements stand before issues.
    return (
      (whole === 0 ? 1 : 0.35 + (0.65 * library.words.weigh(held)) / whole) -
      block.paragraphs.length * 0.03 +
      (/^(?:required|coverage-units|after)$/.test(block.anchor) ? 0.15 : 0)
    );
  };
  const ranked = pool
    .map((index) => ({ index, worth: worth(index) }))
    .sort((a, b) => b.worth - a.worth);
  const [first] = ranked;
  if (!first || first.worth < 0.3) return undefined;
  const blocks = ranked
    .filter((one) => one.worth > 0.3 && one.worth > first.worth - 0.2)
    .slice(0, 2)
    .map(({ index }) => index);
  return { blocks, words: query.words, score: 0.6 };
}
