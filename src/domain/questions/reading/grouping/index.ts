import type { SemanticModel } from '../../model/SemanticModel';
import {
  type Calculation,
  type Comparison,
  type Filter,
  type PeriodRange,
  isTime,
} from '../../query';
import type { Nouns } from '../nouns';
import type { Scope } from '../scope';
import type { Times } from '../times';
import { type Tokens, changesIn, isOperator, meaningsOf } from '../tokens';
import phrases from '../words/phrases.json';

const DIVIDES = new RegExp(phrases.again.divides);

/** What of the question says how its figures are split. */
export function dimensionsOf(
  tokens: Tokens,
  scope: Scope,
  nouns: Nouns,
  times: Times,
  filters: readonly Filter[],
  isMeasured: boolean,
): string[] {
  const isNamed = (index: number, id: string) =>
    [
      index - 1,
      index + 1,
      ...(isOperator(tokens.at(index + 1), 'notBefore') ? [index + 2] : []),
      ...(isOperator(tokens.at(index - 1), 'notAfter') ? [index - 2] : []),
    ].some((at) => scope.valueAt(at)?.dimension === id) ||
    (id === 'cohort' && times.cohorts.length > 0);
  // "the CSM of A and B together" is one figure.
  const isTogether = tokens.operators('together').length > 0;
  const { model } = tokens;
  // "Split it into motor and health", of the figures asked before
  const isDivided =
    DIVIDES.test(tokens.text) ||
    tokens
      .operators('byBefore')
      .some((index) => meaningsOf(tokens.at(index + 1), 'value').length > 0);
  const isRanked = tokens.operators('top', 'bottom', '>', '>=', '<', '<=', 'exactly').length > 0;
  // "The average entry": not its lines, of which averages are without a word.
  const isAveraged = (id: string) =>
    tokens.operators('average').length > 0 &&
    model.views.every(
      ({ name }) => !model.hasDimension(name, id) || model.conventions.unitOf(name) !== id,
    );
  const split = [
    ...nouns.grouping
      .filter(
        ({ id, isMarked }) =>
          isMarked || isRanked || !model.dimensionOf(id)?.isRow || isAveraged(id),
      )
      .filter(({ index, id, isMarked }) => isMarked || !isNamed(index, id))
      .map(({ id }) => id),
    ...filters.flatMap(({ dimension, values, isNegated }) =>
      !isNegated && values.length > 1 && (isMeasured || isDivided) && !isTogether
        ? [dimension]
        : [],
    ),
    ...(times.splitBy ? [times.splitBy] : []),
  ];
  const isTimed = split.some(isTime);
  if (tokens.operators('trend').length > 0 && !isTimed) split.push('period');
  return [
    ...new Set(split.flatMap((id) => [...(tokens.model.dimensionOf(id)?.beside ?? []), id])),
  ].filter((id) => tokens.model.dimensionOf(id) !== undefined);
}

/** Figures that are percentages themselves. */
export const isOfPercents = (model: SemanticModel, measures: readonly string[]): boolean =>
  measures.length > 0 && measures.every((id) => model.measureOf(id)?.unit === 'percent');

const IS_PERCENT = /%|percent|pct|퍼센트|프로|百分|趴/;

/** "By what percentage did it grow?": no share. */
export const isOfPercentMoved = (tokens: Tokens, comparison: Comparison | undefined): boolean =>
  (comparison !== undefined || changesIn(tokens).length > 0) &&
  tokens.operators('share').length > 0 &&
  tokens.operators('share').every((index) => IS_PERCENT.test(tokens.at(index)?.text ?? ''));

export function calculationOf(
  tokens: Tokens,
  { comparison, isToDate }: Times,
  dimensions: readonly string[],
  measures: readonly string[],
): Calculation | undefined {
  // "What percentage is the loss ratio?"
  const isRatio = isOfPercents(tokens.model, measures);
  if (tokens.operators('share').length > 0 && !isRatio && !isOfPercentMoved(tokens, comparison))
    return 'share';
  // Balances do not add up.
  const isOfFlows = measures.every((id) => tokens.model.measureOf(id)?.kind === 'flow');
  // "Year to date after each quarter"
  const isRunning = isToDate === true && dimensions.includes('period');
  if ((tokens.operators('running').length > 0 || isRunning) && isOfFlows) return 'running';
  const isSplit = dimensions.some(isTime);
  const isChange = changesIn(tokens).length > 0 && comparison === undefined;
  return isChange && isSplit ? 'change' : undefined;
}

/** "Average quarterly revenue of each portfolio", "모형별 그룹당 평균": of several that are named, what stands beside the word, or with "per". */
function eachIn(tokens: Tokens, dimensions: readonly string[]): string | undefined {
  const named = (index: number) =>
    meaningsOf(tokens.at(index), 'dimension')
      .map(({ id }) => id)
      .find((id) => dimensions.includes(id));
  // "平均每季"
  const ahead = (index: number) =>
    /^[每各]/.test(tokens.at(index)?.text ?? '') ? index + 1 : index;
  const beside = tokens
    .operators('average')
    .flatMap((index) => named(index + 1) ?? named(ahead(index + 1)) ?? named(index - 1) ?? []);
  const per = tokens.list.flatMap((_, index) =>
    tokens.at(index - 1)?.text === 'per' || tokens.at(index + 1)?.text === '당'
      ? (named(index) ?? [])
      : [],
  );
  const all = [...beside, ...per];
  return dimensions.length > 1 ? (all.find(isTime) ?? per[0] ?? beside[0]) : undefined;
}

/** "Median", "중앙값", 中位數: not beside another average. */
export const isMedian = (tokens: Tokens): boolean =>
  tokens.operators('median').length > 0 &&
  tokens.operators('median').length === tokens.operators('average').length;

/** What each figure of an average is of: what stands beside "per", else a time, else the unit of account. */
export function averageOf(
  tokens: Tokens,
  dimensions: readonly string[],
  measures: readonly string[],
  unit: string | undefined,
  period: PeriodRange | undefined,
): string | undefined {
  if (tokens.operators('average').length === 0) return undefined;
  const eachOf = tokens.list.flatMap((span, index) => {
    const isEach =
      isOperator(tokens.at(index - 1), 'eachBefore') ||
      isOperator(tokens.at(index + 1), 'eachAfter');
    return isEach ? meaningsOf(span, 'dimension').map(({ id }) => id) : [];
  });
  const each = eachIn(tokens, dimensions);
  if (each !== undefined) return each;
  const isCount = measures.every((id) => id.endsWith('.count'));
  const isStock = measures.every((id) => tokens.model.measureOf(id)?.kind === 'stock');
  const isLong = period !== undefined && period.from !== period.to;
  // "The average CSM over 2025" is one of its quarters.
  const isOfTime = isStock && !isCount && isLong && !dimensions.includes(unit ?? '');
  if (isOfTime && eachOf.length === 0) return 'period';
  return (
    [...eachOf, 'period', 'year', unit ?? '', ...(isCount ? dimensions : [])].find((id) =>
      dimensions.includes(id),
    ) ?? (isCount ? undefined : unit)
  );
}
