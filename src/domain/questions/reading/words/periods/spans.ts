import { quartersFrom } from '../shifts';
import {
  COUNT,
  MONTHS,
  ORDINAL,
  type Rule,
  YEAR,
  at,
  countOf,
  quarter,
  quarterNumber,
  rule,
  say,
  wholeYear,
  yearOf,
} from './rule';

const MONTH = `(${MONTHS.join('|')})[a-z]*`;
/** "30 June 2025", "the end of June 2025", "June 30, 2025". */
const CLOSE = `(?:(?:the )?end (?:of )?)?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?,?)? ${YEAR}`;
const UP_TO =
  '(?:to|ended|ending|ending on|ended on|until|till|up to|through|that ended|that ended on)';
const LENGTHS: Readonly<Record<string, number>> = { half: 6, quarter: 3, year: 12 };

/** Whole quarters of so many months that end with a month. */
function monthsUntil(count: number, name = '', year = '') {
  const of = MONTHS.indexOf(name) + 1;
  if (count % 3 !== 0 || of % 3 !== 0 || count === 0) return undefined;
  const to = quarter(Number(year), of / 3);
  return { range: { from: quartersFrom(to, 1 - count / 3), to } };
}

/** A time before the last quarter, by its distance. */
function back(quarters: number, latest: string) {
  const mention = at(quartersFrom(latest, -quarters));
  if (quarters === 1) return { ...mention, relative: 'previous' as const };
  return quarters === 4 ? { ...mention, relative: 'yearBefore' as const } : mention;
}

const BACK = '(?:ago|earlier|back|before|previously|prior)(?! to\\b)';

/** Times by how long they are, or how far back they lie: "the nine months to 30 September 2025", "twelve months earlier", "the same quarter of 2024". */
export const spans: readonly Rule[] = [
  rule(`(?:the )?${COUNT} months ${UP_TO} ${CLOSE}`, ([count, name, year]) =>
    monthsUntil(countOf(count), name, year),
  ),
  rule(
    `(?<!\\b(?:this|current|to|so far) )(?:the )?(?:(half)[ -]?year|(quarter|year)) ${UP_TO} ${CLOSE}`,
    ([half, whole, name, year]) => monthsUntil(LENGTHS[half ?? whole ?? ''] ?? 0, name, year),
  ),
  rule(`(?:the one |that )?(?:from |of )?${COUNT} months ${BACK}`, ([count], latest) =>
    countOf(count) % 3 === 0 ? back(countOf(count) / 3, latest) : undefined,
  ),
  rule(`(?:the one |that )?(?:from |of )?(?:one|a|1) quarter ${BACK}`, (_, latest) =>
    back(1, latest),
  ),
  rule(
    `(?:q([1-4])|${ORDINAL} quarter) (?:of |in )?(?:the )?(?:last|previous|prior|preceding) year`,
    ([of, ordinal], latest) => {
      const said = quarter(yearOf(latest) - 1, quarterNumber(of ?? ordinal));
      return said === quartersFrom(latest, -4) ? back(4, latest) : at(said);
    },
  ),
  say(
    '(?:the )?same (?:quarter|period|time|point)(?: in| of)?(?:,)? (?:the )?(?:(?:a|one) year (?:ago|earlier|before|prior)|preceding year|year before)|(?:the )?(?:prior|previous|preceding) year s? ?(?:same|corresponding) (?:quarter|period)|(?:the )?(?:corresponding|comparable) (?:quarter|period)(?: of| in)?(?: the)? (?:last|previous|prior) year',
    (latest) => back(4, latest),
  ),
  // ... as that which another mention names.
  rule(
    `(?:the )?(?:same|corresponding|comparable) (?:${COUNT} )?(?:quarters?|periods?|months|half(?: ?year)?|time) (?:of|in) ${YEAR}`,
    ([, year]) => ({ ...wholeYear(Number(year)), isSame: true }),
  ),
  rule(`(?:the|all|all the|each of the) (?:four|4) quarters(?: of| in)? ${YEAR}`, ([year]) => ({
    ...wholeYear(Number(year)),
    isSeries: true,
  })),
];
