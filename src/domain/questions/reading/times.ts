import type { Comparison, Filter, PeriodRange } from '../query';
import type { PeriodMention } from './periods';
import { before, monthsOf } from './shifts';
import { type Tokens, isOperator, meaningsOf } from './tokens';

export interface Times {
  readonly period?: PeriodRange | undefined;
  readonly comparison?: Comparison | undefined;
  /** Several times told apart: those quarters or years only. */
  readonly filter?: Filter | undefined;
  /** Split by quarter or by year. */
  readonly splitBy?: 'period' | 'year' | 'month' | undefined;
  /** Years that are cohorts: "2022 코호트". */
  readonly cohorts: readonly string[];
}

const isYear = ({ range: { from, to } }: PeriodMention): boolean =>
  from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-03') && to.endsWith('-12');
const isQuarter = ({ range: { from, to } }: PeriodMention): boolean => from === to;

function isCohort(tokens: Tokens, index: number): boolean {
  const near = [index - 1, index + 1].flatMap((at) => meaningsOf(tokens.at(at), 'dimension'));
  return near.some(({ id }) => id === 'cohort');
}

/** "compared with last quarter", "전분기 대비", "較去年同期". */
function isCompared(tokens: Tokens, index: number): boolean {
  const isBefore = isOperator(tokens.at(index - 1), 'compareBefore');
  const isAfterwards = isOperator(tokens.at(index + 1), 'compareAfter');
  return isBefore || isAfterwards || tokens.operators('change').length > 0;
}

/** "2024 and 2025" stand side by side. */
const areJoined = (tokens: Tokens): boolean =>
  tokens.list.some(
    ({ period }, index) =>
      period && isOperator(tokens.at(index + 1), 'add') && tokens.at(index + 2)?.period,
  );

/** When a question is about. */
export function timesOf(tokens: Tokens): Times {
  const { hasMonths } = tokens.model.conventions;
  const rangeOf = ({ range, isMonth }: PeriodMention) =>
    hasMonths && !isMonth ? monthsOf(range) : range;
  const cohorts: string[] = [];
  const mentions: PeriodMention[] = [];
  let comparison: Comparison | undefined;
  tokens.list.forEach(({ period }, index) => {
    if (!period) return;
    if (isYear(period) && isCohort(tokens, index)) cohorts.push(period.range.from.slice(0, 4));
    else if (period.relative && isCompared(tokens, index)) comparison = period.relative;
    else mentions.push(period);
  });
  if (tokens.operators('quarterOnQuarter').length > 0) comparison = 'previous';
  if (tokens.operators('yearOnYear').length > 0) comparison = 'yearBefore';

  const [first, second] = mentions;
  const later = mentions.toSorted((a, b) => b.range.to.localeCompare(a.range.to))[0];
  // "2025 versus 2024": the later one, beside the earlier.
  if (
    first &&
    second &&
    later &&
    mentions.length === 2 &&
    !areJoined(tokens) &&
    tokens.operators('compare', 'compareBefore', 'compareAfter', 'change').length > 0
  ) {
    const earlier = later === first ? second : first;
    const told = (['previous', 'yearBefore'] as const).find((each) => {
      const { from, to } = before(later.range, each);
      return from === earlier.range.from && to === earlier.range.to;
    });
    if (told) return { comparison: told, cohorts, period: rangeOf(later) };
  }
  const isMonths = hasMonths && mentions.every(({ isMonth }) => isMonth);
  if (first && second && mentions.every(isQuarter)) {
    const dimension = isMonths ? 'month' : 'period';
    return {
      comparison,
      cohorts,
      filter: {
        dimension,
        values: mentions.map(({ range }) => range.to).sort(),
        isNegated: false,
      },
      splitBy: dimension,
    };
  }
  if (first && second && mentions.every(isYear))
    return {
      comparison,
      cohorts,
      filter: {
        dimension: 'year',
        values: mentions.map(({ range }) => range.to.slice(0, 4)).sort(),
        isNegated: false,
      },
      splitBy: 'year',
    };
  const ranges = mentions.map(rangeOf);
  const from = ranges.map((range) => range.from).sort()[0];
  const to = ranges
    .map((range) => range.to)
    .sort()
    .at(-1);
  return {
    comparison,
    cohorts,
    period: from !== undefined && to !== undefined ? { from, to } : undefined,
    splitBy: mentions.some(({ isSeries }) => isSeries) ? 'period' : undefined,
  };
}
