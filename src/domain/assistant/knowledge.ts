import type { Locale } from '../locale';
import type { PageKind, SimplifiedChinese, Term } from '../wiki';
import type { Figures } from './figures';
import type { PageModel } from './pageModel';
import type { Synonyms } from './words/vocabulary';

export type BlockKind = 'text' | 'table' | 'formula' | 'drawing' | 'definition';

/** What a block says in one language: word for word what its page shows. */
export interface BlockText {
  /** The page's own heading. */
  title: string;
  heading: string;
  /** Empty for a formula. For a drawing its title and its description. */
  text: string;
  columns?: string[];
  rows?: string[][];
  /** The words of the text as questions are compared with it, one space between them. */
  words: string;
  /** Those of title and heading: a place in `headings`. */
  around: number;
  /** Of a formula, in a line of text. */
  formula?: string;
  /** Of a drawing: its address, its size in pixels, and its title. */
  image?: { src: string; width: number; height: number; caption: string };
}

/** A paragraph, an item of a list, a table, a formula, a drawing, a definition, or a fact about the site; the same in every language. */
export interface Block {
  /** The address of its page below the site. */
  path: string;
  /** Empty for what stands above the first heading. */
  anchor: string;
  kind: BlockKind;
  /** Of a page of the handbook; undefined elsewhere. */
  page?: PageKind;
  /** One of a list. */
  isItem?: true;
  /** Ids of the glossary's terms in it. */
  terms: string[];
  /** Paragraphs of IFRS 17 that it cites, as terms of the search. */
  paragraphs: string[];
  texts: Record<Locale, BlockText>;
}

/** A question as practitioners ask it, with the blocks that answer it; none where nothing here does. */
export interface WrittenQuestion {
  blocks: number[];
  texts: Record<Locale, { text: string; words: string }>;
}

/** Words of ours, by language. */
export interface Phrases {
  unknown: string;
  /** With `{paragraph}`. */
  unknownParagraph: string;
  /** Figures of the books are asked for elsewhere, by a link of this name. */
  ofBooks: string;
  askBooks: string;
  partly: string;
  /** Stands before what is written of something that was claimed of a paragraph. */
  ofClaim: string;
  greeting: string;
  thanks: string;
  /** Who asks who answers here. */
  about: string;
  /** Who is annoyed. */
  sorry: string;
}

/** Everything that the assistant knows, as the build writes it. */
export interface Knowledge {
  blocks: Block[];
  questions: WrittenQuestion[];
  headings: Record<Locale, string[]>;
  glossary: Term[];
  simplifiedChinese: SimplifiedChinese;
  synonyms: Synonyms;
  /** What questions are made of whatever they ask. */
  fillers: string[];
  /** English words of the pages by their stems. */
  spellings: Record<string, string>;
  /** Words that say little in any question, as terms of the search. */
  common: string[];
  phrases: Record<Locale, Phrases>;
  /** Names of figures of a close. */
  figures: Figures;
  /** Learnt from the rest; without them no page is likelier than another. */
  pageModels?: Record<Locale, PageModel>;
}
