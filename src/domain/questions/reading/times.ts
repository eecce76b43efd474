import type { Comparison, Filter, PeriodRange } from '../query';
import type { PeriodMention } from './periods';
import { type Tokens, isOperator, meaningsOf } from './tokens';

export interface Times {
  readonly period?: PeriodRange | undefined;
  readonly comparison?: Comparison | undefined;
  /** Several times told apart: those quarters or years only. */
  readonly filter?: Filter | undefined;
  /** Split by quarter or by year. */
  readonly splitBy?: 'period' | 'year' | undefined;
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

/** When a question is about. */
export function timesOf(tokens: Tokens): Times {
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
  if (first && second && mentions.every(isQuarter))
    return {
      comparison,
      cohorts,
      filter: {
        dimension: 'period',
        values: mentions.map(({ range }) => range.to).sort(),
        isNegated: false,
      },
      splitBy: 'period',
    };
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
  const from = mentions.map(({ range }) => range.from).sort()[0];
  const to = mentions
    .map(({ range }) => range.to)
    .sort()
    .at(-1);
  return {
    comparison,
    cohorts,
    period: from !== undefined && to !== undefined ? { from, to } : undefined,
    splitBy: mentions.some(({ isSeries }) => isSeries) ? 'period' : undefined,
  };
}
