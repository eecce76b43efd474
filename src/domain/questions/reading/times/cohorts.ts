import type { Filter, Operator } from '../../query';
import type { PeriodMention } from '../words/periods';
import type { Span } from '../words/spans';
import { isMarked } from '../grouping/marked';
import { type Tokens, isNoun, isOperator, meaningsOf } from '../tokens';

/** Between two years of one list: "2023, 2024 and 2025", "2023과 2024", "2023、2024". */
const LISTED =
  /^(?: ?[,、·/&+~–-]| ?(?:and|or|to|through|과|와|및|하고|이랑|랑|도|和|與|及|跟|或|到|至)(?= |\d|$))+ ?$/;

const isListed = (tokens: Tokens, text: string, one: number, other: number): boolean =>
  LISTED.test(
    text.slice(tokens.at(Math.min(one, other))?.end, tokens.at(Math.max(one, other))?.start),
  );

/** The last year of a list, from one of them on, and how many there are until there. */
function endOf(tokens: Tokens, text: string, index: number, step: -1 | 1) {
  let end = index;
  let years = 0;
  for (let at = index + step; ; at += step) {
    const span = tokens.at(at);
    const isYear = span?.period !== undefined && isListed(tokens, text, end, at);
    if (isYear) {
      end = at;
      years += 1;
    } else if (!isOperator(span, 'add', 'or', 'notBefore') || isNoun(span)) return { end, years };
  }
}

/** "2025年群組 RE-HLT": the group is named, and the year is a time. */
export const isOfNamed = (tokens: Tokens, index: number): boolean =>
  meaningsOf(tokens.at(index + 1), 'dimension').some(({ id }) => id === 'group') &&
  meaningsOf(tokens.at(index + 2), 'value').some(({ dimension }) => dimension === 'group');

/** "Groups issued in 2023 and 2025", "2023年和2025年群組": whether a list of years has one of issue. */
export function isListedWithIssue(tokens: Tokens, index: number, text: string): boolean {
  const [from, to] = ([-1, 1] as const).map((step) => endOf(tokens, text, index, step).end);
  return tokens.list.slice(from, (to ?? index) + 1).some(({ period }) => period?.isIssued === true);
}

/** The noun beside a list of years, with only words of joining or leaving out between them. */
function nounBeside(tokens: Tokens, end: number, step: -1 | 1): number | undefined {
  let at = end + step;
  // 2023與2024兩個年度群組
  const isPassed = (span: Span | undefined) =>
    (isOperator(span, 'add', 'or', 'notBefore') && !isNoun(span)) || span?.number?.value === 2;
  while (isPassed(tokens.at(at))) at += step;
  const isOfIssue = meaningsOf(tokens.at(at), 'dimension').some(({ id }) => id === 'cohort');
  return isOfIssue ? at : undefined;
}

/**
 * "the 2024 cohort", and all of "cohorts 2023, 2024 and 2025". "The 2023 cohort in 2025" has a year of issue and a time; where figures are split by
 * cohorts, one year is their time: "2024년 코호트별".
 */
export function isCohort(tokens: Tokens, index: number, text: string): boolean {
  const [back, ahead] = ([-1, 1] as const).map((step) => endOf(tokens, text, index, step));
  if (!back || !ahead) return false;
  const isOne = back.years + ahead.years === 0;
  const behind = nounBeside(tokens, ahead.end, 1);
  if (behind !== undefined) return !(isOne && isMarked(tokens, behind));
  // "The most profitable cohort of 2025" is ranked.
  const isRanked = (at: number) => isOperator(tokens.at(at - 1), 'top', 'bottom');
  const before = nounBeside(tokens, back.end, -1);
  // "Per cohort, 2025 and 2024": their times.
  const isApart = /^ ?[,:，：]/.test(text.slice(tokens.at(before ?? -1)?.end));
  return (
    before !== undefined &&
    !((isOne || isApart) && isMarked(tokens, before)) &&
    !(isOne && isRanked(before)) &&
    !(tokens.at(before - 1)?.period && isCohort(tokens, before - 1, text))
  );
}

/** "Groups issued in 2025": what stands beside the year is what was issued. */
export const isOfRows = (tokens: Tokens, index: number): boolean =>
  [index - 2, index - 1, index + 1].some((at) =>
    meaningsOf(tokens.at(at), 'dimension').some(({ id }) => id === 'group'),
  );

const HOLDS: Readonly<Record<Operator, (year: string, bound: string) => boolean>> = {
  '<': (year, bound) => year < bound,
  '<=': (year, bound) => year <= bound,
  '>': (year, bound) => year > bound,
  '>=': (year, bound) => year >= bound,
};

/** The years that are meant; where none is known, one beyond the bound, which has no rows. */
export function yearsOf({ range, bound }: PeriodMention, cohorts: readonly string[]): string[] {
  const year = bound?.year ?? range.from.slice(0, 4);
  if (!bound) return [year];
  const held = cohorts.filter((each) => HOLDS[bound.operator](each, year));
  return held.length > 0
    ? held
    : [String(Number(year) + (bound.operator.startsWith('<') ? -1 : 1))];
}

/** Years of issue, those that are left out by themselves. */
export function withCohort(
  filters: readonly Filter[],
  years: readonly string[],
  isLeftOut: boolean,
): Filter[] {
  const same = filters.find((filter) => filter.isNegated === isLeftOut);
  const values = [...new Set([...(same?.values ?? []), ...years])];
  return [
    ...filters.filter((filter) => filter !== same),
    { dimension: 'cohort', values, isNegated: isLeftOut },
  ];
}
