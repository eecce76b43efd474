import { headingLines } from './headings';
import { cjkNumber } from './numerals';
import { healLines, type Language, languageOf, normalize } from './text';

/** A paragraph, an item or a sentence of one, with the marks that lead to it: `①`, `1.`, `가.`. */
export interface Clause {
  place: string;
  text: string;
}

export interface Article {
  index: number;
  /** `12`, `12-2`; empty where the document does not number. */
  number: string;
  /** As written: `제12조의2`. */
  label: string;
  title: string;
  part: string;
  /** Counts how often the numbers began anew before: a rider has articles of its own. */
  section: number;
  clauses: Clause[];
}

export interface Wording {
  language: Language;
  articles: Article[];
}

interface Heading {
  number: string;
  label: string;
  title: string;
  rest: string;
}

const PARTS = [
  /^제\s*\d+\s*(?:편|장|관|절)(?=\s|$|[.:(])/,
  /^第\s*[一二三四五六七八九十百\d]+\s*(?:編|章|節|编|节)/,
  /^(?:PART|CHAPTER)\s+(?:[IVXLC]+|\d+|[A-Z])\b/i,
];
const isPart = (line: string) => line.length <= 60 && PARTS.some((pattern) => pattern.test(line));

/** A title in brackets; it may hold others: 보험수익자(보험금을 받는 자)의 지정. */
const BRACKETED =
  '[(【\\[（〔]\\s*((?:[^()【】\\[\\]（）〔〕]|[(（[][^()（）\\[\\]]{1,30}[)）\\]]){1,60})\\s*[)】\\]）〕]';
const KOREAN = new RegExp(
  `^제\\s*(\\d+)\\s*조(?:\\s*의\\s*(\\d+))?\\s*(?:${BRACKETED})?(\\s*)(.*)$`,
);
/** A reference that a line happens to begin with goes on with a particle or a paragraph. */
const KOREAN_GOES_ON = /^(?:및|부터|까지|내지|또는|제\s*\d+\s*(?:항|호)|,)/;
const KOREAN_ARTICLE = /^제\s*\d+\s*조/;
const PARTICLE = /^(?:에|의|를|을|와|과|는|은|이|가|로|으로)/;
const CHINESE = new RegExp(
  `^第\\s*([一二三四五六七八九十百零〇\\d]+)\\s*[條条](?:\\s*之\\s*([一二三四五六七八九十\\d]+))?(?:\\s*${BRACKETED}|\\s*[：:]|\\s+|$)\\s*(.*)$`,
);
/** 第二十七條 第二期以後保險費的交付 is a title, 第二十七條 第二項 a reference. */
const CHINESE_GOES_ON = /^(?:第\s*[一二三四五六七八九十\d]+\s*[項款目條条]|之|及|規定|、|，)/;
const ENGLISH =
  /^(?:Article|Section|Clause|Condition)\s+(\d+[A-Z]?(?:\.\d+)*)\s*[.:)–—-]*\s*(.*)$/i;
const ENGLISH_GOES_ON =
  /^(?:of|and|or|to|above|below|shall|applies|does|is|are|,|\((?![A-Z])|[a-z])/;
const ENGLISH_BRACKETED = new RegExp(`^${BRACKETED}\\s*(.*)$`);
/** `1. Purpose`, `1.(목적) ...`, where no articles are named so. */
const NUMBERED = /^(\d{1,3})\.\s*(?:\(([^)]{2,40})\)\s*(.*)|(?<=\s)([A-Z][^.;]{2,60}))$/;
const ANNEX =
  /^[[【<(]?\s*(별\s*표|부\s*표|附表|Annex|Schedule|Appendix)\s*(\d+|[A-Z]|[一二三四五六七八九十]+)?\s*[\]】>)]?\s*(.*)$/i;

function headingOf(line: string): Heading | undefined {
  const korean = KOREAN.exec(line);
  if (korean) {
    const [, number = '', branch = '', title = '', gap = '', rest = ''] = korean;
    const goesOn =
      KOREAN_GOES_ON.test(rest) ||
      (title === '' && KOREAN_ARTICLE.test(rest)) ||
      (gap === '' && PARTICLE.test(rest));
    const label = `제${number}조${branch && `의${branch}`}`;
    if (goesOn || (!title && rest.length > 40)) return undefined;
    return {
      number: `${number}${branch && `-${branch}`}`,
      label,
      title: title || rest,
      rest: title ? rest : '',
    };
  }
  const chinese = CHINESE.exec(line);
  if (chinese) {
    const [, number = '', branch = '', title = '', rest = ''] = chinese;
    if (CHINESE_GOES_ON.test(rest)) return undefined;
    const short = !title && rest.length <= 20 && !/[。；]$/.test(rest);
    const [letter = ''] = /[條条]/.exec(line) ?? [];
    return {
      number: `${cjkNumber(number)}${branch && `-${cjkNumber(branch)}`}`,
      label: `第${number}${letter}${branch && `之${branch}`}`,
      title: title || (short ? rest : ''),
      rest: title || !short ? rest : '',
    };
  }
  const english = ENGLISH.exec(line);
  if (english) {
    const [, number = '', rest = ''] = english;
    if (ENGLISH_GOES_ON.test(rest)) return undefined;
    const [, title = rest, body = ''] =
      ENGLISH_BRACKETED.exec(rest) ?? /^([^.]{2,70}?)[.:]\s+(.+)$/.exec(rest) ?? [];
    return {
      number: number.toLowerCase(),
      label: line.slice(0, line.length - rest.length).trim(),
      title: title.replace(/[.:]$/, ''),
      rest: body,
    };
  }
  return undefined;
}

