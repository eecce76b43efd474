import type { PeriodMention } from './mention';

type Groups = readonly (string | undefined)[];
type Mention = Omit<PeriodMention, 'start' | 'end'>;
export type Rule = readonly [RegExp, (groups: Groups, latest: string) => Mention | undefined];

const CHINESE_DIGITS = '一二三四五六七八九十';
const ENGLISH = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const KOREAN = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const ORDINALS = ['first', 'second', 'third', 'fourth'];
export const MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

export const yearOf = (period: string): number => Number(period.slice(0, 4));
const month = (year: number, of: number) => `${year}-${String(of).padStart(2, '0')}`;
export const quarter = (year: number, of: number) => month(year, of * 3);
export const at = (period: string): Mention => ({ range: { from: period, to: period } });
export const yearless = (mention: Mention): Mention => ({ ...mention, isYearless: true });
export const monthAt = (year: number, of: number): Mention => ({
  ...at(month(year, of)),
  isMonth: true,
});
export const dayIn = (year: number, of: number): Mention => ({ ...monthAt(year, of), isDay: true });
export const wholeYear = (year: number): Mention => ({
  range: { from: quarter(year, 1), to: quarter(year, 4) },
});
export const firstQuarters = (year: number, count: number): Mention => ({
  range: { from: quarter(year, 1), to: quarter(year, count) },
});
export const betweenQuarters = (from: string, to: string): Mention => ({
  range: { from, to },
  ends: [
    { from, to: from },
    { from: to, to },
  ],
});
/** Whole quarters, where they begin and end with these months. */
export function betweenMonths(since: number, from: number, until: number, to: number): Mention {
  const isWhole = from % 3 === 1 && to % 3 === 0;
  return isWhole
    ? { range: { from: quarter(since, (from + 2) / 3), to: quarter(until, to / 3) } }
    : { ...betweenQuarters(month(since, from), month(until, to)), isMonth: true };
}
export const halfYear = (year: number, half: number): Mention => ({
  range: { from: quarter(year, half * 2 - 1), to: quarter(year, half * 2) },
});

/** A digit, a Chinese, a Korean or an English numeral. */
export function countOf(word = ''): number {
  if (/^\d+$/.test(word)) return Number(word);
  const chinese = CHINESE_DIGITS.indexOf(word) + 1;
  if (word === '兩') return 2;
  if (KOREAN.includes(word)) return KOREAN.indexOf(word) + 1;
  return chinese > 0 ? chinese : ENGLISH.indexOf(word) + ORDINALS.indexOf(word) + 2;
}

export const YEAR = '(20\\d\\d)';
/** Written short, of this century, or counted as in Taiwan: "25년", "Q3'24", "113年". Only where something says that it is a year. */
export const SHORT_YEAR = '(1[01]\\d|2[1-9])';
export const ANY_YEAR = `(20\\d\\d|1[01]\\d|2[1-9])(?!\\d)`;
/** After a year that was written short there is no noun that it could be the number of. */
export const NO_NUMBER =
  '(?!\\d| ?(?:%|largest|biggest|smallest|highest|lowest|top|groups?|portfolios?|cohorts?))';
export function yearFrom(text = ''): number {
  const number = Number(text);
  return number >= 2000 ? number : number >= 100 ? number + 1911 : number + 2000;
}
export const COUNT = `(\\d{1,2}|[${CHINESE_DIGITS}兩]|${[...ENGLISH, ...KOREAN].join('|')})`;
export const QUARTER = `([1-4${CHINESE_DIGITS.slice(0, 4)}])`;
export const ORDINAL = `(${ORDINALS.join('|')}|[1-4](?:st|nd|rd|th))`;
export const quarterNumber = (word = ''): number =>
  /^\d/.test(word)
    ? Number(word[0])
    : Math.max(ORDINALS.indexOf(word), CHINESE_DIGITS.indexOf(word)) + 1;

/** "Last qtr", "this yr". */
const shortened = (pattern: string): string =>
  pattern.replaceAll('quarter', '(?:quarter|qtr)').replaceAll('year', '(?:year|yr)');

export const rule = (pattern: string, read: Rule[1]): Rule => [
  new RegExp(shortened(pattern), 'g'),
  read,
];
export const say = (pattern: string, read: (latest: string) => Mention): Rule =>
  rule(pattern, (_, latest) => read(latest));
