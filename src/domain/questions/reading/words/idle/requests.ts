import type { Span } from '../spans';
import requests from './requests.json';

type Part = Pick<Span, 'start' | 'end' | 'text'>;

const KOREAN_BEHIND = new RegExp(requests.koreanBehind);
const CHINESE_BEFORE = new RegExp(requests.chineseBefore);
const ENGLISH_BEFORE = new RegExp(requests.englishBefore);
const ENGLISH_BEHIND = new RegExp(requests.englishBehind);
const CHANGING = new RegExp(`^(?:${requests.changing})`);
const MAX_CHINESE_VERB = 3;

/** "구해 주세요", 請附, "furnish the ...": what is done by whom is asked says no more than that it is asked for, unless it changes what is shown. */
export function isRequest({ start, end, text: word }: Part, text: string): boolean {
  if (CHANGING.test(word)) return false;
  const before = text.slice(0, start);
  const behind = text.slice(end);
  if (/[가-힣]/.test(word)) return KOREAN_BEHIND.test(behind);
  if (/[^ -ɏ]/.test(word)) return word.length <= MAX_CHINESE_VERB && CHINESE_BEFORE.test(before);
  // Before a figure a word may tell of it, before "of" it is a noun.
  return ENGLISH_BEFORE.test(before) && !word.endsWith('ed') && ENGLISH_BEHIND.test(behind);
}
