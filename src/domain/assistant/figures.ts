import type { Locale } from '../locale';
import type { Query } from './deciding/conflicts';
import type { Decision } from './deciding/decide';

/** Names of figures of a close, with the blocks that say what they are. */
export interface Figures {
  /** How the site asks about a figure, with `{title}`. */
  asks: Record<Locale, string>;
  /** Blocks by name; `*` stands for what changes in it, such as a period. */
  named: Record<Locale, Record<string, number[]>>;
}

/** Between the names of which the title of a figure consists. */
const BETWEEN = ' · ';

/** The message's text with `*` for what is filled in. */
export function withoutValues(message: string): string {
  let depth = 0;
  let text = '';
  for (const letter of message) {
    if (letter === '{') {
      if (depth === 0) text += '*';
      depth += 1;
    } else if (letter === '}') depth -= 1;
    else if (depth === 0) text += letter;
  }
  return text;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (name: string, value: string) =>
  new RegExp(`^${name.split('*').map(escaped).join(value)}$`, 'i');

/** Finds what a question is about that the site itself puts for somebody who looks at a figure: it names the figure by its labels. */
export class FigureNames {
  readonly #asks: RegExp;
  readonly #names: ReadonlyMap<string, number[]>;
  readonly #patterns: readonly (readonly [RegExp, number[]])[];

  constructor({ asks, named }: Figures, locale: Locale) {
    this.#asks = patternOf(withoutValues(asks[locale]), '(.+)');
    const all = Object.entries(named[locale]);
    this.#names = new Map(all.map(([name, blocks]) => [name.toLowerCase(), blocks]));
    this.#patterns = all
      .filter(([name]) => name.includes('*'))
      .map(([name, blocks]) => [patternOf(name, '.+'), blocks]);
  }

  /** The blocks about the figure that a question names; undefined where it names none. */
  blocksFor(question: string): number[] | undefined {
    const [, title] = this.#asks.exec(question.trim()) ?? [];
    if (title === undefined) return undefined;
    const [first = '', ...rest] = title.split(BETWEEN);
    // A figure of a table is named by table, row and column: the row says most.
    const names = rest.length > 1 ? [...rest, first] : [first, ...rest];
    for (const name of [title, ...names]) {
      const blocks = this.#blocksOf(name.trim());
      if (blocks) return blocks;
    }
    return undefined;
  }

  #blocksOf(name: string): number[] | undefined {
    return (
      this.#names.get(name.toLowerCase()) ??
      this.#patterns.find(([pattern]) => pattern.test(name))?.[1]
    );
  }
}

/** What a figure is, by the blocks about it. */
export const decideFigure = (blocks: readonly number[], { words }: Query): Decision => ({
  answer: { blocks, words, score: 1 },
  nearest: [],
});
