import { type Comparison, type Filter, isTime } from '../../query';
import { isNegated } from '../conditions/negation';
import type { PeriodMention } from '../words/periods';
import { monthsOf } from '../words/shifts';
import type { Span } from '../words/spans';
import { isMarked } from '../grouping/marked';
import { type Tokens, changesIn, isOperator, meaningsOf } from '../tokens';
import type { Calendar, Times } from './Times';
import {
  isCompared,
  areBeside,
  isHeld,
  isHeldAgainst,
  isOnQuarter,
  heldAgainst,
  pairOf,
  partOf,
} from './against';
import { isCohort, isListedWithIssue, isOfNamed, isOfRows, yearsOf, withCohort } from './cohorts';
import { joinedTimes } from './joined';
import { isApart, isLong, isQuarter, isWiderThanEach, isYear, unionOf } from './kinds';
import { streakIn } from './streak';
import {
  endsOf,
  isAverageOfTimes,
  toldOnce,
  withSame,
  withYear,
  withoutFirstMove,
  withoutOwnEnds,
} from './told';

export type { Calendar, Times };

/** "At the end of 2024 and 2025": of the second too. */
function withSameEnd(mention: PeriodMention, index: number, all: readonly PeriodMention[]) {
  const before = all[index - 1];
  const isEnd = before && isQuarter(before) && before.range.to.endsWith('-12');
  return isEnd && isYear(mention)
    ? { ...mention, range: { from: mention.range.to, to: mention.range.to } }
    : mention;
}

const isOfTime = (span: Span): boolean =>
  meaningsOf(span, 'dimension').some(({ id }) => isTime(id));

/** "2024 and 2025" stand side by side. */
const areJoined = (tokens: Tokens): boolean =>
  tokens.list.some(
    ({ period }, index) =>
      period && isOperator(tokens.at(index + 1), 'add') && tokens.at(index + 2)?.period,
  );

/** "The September close" is that of its quarter. */
const CLOSES = /^ ?(?:clos(?:e|ing)|결산|마감|結帳|決算)/;

/**
 * When a question is about.
 * @param figures stand at a time, so that a year of issue is none, or are those of what was new in it; or one came in a time and another stands at its end.
 */
