import { compact, type Language } from './text/text';
import { type Value, valuesOf } from './values';

/** A word or a figure of a clause. Tokens with equal keys mean the same. */
export interface Token {
  key: string;
  text: string;
  start: number;
  end: number;
  value?: Value;
}

/** What the words of one wording mean: names that it defines as the same, articles that its references lead to. */
export interface Reading {
  language: Language;
  /** Long name to short, by the document's own definition. */
  aliases: ReadonlyMap<string, string>;
  /** The identity of the article that a reference means, the same for both wordings. */
  target: (reference: Value, before: string, after: string) => string;
}

const ALIAS_PATTERNS = [
  /([가-힣]{2,20})\s*\(\s*이하\s*["'「『]?([가-힣]{2,20}?)["'」』]?\s*(?:이?라|로)\s*(?:합니다|한다|함)/g,
  /([一-鿿]{2,12})\s*[（(]\s*以下(?:簡)?稱\s*["「『]?([一-鿿]{1,12}?)["」』]?\s*[）)]/g,
  /\b([A-Z][A-Za-z]{2,30})\s*\(\s*(?:the\s+|hereinafter\s+(?:the\s+)?)?"([A-Za-z]{2,30})"\s*\)/g,
];

/** Names that a wording introduces as the same: 보험계약자(이하 "계약자"라 합니다). */
export function aliasesOf(text: string): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const pattern of ALIAS_PATTERNS) {
    for (const [, long = '', short = ''] of text.matchAll(pattern)) {
      if (long !== short) aliases.set(compact(long), compact(short));
    }
  }
  return aliases;
}

const segmenters = new Map<Language, Intl.Segmenter>();
function segmenterOf(language: Language): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

function words(text: string, offset: number, language: Language): Omit<Token, 'key'>[] {
  if (language === 'zh') {
    return [...segmenterOf('zh').segment(text)]
      .filter(({ segment }) => segment.trim() !== '')
      .map(({ segment, index }) => ({
        text: segment,
        start: offset + index,
        end: offset + index + segment.length,
      }));
  }
  const pattern =
    language === 'ko'
      ? /[\p{L}\p{N}·%]+|[^\s\p{L}\p{N}]/gu
      : /[\p{L}\p{N}][\p{L}\p{N}'-]*|[^\s\p{L}\p{N}]/gu;
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    text: word,
    start: offset + index,
    end: offset + index + word.length,
  }));
}

/** Marks that are set or left out without a change of meaning. */
const EMPTY_MARKS = /^[,.;:，。；：、"'「」『』·()（）]$/;

/** The long and the short form of Korean negation: 아니합니다, 않습니다. */
const LONG_NEGATION = /아니(합|하|한|할|함)/;
const SHORT_NEGATION: Record<string, string> = {
  합: '않습',
  하: '않',
  한: '않은',
  할: '않을',
  함: '않음',
};

function keyOf(word: string, aliases: ReadonlyMap<string, string>): string {
  let key = compact(word).replace(
    LONG_NEGATION,
    (form, end: string) => SHORT_NEGATION[end] ?? form,
  );
  for (const [long, short] of aliases) if (key.includes(long)) key = key.replace(long, short);
  return key;
}

/** The words and figures of a clause; a figure is one token, whatever stands between its digits. */
export function tokensOf(text: string, reading: Reading): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const addWords = (to: number) => {
    for (const word of words(text.slice(at, to), at, reading.language)) {
      if (!EMPTY_MARKS.test(word.text))
        tokens.push({ ...word, key: keyOf(word.text, reading.aliases) });
    }
  };
  for (const value of valuesOf(text)) {
    addWords(value.start);
    const key =
      value.kind === 'crossReference'
        ? `=>${reading.target(value, text.slice(0, value.start), text.slice(value.end))}`
        : `=${value.canonical}`;
    tokens.push({ key, text: value.text, start: value.start, end: value.end, value });
    at = value.end;
  }
  addWords(text.length);
  return tokens;
}
