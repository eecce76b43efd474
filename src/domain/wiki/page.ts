import type { Locale } from '../locale';
import type { PageKind } from './tree';

/** A page of the wiki as data: what the build makes of its Markdown in src/content/wiki. */
export interface WikiPage {
  /** As in the section tree; for a leaf the name of its kind. */
  title: string;
  heading: string;
  summary: string;
  kind: PageKind;
  /** Paragraphs of IFRS 17, ranges included. */
  paragraphs: string[];
  /** Section paths. */
  related: string[];
  contents: { id: string; text: string; level: 2 | 3 }[];
  html: string;
}

/** What stands between two headings, as plain text: what the search looks through. */
export interface WikiPassage {
  path: string;
  /** The page's own heading. */
  page: string;
  /** Empty for what stands above the first heading. */
  anchor: string;
  heading: string;
  /** Titles of the levels above the page. */
  trail: string;
  /** Page and heading in the other languages. */
  sisters: string;
  /** Paragraphs of IFRS 17 that the page deals with, ranges included: at its first passage only. */
  paragraphs?: string[];
  text: string;
}

export interface Term {
  /** What pages write between double brackets. */
  id: string;
  /** The abbreviation that all three languages use. */
  short?: string;
  terms: Record<Locale, string>;
  /** Of the first character of the Chinese term: registers in Taiwan are ordered by them. */
  strokes: number;
  /** Other words for the same in a language. */
  also?: Partial<Record<Locale, string[]>>;
  /** Words for it that the pages have not taken, by language. */
  not?: Partial<Record<Locale, string[]>>;
  /** What people type for it in any language: the search knows it, the pages do not show it. */
  asked?: string[];
  definition: Record<Locale, string>;
}
