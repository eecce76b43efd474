import type { Locale } from '../locale';
import { tokensOf } from '../wiki';
import { sentencesOf } from './words/sentences';

/** Figures, percentages and paragraphs, with what stands around them in brackets. */
const FIGURES = /[A-Z]{0,2}\d[\d,]*(?:\.\d+)*[A-Z]?(?:\([a-z]+\)|[⑴-⒇㈎-㈛])*%?/g;
const NEGATIONS: Record<Locale, RegExp> = {
  en: /\b(?:not|no|never|none|cannot|nor|neither|without|unless|except|only|n't)\b|n't\b/gi,
  ko: /않|아니|아닌|없|못하|불가|제외|만\s/g,
  'zh-tw': /不|非|未|無|沒|勿|僅|除/g,
};
/** Of a sentence's words, so many must stand in the one that it says again. */
const MIN_SHARED_WORDS = 0.75;

const figuresIn = (text: string) =>
  (text.match(FIGURES) ?? []).map((figure) => figure.replace(/,/g, ''));
const namesIn = (text: string) => text.match(/(?<!^|[.!?]\s)\b[A-Z][\w-]+/g) ?? [];
const negationsIn = (text: string, locale: Locale) => (text.match(NEGATIONS[locale]) ?? []).length;

/**
 * Whether a sentence says what a passage says: its words stand in one or two neighbouring sentences there, and so do its figures, its paragraphs and its
 * names, and it denies as much as they do. Says nothing of style.
 */
export function holds(sentence: string, passage: string, locale: Locale): boolean {
  const sources = sentencesOf(passage, locale);
  const spans = sources.flatMap((source, index) => {
    const next = sources[index + 1];
    return next === undefined ? [source] : [source, `${source} ${next}`];
  });
  return spans.some((span) => restates(sentence, span, locale));
}

function restates(sentence: string, source: string, locale: Locale): boolean {
  const figures = new Set(figuresIn(source));
  if (!figuresIn(sentence).every((figure) => figures.has(figure))) return false;
  if (negationsIn(sentence, locale) !== negationsIn(source, locale)) return false;
  if (!namesIn(sentence).every((name) => source.includes(name))) return false;
  const words = new Set(tokensOf(source).map(({ term }) => term));
  const said = [...new Set(tokensOf(sentence).map(({ term }) => term))];
  if (said.length === 0) return false;
  return said.filter((word) => words.has(word)).length / said.length >= MIN_SHARED_WORDS;
}
