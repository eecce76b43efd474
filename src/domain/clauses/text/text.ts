/** Text as it is compared: one form for each letter, lines of a page put together again. */

export type Language = 'ko' | 'en' | 'zh';

/** The language that most of the letters belong to. */
export function languageOf(text: string): Language {
  const hangul = text.match(/[가-힣]/g)?.length ?? 0;
  const han = text.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (hangul >= han && hangul * 3 >= latin) return hangul > 0 ? 'ko' : 'en';
  return han * 3 >= latin ? 'zh' : 'en';
}

const HALF_WIDTH = /[\uff01-\uff5e]/g;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff\u00ad]/g;

const HAN = /[\u4e00-\u9fff]/g;
const HAN_AFTER_HAN = /[\u4e00-\u9fff] (?=[\u4e00-\u9fff])/g;
const BETWEEN_LETTERS = /(?<=[^\sA-Za-z]) (?=[^\sA-Za-z])/g;

/** Some Chinese PDFs hold a space after every letter; in others a space means something. */
function withoutLetterSpaces(text: string): string {
  const letters = text.match(HAN)?.length ?? 0;
  const spaced = text.match(HAN_AFTER_HAN)?.length ?? 0;
  return spaced * 2 > letters ? text.replace(BETWEEN_LETTERS, '') : text;
}

/** One form for letters that look the same: composed Hangul, half-width digits, plain quotes and spaces. Chinese punctuation stays. */
export function normalize(text: string): string {
  return withoutLetterSpaces(oneForm(text));
}

function oneForm(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(HALF_WIDTH, (character) =>
      /[，：；！？（）]/.test(character)
        ? character
        : String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u2018\u2019\u201a\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u3000\t]/g, ' ');
}

const PAGE_NUMBER =
  /^\s*(?:page\s*)?[-<([]?\s*\d{1,4}\s*(?:(?:\/|of)\s*\d{1,4}\s*)?[->)\]]?\s*(?:쪽|페이지|頁)?\s*$/i;
const MIN_REPEATS = 3;
const MAX_HEAD_CHARS = 60;

/** Without the heads and feet of pages: numbers that stand alone, and short lines that come back with other numbers. */
function withoutPageHeads(lines: readonly string[], isMark: (line: string) => boolean): string[] {
  const keyOf = (line: string) => line.trim().replace(/\d+/g, '#');
  const count = new Map<string, number>();
  for (const line of lines) count.set(keyOf(line), (count.get(keyOf(line)) ?? 0) + 1);
  return lines.filter((line) => {
    const text = line.trim();
    if (PAGE_NUMBER.test(text)) return false;
    const repeated = (count.get(keyOf(line)) ?? 0) >= MIN_REPEATS && text !== '';
    return !(
      repeated &&
      text.length <= MAX_HEAD_CHARS &&
      !isMark(text) &&
      !/[.다。;:]$/.test(text)
    );
  });
}

/** How the lines of a wording are told apart. */
export interface LineRules {
  /** Begins a part, an article or an item. */
  isMark: (line: string) => boolean;
  /** Is a title: what follows does not belong to its line. */
  isTitle: (line: string) => boolean;
}

/** What looked like a title was the beginning of a sentence. */
const goesOn = (last: string, next: string) => /^[a-z]/.test(next) && !/[.;:!?]$/.test(last);

/** 前項 after the last item of a list is a paragraph of its own; after a line as long as a page is wide it goes on. */
const PARAGRAPH_BEFORE = /^前[二三四五六]?[項款]/;
const SHORT_LINE = 25;
const opensParagraph = (last: string, next: string) =>
  last.length < SHORT_LINE && PARAGRAPH_BEFORE.test(next);

/** Joins what a line or a page break has cut. */
export function healLines(
  text: string,
  { isMark, isTitle }: LineRules,
  language: Language,
): string[] {
  const healed: string[] = [];
  let open = false;
  for (const line of withoutPageHeads(text.split('\n'), isMark)) {
    const part = line.trim();
    const last = healed.at(-1);
    if (part === '') open &&= last !== undefined && !/[.。;:!?]$/.test(last);
    else if (
      last === undefined ||
      (!open && !goesOn(last, part)) ||
      isMark(part) ||
      opensParagraph(last, part)
    ) {
      healed.push(part);
      open = !isTitle(part);
    } else if (/[a-z]-$/.test(last) && /^[a-z]/.test(part))
      healed[healed.length - 1] = last.slice(0, -1) + part;
    else
      healed[healed.length - 1] =
        last + (language === 'zh' && !/[\w,.;]$/.test(last) ? '' : ' ') + part;
  }
  return healed;
}

/** Without the spaces, which are set differently in Korean and mean nothing in Chinese. */
export const compact = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
