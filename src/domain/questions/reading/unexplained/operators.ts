import { type Query, isTime } from '../../query';
import type { OperatorName } from '../words/lexicon';
import { isOfPercentMoved, isOfPercents } from '../grouping';
import { type Tokens, isOperator, meaningsOf } from '../tokens';
import { differencesOfValues, heldAgainstNothing } from './against';
import {
  perFigure,
  countsLeftOut,
  SUMS,
  alternatives,
  limitsOfChildren,
  limitsOfOthers,
  movesOfRows,
  isPlainCounted,
  ratiosOfNothing,
  limitsOfNothing,
  limitsAtOdds,
  countsOfOthers,
  saidTwice,
  movesOfParts,
  isOfConditions,
  notCovered,
  isChosenByChange,
} from './doubts';
import { splitsNotHeld, splitsOfNothing } from './splits';
import {
  bothEnds,
  eitherOfSeveral,
  heldAgainstAverage,
  isOfEachFigure,
  limitsOfOne,
  lossesOfOthers,
  percentsOfBefore,
  secondRanks,
  sharesOfItself,
  sharesOfSome,
  sharesWithin,
  sumsOfFigures,
  askedOfRows,
} from './unmet';
import type { Use } from './use';

/** "Amounts, not percentages": how it is shown, and nothing that is left out. */
const isOfAmounts = (tokens: Tokens, index: number, { calculation }: Query): boolean =>
  calculation !== 'share' &&
  calculation !== 'ratio' &&
  isOperator(tokens.at(index), 'notBefore') &&
  isOperator(tokens.at(index + 1), 'share', 'rate');

