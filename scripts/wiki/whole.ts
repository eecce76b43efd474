/** Where a line must not end: what a careful typesetter would hold together, which no browser does by itself. */
import type { Locale } from '../../src/domain/locale';

const SPACE = '\u00a0';
const STANDARD = /\b((?:K-)?IFRS|IAS|IFRIC|SIC) (?=\d)/g;
/** Chinese sets a space between a figure and its measure word. */
const COUNTED =
  /(?<=\u7b2c) (?=\d)|(?<=\d) (?=[\u5e74\u6708\u65e5\u865f\u689d\u9805\u7ae0\u7bc0\u671f])/g;

const PARAGRAPH = String.raw`[A-Z]{0,2}\d[\d.]*[A-Z]?(?:\(\w+\))?`;
const RANGE = String.raw`(?<![\w-])${PARAGRAPH}-(?:${PARAGRAPH}|\(\w+\))(?![\w-])`;
/** A Korean particle belongs to the word before it, behind a bracket or a quotation mark as well. */
const PARTICLE = String.raw`[)\]\u201d\u2019\u300b\u300d\u300f]+[\uac00-\ud7a3]+`;
const WHOLE = new RegExp(`${RANGE}|${PARTICLE}`, 'gu');

/** Holds a standard and its number together, a figure and its measure word: by no-break spaces, which search and copy take for spaces. */
export function withoutBreaks(text: string, locale: Locale): string {
  const held = text.replace(STANDARD, `$1${SPACE}`);
  return locale === 'zh-tw' ? held.replace(COUNTED, SPACE) : held;
}

/** The same for text that is HTML already, where an element can hold paragraphs from and to, and a particle, without another letter. */
export function wholeHtml(text: string, locale: Locale): string {
  return withoutBreaks(text, locale).replace(WHOLE, (words) => `<span data-nowrap>${words}</span>`);
}