function annexOf(line: string): Heading | undefined {
  const [, kind, number = '', title = ''] = ANNEX.exec(line) ?? [];
  if (!kind || line.length > 80 || /[.。다]$/.test(line)) return undefined;
  return { number: `annex ${number}`.trim(), label: `${kind} ${number}`.trim(), title, rest: '' };
}

const MARKS = [
  /^[①-⑳㉑-㉟]\s*/,
  /^[(（]?\d{1,2}[)）](?=\s|[가-힣一-鿿])\s*/,
  /^\d{1,2}(?:\.\d{1,2})*\.\s+/,
  /^\d{1,2}(?:\.\d{1,2})+\s+(?=[A-Z"'가-힣一-鿿])/,
  /^\d{1,2}\.(?=[가-힣一-鿿])/,
  /^[가-하][.)]\s+/,
  /^[(（][a-z]{1,4}[)）]\s*/,
  /^[(（][一二三四五六七八九十]+[)）]\s*/,
  /^[一二三四五六七八九十]{1,3}、\s*/,
  /^[-•·*▪◦]\s+/,
];
const markOf = (line: string) =>
  MARKS.map((pattern) => pattern.exec(line)?.[0]).find(Boolean) ?? '';

/** Inside a line, where OCR or a copy has put several paragraphs on one. */
const splitParagraphs = (text: string) =>
  text
    .split(/(?=[①-⑳])/)
    .map((part) => part.trim())
    .filter(Boolean);

const END_OF_SENTENCE: Record<Language, RegExp> = {
  ko: /(?<=[다함음]\.)\s+|(?<=\.)\s+(?=다만|단,|이 경우)/,
  zh: /(?<=[。；])/,
  en: /(?<=[a-z)\d%"']\.)\s+(?=[A-Z"(])|(?<=;)\s+/,
};

/** The sentences of a text. */
export const sentencesOf = (text: string, language: Language): string[] =>
  text
    .split(END_OF_SENTENCE[language])
    .map((part) => part.trim())
    .filter(Boolean);

function addLine(article: Article, line: string, language: Language): void {
  for (const paragraph of splitParagraphs(line)) {
    const mark = markOf(paragraph);
    const text = paragraph.slice(mark.length).trim();
    for (const sentence of sentencesOf(text, language))
      article.clauses.push({ place: mark.trim(), text: sentence });
  }
}

/** Reads the form of a wording: parts, articles, paragraphs, items, sentences. Every text has one article at least. */
export function parseWording(source: string): Wording {
  const text = headingLines(normalize(source));
  const language = languageOf(text);
  const isMark = (line: string) =>
    isPart(line) ||
    headingOf(line) !== undefined ||
    annexOf(line) !== undefined ||
    NUMBERED.test(line) ||
    markOf(line) !== '';
  const named = text.split('\n').some((line) => headingOf(line.trim()));
  const isTitle = (line: string) => {
    const heading = headingOf(line) ?? annexOf(line);
    if (!named && language === 'en' && NUMBERED.test(line)) return true;
    return isPart(line) || (heading !== undefined && heading.rest === '' && heading.title !== '');
  };
  const lines = healLines(text, { isMark, isTitle }, language);
  const numbered = lines.some((line) => headingOf(line)) ? undefined : NUMBERED;
  const articles: Article[] = [];
  let part = '';
  const open = ({ number, label, title, rest }: Heading) => {
    const article: Article = {
      index: articles.length,
      number,
      label,
      title: title.trim(),
      part,
      section: 0,
      clauses: [],
    };
    articles.push(article);
    if (rest) addLine(article, rest, language);
  };
  for (const line of lines) {
    const simple = numbered?.exec(line);
    const heading: Heading | undefined = simple
      ? {
          number: simple[1] ?? '',
          label: `${simple[1]}.`,
          title: simple[2] ?? simple[4] ?? '',
          rest: simple[3] ?? '',
        }
      : (headingOf(line) ?? annexOf(line));
    if (heading) open(heading);
    else if (isPart(line)) part = line;
    else {
      if (articles.length === 0) open({ number: '', label: '', title: '', rest: '' });
      const last = articles.at(-1);
      if (last) addLine(last, line, language);
    }
  }
  return { language, articles: inSections(withoutContents(articles)) };
}

const nameOf = ({ number, title }: Article) => `${number} ${title}`;

/** Without the entries of a table of contents: headings that come again with their text. */
function withoutContents(articles: readonly Article[]): Article[] {
  const written = new Set(articles.filter(({ clauses }) => clauses.length > 0).map(nameOf));
  return articles.filter((each) => each.clauses.length > 0 || !written.has(nameOf(each)));
}

/** Numbers the articles and the sections in which their numbers rise. */
function inSections(articles: readonly Article[]): Article[] {
  let section = 0;
  let last = 0;
  return articles.map((article, index) => {
    const number = /^\d/.test(article.number) ? parseInt(article.number, 10) : last;
    if (number < last) section += 1;
    last = number;
    return { ...article, index, section };
  });
}
