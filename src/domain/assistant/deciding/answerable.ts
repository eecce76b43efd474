import type { Query } from './conflicts';

/** A question in words that can be compared. */
export interface Resolved extends Query {
  /** Ids of the glossary's terms in it. */
  terms: readonly string[];
}

/** Blocks that answer a question. */
export interface Answerable {
  blocks: readonly number[];
  /** What the answer's sentences are chosen by. */
  words: ReadonlySet<string>;
  score: number;
}
