import type { PeriodRange } from '../../query';
import type { PeriodMention } from '../words/periods';
import { before, quartersOf } from '../words/shifts';
import { type Tokens, changesIn, isOperator, meaningsOf } from '../tokens';
import type { Times } from './Times';
import { isQuarter, isYear } from './kinds';

/** "compared with last quarter", "전분기 대비", "較去年同期". */
export function isCompared(tokens: Tokens, index: number): boolean {
  // "Lines from last quarter": where they are from, not what they are held against.
  const isOrigin =
    tokens.at(index - 1)?.text === 'from' &&
    tokens.operators('rose', 'fell').length === 0 &&
    tokens.list.filter(({ period }) => period).length === 1;
  const isBefore = isOperator(tokens.at(index - 1), 'compareBefore') && !isOrigin;
  const isAfterwards = isOperator(tokens.at(index + 1), 'compareAfter');
  const isAsked = tokens.operators('compare', 'compareAfter').length > 0;
  const isOnly = tokens.list.filter(({ period }) => period && !period.isDefinite).length === 1;
  // "CSM now and a year ago"
  const isBeside =
    isOnly && index > 1 && isOperator(tokens.at(index - 1), 'add') && isFigure(tokens, index - 2);
  return (
    isBefore || isAfterwards || isBeside || (isAsked && isOnly) || changesIn(tokens).length > 0
  );
}

/** "Against the quarter before" of a year: each of its quarters. */
export const isOnQuarter = (tokens: Tokens): boolean =>
  tokens.operators('quarterOnQuarter').length > 0 ||
  tokens.list.some(
    ({ period, text }) => period?.relative === 'previous' && /quarter|qtr|분기|季/.test(text),
  );

const isFigure = (tokens: Tokens, index: number): boolean =>
  meaningsOf(tokens.at(index), 'measure').length > 0;

/** Words that also say where something begins, or what stands beside it. */
const IS_WEAK = /^(from|since|than|和|與|跟)$/;

/** Whether two times stand side by side, or one against the other. */
export const areBeside = (tokens: Tokens, [one, other]: readonly PeriodMention[]): boolean =>
  (one !== undefined && other !== undefined && quartersOf(one.range) === quartersOf(other.range)) ||
  tokens.operators('compare', 'compareBefore', 'compareAfter', 'change', 'difference').length > 0;

export const isHeld = (tokens: Tokens, mention: PeriodMention): boolean =>
  isHeldAgainst(
    tokens,
    tokens.list.findIndex(({ period }) => period === mention),
  );

/** "Compared with the end of last year": a time of its own, not one counted back from what is asked. */
export function isHeldAgainst(tokens: Tokens, index: number): boolean {
  const ahead = tokens.at(index - 1);
  const isAhead = isOperator(ahead, 'compareBefore') && !IS_WEAK.test(ahead?.text ?? '');
  return isAhead || isOperator(tokens.at(index + 1), 'compareAfter');
}

/** A time with an earlier one beside it, which has a name where it is the one before or that of a year before. */
function beside(later: PeriodRange, earlier: PeriodRange): Partial<Times> {
  const comparison = (['yearBefore', 'previous'] as const).find((each) => {
    const { from, to } = before(later, each);
    return from === earlier.from && to === earlier.to;
  });
  return comparison
    ? { comparison, period: later }
    : { comparison: 'given', against: { period: earlier }, period: later };
}

/** The last quarter or its year, held against an earlier time. */
export function heldAgainst(mention: PeriodMention, latest: string): Partial<Times> {
  const earlier = mention.range;
  const year = latest.slice(0, 4);
  const isOfYears = isYear(mention);
  const later = isOfYears ? { from: `${year}-03`, to: `${year}-12` } : { from: latest, to: latest };
  if ((!isOfYears && !isQuarter(mention)) || earlier.to >= later.to)
    return { period: earlier, isMixed: true };
  return beside(later, earlier);
}

/** Two times of which the later is held against the earlier. */
export function pairOf(mentions: readonly PeriodMention[]): Partial<Times> | undefined {
  const [earlier, later] = mentions
    .map(({ range }) => range)
    .toSorted((a, b) => a.to.localeCompare(b.to) || b.from.localeCompare(a.from));
  if (!earlier || !later || earlier.to >= later.to) return undefined;
  return beside(later, earlier);
}

/** "What share of the revenue of 2025 came in its last quarter?" */
export function partOf(
  mentions: readonly PeriodMention[],
  tokens: Tokens,
): Partial<Times> | undefined {
  const [one, other] = mentions;
  if (!one || !other || mentions.length !== 2 || tokens.operators('share').length === 0)
    return undefined;
  const [whole, part] = isYear(one) ? [one.range, other] : [other.range, one];
  if (!isQuarter(part)) return undefined;
  const to = part.isYearless ? `${whole.to.slice(0, 4)}${part.range.to.slice(4)}` : part.range.to;
  if (whole.from === whole.to || to < whole.from || to > whole.to) return undefined;
  return {
    period: whole,
    filter: { dimension: 'period', values: [to], isNegated: false },
    splitBy: 'period',
    isPart: true,
  };
}
