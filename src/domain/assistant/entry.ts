import type { PageKind } from '../wiki';
import type { Block } from './knowledge';
import type { Kind } from './words/kinds';

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

export const chapterOf = (block: Block | undefined) =>
  CHAPTERS.find(([path]) => block && path.test(block.path))?.[1];

const MAX_STANDING = 0.04;
const STANDING: Readonly<Partial<Record<PageKind, number>>> = {
  standard: MAX_STANDING,
  single: 0.03,
  overview: 0.01,
  issues: -0.02,
};

export const standingOf = (block: Block | undefined): number =>
  STANDING[block?.page ?? 'amendments'] ?? 0;

/** Sections on amendments. */
export const HISTORY = /^(?:before|after|why|transition|affected|amendments)$/;

/** Names of standards beside IFRS 17. */
export const OTHER_STANDARD = /^~(?:ifrs|ias|ifric)\d/;

/** Sections that work out an example. */
export const EXAMPLE = /worked-number$|-numbers$|^journal$|^model-notes$/;

/** Sections that lead to others, or ask themselves. */
export const GUIDE = /^(?:see-also|pages|answers|reading-guide)$|-question$/;
