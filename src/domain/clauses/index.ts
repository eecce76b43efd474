/** What changed between two insurance wordings, and what it means: few changes, each with a name. */
import { alignArticles } from './alignment';
import { type Finding, findingsOf, type RedlineArticle } from './findings';
import { type Article, parseWording, type Wording } from './text/structure';
import { normalize } from './text/text';
import { aliasesOf, type Reading } from './tokens';
import type { Value } from './values';

export type { FindingType, Span } from './changes';
export type { Finding, Heading, Place, RedlineArticle, RedlineRow } from './findings';
export type { Gain, GainReason } from './gains';
export { listNumeral } from './text/listNumerals';
export { inlinePieces, type RedlinePiece, type Segment, segmentsOf } from './segments';
export type { Article, Clause, Wording } from './text/structure';
export type { Language } from './text/text';

export interface Comparison {
  old: Wording;
  new: Wording;
  findings: Finding[];
  /** Both wordings side by side. */
  articles: RedlineArticle[];
}

/** A reference into a law or another document. */
const OUTSIDE_BEFORE = /(?:법|법률|시행령|시행규칙|규정|협약|法|條例|規則)\s*[」』"]?\s*$/;
const OUTSIDE_AFTER = /^\s*(?:of|under)\s+the\s+[A-Z][\w\s]*(?:Act|Law|Code|Ordinance|Regulation)/;

/** Resolves references to the article of the other wording that belongs to the one they mean: of the same section, or of the first. */
function readingOf(
  wording: Wording,
  source: string,
  partner: ReadonlyMap<Article, Article>,
): (article: Article | undefined) => Reading {
  const keyOf = (section: number, number: string) => `${section}:${number}`;
  const byNumber = new Map(
    wording.articles.map((article) => [keyOf(article.section, article.number), article]),
  );
  const aliases = aliasesOf(normalize(source));
  return (citing) => ({
    language: wording.language,
    aliases,
    target: ({ canonical }: Value, before: string, after: string) => {
      const [number = '', rest = ''] = canonical.split(' ');
      const article =
        byNumber.get(keyOf(citing?.section ?? 0, number)) ?? byNumber.get(keyOf(0, number));
      if (!article || OUTSIDE_BEFORE.test(before) || OUTSIDE_AFTER.test(after))
        return `outside ${canonical}`;
      const meant = partner.get(article);
      return meant ? `${meant.index} ${rest}` : `gone ${canonical}`;
    },
  });
}

/** Compares two wordings, each as plain text; numbers of articles may differ, the language should not. */
export function compareWordings(oldText: string, newText: string): Comparison {
  const before = parseWording(oldText);
  const after = parseWording(newText);
  const alignment = alignArticles(before.articles, after.articles);
  const partners = new Map(alignment.pairs.map((pair) => [pair.old, pair.new]));
  const themselves = new Map(after.articles.map((article) => [article, article]));
  const redline = findingsOf(alignment, {
    old: readingOf(before, oldText, partners),
    new: readingOf(after, newText, themselves),
  });
  return { old: before, new: after, ...redline };
}