/** Words of grammar that did nothing. */
export function idleOperators(tokens: Tokens, use: Use): number[] {
  const { query, hasPrevious, isYearToDate } = use;
  const { filters, thresholds, dimensions, measures, calculation, comparison, averageOver } = query;
  const isPlainCount = measures.every((id) => id.endsWith('.count')) && dimensions.length === 0;
  const isNegated = filters.some((filter) => filter.isNegated);
  const isCompared =
    comparison !== undefined ||
    calculation !== undefined ||
    dimensions.length > 0 ||
    measures.length > 1 ||
    filters.some(({ values }) => values.length > 1);
  const isLimitedByChange = thresholds.some(({ of }) => of === 'change' || of === 'changePercent');
  const isHeldAgainst = comparison !== undefined || calculation === 'multiple';
  const isOrdered = query.limit !== undefined || query.order !== undefined;
  const idle = (isIdle: boolean, ...names: OperatorName[]) =>
    isIdle ? tokens.operators(...names) : [];
  return [
    ...idle(
      thresholds.length === 0 && query.against?.filter === undefined,
      ...(['>', '>=', '<', '<='] as const),
    ).filter(
      (index) =>
        // "By how much did A exceed B"
        calculation !== 'difference' &&
        (calculation !== 'ratio' || tokens.at(index)?.text !== 'over') &&
        // "Was Q4 better than Q3?"
        (comparison === undefined || !isOperator(tokens.at(index), 'compareBefore')),
    ),
    ...idle(thresholds.length === 0, 'exactly'),
    // Which has the most of what? One number has no order.
    ...idle(!isOrdered || (isPlainCount && !hasPrevious), 'top', 'bottom'),
    ...(query.against?.filter || (comparison !== undefined && dimensions.length === 0)
      ? []
      : idle(!isOrdered || (isPlainCount && !hasPrevious), 'ascending', 'descending', 'sort')),
    ...idle(!isNegated && calculation !== 'difference', 'notBefore', 'notAfter').filter(
      (index) => !isOfConditions(tokens, index, use) && !isOfAmounts(tokens, index, query),
    ),
    ...notCovered(tokens),
    ...idle(calculation !== 'difference', 'minus').filter(
      (index) => !isNegated || !isOperator(tokens.at(index), 'notBefore', 'notAfter'),
    ),
    ...idle(!isCompared, 'compare', 'composition'),
    ...heldAgainstNothing(tokens, query),
    ...heldAgainstAverage(tokens),
    ...splitsOfNothing(tokens),
    ...splitsNotHeld(tokens, query),
    ...percentsOfBefore(tokens, query),
    ...secondRanks(tokens, query),
    ...askedOfRows(tokens, query),
    ...lossesOfOthers(tokens, query),
    ...bothEnds(tokens, query),
    ...sharesOfSome(tokens, query),
    ...sharesOfItself(tokens, query),
    ...eitherOfSeveral(tokens, query),
    ...idle(averageOver === undefined && calculation !== 'ratio', 'average'),
    ...idle(query.isMedian !== true, 'median'),
    ...idle(calculation !== 'multiple', 'multiple'),
    ...idle(!isHeldAgainst && calculation !== 'difference', 'more'),
    // The ratio of two figures is no share of a total.
    ...idle(
      !isOfPercents(tokens.model, measures) &&
        calculation !== 'ratio' &&
        calculation !== 'multiple' &&
        !isOfPercentMoved(tokens, comparison) &&
        (calculation !== 'share' || measures.length > 1),
      'share',
    ),
    ...ratiosOfNothing(tokens, query),
    ...(isPlainCounted(tokens, measures) ? tokens.operators('share') : []),
    ...idle(calculation !== 'running' && !isYearToDate, 'running'),
    // "Net change: debits less credits"
    ...idle(calculation !== 'change' && comparison === undefined, 'change').filter(
      (index) =>
        calculation !== 'difference' || !isOperator(tokens.at(index), 'difference', 'rose', 'fell'),
    ),
    ...idle(
      calculation !== 'change' && calculation !== 'difference' && comparison === undefined,
      'difference',
    ),
    ...perFigure(tokens, measures.length > 1 && calculation !== 'ratio'),
    ...idle(thresholds.length === 0, 'negative', 'positive', 'zero'),
    ...idle(!dimensions.some(isTime) && averageOver === undefined, 'trend'),
    ...idle(!hasPrevious, 'same', 'insteadOf'),
    // What has no months.
    ...tokens
      .operators('ofMonth')
      .filter((index) => meaningsOf(tokens.at(index), 'dimension').length === 0),
    ...countsLeftOut(tokens, query),
    // "BEL and RA together": each stands by itself.
    ...(measures.length > 1 &&
    ((dimensions.length === 0 && !isOfEachFigure(tokens, measures)) ||
      /[a-z] ?\+ ?[a-z]/.test(tokens.text)) &&
    !isPlainCount
      ? tokens
          .operators('together', 'total')
          .filter((index) => SUMS.test(tokens.at(index)?.text ?? ''))
      : []),
    // "How many runs in the 2025 quarters altogether": one number, not one a quarter.
    ...idle(dimensions.some(isTime) && averageOver === undefined, 'tally').filter((index) =>
      /^(?:altogether|總共|一共)$/.test(tokens.at(index)?.text ?? ''),
    ),
    ...sumsOfFigures(tokens, query),
    ...sharesWithin(tokens, query),
    ...alternatives(tokens, query),
    ...idle(!isLimitedByChange && isChosenByChange(tokens, query), 'change', 'difference'),
    // "Groups that fell over the last 3 quarters": in each of them, or from the first to the last.
    ...idle(dimensions.some(isTime) && isChosenByChange(tokens, query), 'rose', 'fell'),
    ...limitsOfOthers(tokens, query),
    ...limitsOfChildren(tokens, query),
    ...movesOfRows(tokens, query),
    ...limitsOfOne(tokens, query),
    // "The top 3 of each": one list has one order.
    ...idle(
      query.limit !== undefined && dimensions.length > 1 && query.limitWithin === undefined,
      ...(['byBefore', 'eachBefore', 'eachAfter', 'byAfter'] as const),
      // "The top 5 by liability, with cohort and model"
    ).filter((index) => meaningsOf(tokens.at(index + 1), 'measure').length === 0),
    // "Questions by reason" asks for no reason.
    ...tokens
      .operators('beyond')
      .filter(
        (index) =>
          !meaningsOf(tokens.at(index), 'dimension').some(({ id }) => dimensions.includes(id)),
      ),
    ...limitsOfNothing(tokens, query),
    ...limitsAtOdds(tokens, query),
    ...countsOfOthers(tokens, query),
    ...differencesOfValues(tokens, query),
    ...saidTwice(tokens, query),
    ...movesOfParts(tokens, query),
  ];
}