export function timesOf(
  tokens: Tokens,
  text: string,
  { latest, cohorts: issued, hasDays = false }: Calendar,
  figures: { readonly isOfStocks: boolean; readonly isNew: boolean; readonly areBoth: boolean },
): Times {
  const { hasMonths } = tokens.model.conventions;
  const rangeOf = ({ range, isMonth }: PeriodMention) =>
    (hasMonths || hasDays) && !isMonth ? monthsOf(range) : range;
  let cohorts: readonly Filter[] = [];
  const mentioned: PeriodMention[] = [];
  let against: PeriodMention | undefined;
  let comparison: Comparison | undefined;
  let isMixed = false;
  const isOfRank = tokens.operators('top', 'bottom').length > 0;
  tokens.list.forEach(({ period }, index) => {
    if (!period) return;
    const isIssue =
      (figures.isOfStocks && period.isOfIssue === true) ||
      (isListedWithIssue(tokens, index, text) && (!figures.isNew || isOfRows(tokens, index)));
    const isOfCohort = !isOfNamed(tokens, index) && (isIssue || isCohort(tokens, index, text));
    if ((isYear(period) || period.bound) && isOfCohort)
      cohorts = withCohort(cohorts, yearsOf(period, issued), isNegated(tokens, index));
    else if (
      period.relative &&
      (isCompared(tokens, index) || (comparison && isOperator(tokens.at(index - 1), 'add')))
    ) {
      // With last quarter and with last year: one answer holds one of them.
      isMixed ||= comparison !== undefined && comparison !== period.relative;
      comparison = period.relative;
    } else {
      // What was before a year began at a time that is not said.
      isMixed ||= period.bound !== undefined && /^[<>]$/.test(period.bound.operator);
      if (isHeldAgainst(tokens, index)) against = period;
      mentioned.push(period);
    }
  });
  if (tokens.operators('quarterOnQuarter').length > 0) comparison = 'previous';
  if (tokens.operators('yearOnYear').length > 0) comparison = 'yearBefore';

  const joined = withoutFirstMove(
    joinedTimes(toldOnce(withSame(mentioned, latest)), text),
    comparison,
  );
  const others = joined.filter((mention) => !mention.isDefinite);
  const all = others.length > 0 ? others : joined;
  const named = figures.areBoth ? withoutOwnEnds(all) : all;
  // "Q4 premiums by the contracts at the end of that quarter": the same, said twice.
  const quarters = named.filter(isQuarter).map(({ range }) => range.to);
  const relatives = tokens.list.filter(({ period }) => period?.relative === 'previous');
  // "Last quarter and the one before"
  isMixed ||= new Set(quarters).size < quarters.length || relatives.length > 1;
  // "The highest profit of a single quarter in 2025"
  isMixed ||= all !== joined && joined.some(isQuarter) && others.some(isYear) && isOfRank;
  const part = partOf(named, tokens);
  if (part && !hasMonths) return { cohorts, ...part };
  // "Q1 to Q4 2025, against the quarter before": what each is held against is said.
  const told = withYear(named, tokens).flatMap((mention) =>
    isOnQuarter(tokens) ? [mention] : endsOf(mention, tokens),
  );
  const [only] = told;
  if (against && only && told.length === 1 && comparison === undefined && !hasMonths)
    return { cohorts, isMixed, ...heldAgainst(only, latest) };
  const mentions = areJoined(tokens) ? told.map(withSameEnd) : told;
  const [first, second] = mentions;
  const later = mentions.toSorted((a, b) => b.range.to.localeCompare(a.range.to))[0];
  // "Year on year, 2025 to 2024": the growth that is named is that of the two.
  const grown = mentions.length === 2 && !areJoined(tokens) ? pairOf(mentions) : undefined;
  if (grown && comparison !== undefined && grown.comparison === comparison && !hasMonths)
    return { cohorts, isMixed, ...grown };
  // "Compare revenue by portfolio in 2024 and 2025": in one row of each.
  const areColumns =
    tokens.operators('columns').length > 0 ||
    (tokens.operators('compare').length > 0 &&
      tokens.list.some((span, index) => isMarked(tokens, index) && !isOfTime(span)));
  // "2025 versus 2024": the later one, beside the earlier.
  if (
    first &&
    second &&
    later &&
    mentions.length === 2 &&
    !isAverageOfTimes(tokens) &&
    (!areJoined(tokens) || areColumns || tokens.operators('between', 'difference').length > 0) &&
    tokens.operators(
      ...([
        'compare',
        'compareBefore',
        'compareAfter',
        'change',
        'difference',
        'multiple',
      ] as const),
    ).length > 0
  ) {
    const pair = pairOf(mentions);
    const isOfMoves =
      areColumns ||
      changesIn(tokens).length > 0 ||
      tokens.operators('multiple').length > 0 ||
      mentions.some((mention) => isHeld(tokens, mention));
    if (pair && (pair.comparison !== 'given' || isOfMoves) && !hasMonths)
      return { cohorts, isMixed, ...pair };
    if (pair && pair.comparison !== 'given') return { cohorts, ...pair, period: rangeOf(later) };
  }
  // Halves of two years, a quarter and a year: nothing that rows could be told apart by.
  const isUneven = mentions.length === 2 && !mentions.every(isQuarter) && !mentions.every(isYear);
  const uneven = isUneven && !hasMonths && isWiderThanEach(mentions) ? pairOf(mentions) : undefined;
  const isOfRange = mentions.some(({ ends, isOpen, isUntil }) => ends ?? isOpen ?? isUntil);
  if (uneven && comparison === undefined && !isOfRange && areBeside(tokens, mentions))
    return { cohorts, isMixed, ...uneven };
  const isMonths = hasMonths && mentions.every(({ isMonth }) => isMonth);
  if (first && second && mentions.every(isQuarter)) {
    const dimension = isMonths ? 'month' : 'period';
    return {
      isMixed,
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
      // A balance is that of each of their ends.
      ...(!hasMonths && { period: unionOf(mentions.map(({ range }) => range)) }),
      filter: {
        dimension: 'year',
        values: mentions.map(({ range }) => range.to.slice(0, 4)).sort(),
        isNegated: false,
      },
      splitBy: 'year',
    };
  const inARow = streakIn(tokens, mentions);
  // "The last four quarters taken together"
  const isSeries =
    mentions.some((mention) => mention.isSeries) && tokens.operators('together').length === 0;
  const isEachQuarter = isOnQuarter(tokens) && mentions.some((each) => !isQuarter(each));
  return {
    comparison,
    cohorts,
    period: unionOf(mentions.map(rangeOf)),
    inARow,
    isToDate: mentions.length === 1 && first?.isToDate === true,
    isUntil: mentions.length === 1 && first?.isUntil === true && !isYear(first),
    isWholeMonth:
      !hasMonths &&
      !hasDays &&
      mentions.some(({ isWholeMonth, end }) => isWholeMonth && !CLOSES.test(text.slice(end))),
    isSpan: mentions.some(isLong) || (mentions.length > 1 && isWiderThanEach(mentions)),
    isMixed: isMixed || (mentions.length > 1 && areJoined(tokens)) || isApart(mentions),
    splitBy: isEachQuarter || (isSeries && inARow === undefined) ? 'period' : undefined,
  };
}
