import type { NumberMention } from './numbers';
import { SCALES, WORDS } from './scales';

const isEnglish = (word: string): boolean => /^[a-z]/.test(word);
const UNITS = Object.keys(WORDS).filter(isEnglish);
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALE = 'thousand|million|billion|trillion';
const FULL = new RegExp(
  `(?<![a-z\\d])(half a|(?:an?|${UNITS.join('|')})(?: and a half)?|(?:${TENS.join('|')})(?: (?:${UNITS.join('|')}))?)?(?: ?(hundred)(?: and)?(?: (${[...TENS, ...UNITS].join('|')}))?)? ?(${SCALE}|bn)(?![a-z])(?: (?:won|krw)\\b)?`,
  'g',
);

/** "Two and a half", "fifty", "half a", "a". */
function unitsOf(said = ''): number {
  if (said === 'half a') return 0.5;
  return said.split(' ').reduce((sum, word) => {
    if (word === 'half') return sum + 0.5;
    if (word === 'and' || (word === 'a' && sum > 0)) return sum;
    const tens = TENS.indexOf(word);
    return (
      sum + (tens >= 0 ? (tens + 2) * 10 : word === 'a' || word === 'an' ? 1 : (WORDS[word] ?? 0))
    );
  }, 0);
}

/** "A billion", "half a million", "two hundred thousand": amounts that are written out. */
function amountsIn(text: string): NumberMention[] {
  return [...text.matchAll(FULL)].flatMap((match) => {
    const [said, units, hundred, rest, scale = ''] = match;
    // "In millions" is a unit, not a number.
    if (units === undefined && hundred === undefined) return [];
    const small = hundred ? (unitsOf(units) || 1) * 100 + unitsOf(rest) : unitsOf(units);
    const start = match.index + (said.length - said.trimStart().length);
    return [
      {
        start,
        end: match.index + said.length,
        value: small * (SCALES[scale] ?? 1),
        isPercent: false,
      },
    ];
  });
}

const LIMITED =
  '(?:more than|less than|over|under|above|below|at least|at most|exceed(?:s|ing)?|about|up|for)';
const DIGITS = '一二三四五六七八九';
const digit = (word = ''): number =>
  /^\d+$/.test(word) ? Number(word) : word === '兩' ? 2 : DIGITS.indexOf(word) + 1;
const PARTS: Readonly<Record<string, number>> = { third: 3, quarter: 4, fifth: 5, tenth: 10 };
/** Of a whole: "more than a quarter of", "two thirds", "3분의 1", 三分之一, 兩成五. */
const FRACTIONS: readonly (readonly [RegExp, (groups: readonly string[]) => number])[] = [
  [
    new RegExp(`(?<=\\b${LIMITED} )(?:an?|one) (third|quarter|fifth|tenth)(?= of\\b| *$)`, 'g'),
    ([part = '']) => 100 / (PARTS[part] ?? 1),
  ],
  [
    /(?<![a-z]|(?:first|last|past|previous|the|all|over|across|for) )(two|three|four) (third|quarter|fifth|tenth)s(?= of\b| *$)/g,
    ([count = '', part = '']) => (100 * (WORDS[count] ?? 0)) / (PARTS[part] ?? 1),
  ],
  [/([2-9]|10) ?분의 ?(\d)/g, ([part = '', count = '']) => (100 * Number(count)) / Number(part)],
  [
    /([二三四五六七八九\d])分之([一二三四五六七八九\d])/g,
    ([part, count]) => (100 * digit(count)) / digit(part),
  ],
  [
    /([一二兩三四五六七八九\d])成([一二三四五六七八九\d])?(?![本立長為])/g,
    ([tens, ones]) => digit(tens) * 10 + (ones ? digit(ones) : 0),
  ],
];

/** Numbers that are written as words: amounts, and parts of a whole as percentages. */
export const spelledIn = (text: string): NumberMention[] => [
  ...amountsIn(text),
  ...FRACTIONS.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      value: read(match.slice(1)),
      isPercent: true,
    })),
  ),
];
