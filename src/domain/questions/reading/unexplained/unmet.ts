/** Words that ask for more than one query holds: several of what it has one of, all of what it has any of. Each gives the places of these words. */
import { type Query, isTime } from '../../query';
import { ownWhole } from '../draft/shares';
import { type Modifier, type Tokens, changesIn, isNoun, isOperator, meaningsOf } from '../tokens';

/** "At the end of 2025 what percentage of that at the end of 2024?": of what it was, or how much more. */
export const percentsOfBefore = (tokens: Tokens, { comparison, calculation }: Query): number[] => {
  const times = tokens.list.filter(({ period }) => period && period.relative === undefined);
  return comparison !== undefined &&
    calculation === undefined &&
    changesIn(tokens).length === 0 &&
    times.length > 1
    ? tokens.operators('share')
    : [];
};

/** "The group with the largest CSM in the portfolio with the largest liability": one list has one order. */
export const secondRanks = (tokens: Tokens, { order }: Query): number[] =>
  order === undefined
    ? []
    : (['top', 'bottom'] as const).flatMap((name) =>
        tokens
          .operators(name)
          .filter(
            (index, at, all) =>
              at > 0 &&
              tokens.list
                .slice(all[0], index)
                .some(
                  (span, between) =>
                    isNoun(span) || (between > 0 && meaningsOf(span, 'measure').length > 0),
                ),
          ),
      );

/** "The quarters with the highest and the lowest": an order from one to the other shows more. */
export const bothEnds = (tokens: Tokens, { limit }: Query): number[] => {
  const [top] = tokens.operators('top');
  const [bottom] = tokens.operators('bottom');
  const isJoined =
    top !== undefined &&
    bottom !== undefined &&
    tokens
      .operators('add')
      .some((index) => index > Math.min(top, bottom) && index < Math.max(top, bottom));
  return isJoined && limit === undefined ? [Math.max(top, bottom)] : [];
};

/** "What percentage of the groups has a loss component?", "虧損群組占比": of their number, or of the figure. */
export function sharesOfSome(tokens: Tokens, { calculation, thresholds, measures }: Query) {
  const isNamed = (id: string) =>
    tokens.list.some((span) => meaningsOf(span, 'measure').some((meaning) => meaning.id === id));
  const isOfFigure = measures.every((id) => id.endsWith('.count') || isNamed(id));
  const isLimited = thresholds.some(({ of }) => of === undefined);
  return calculation === 'share' && isLimited && (!isOfFigure || tokens.modified('having'))
    ? tokens.operators('share')
    : [];
}

/** "Finance expenses as a share of total expenses": of itself, as far as we know. */
export function sharesOfItself(tokens: Tokens, { calculation, measures }: Query): number[] {
  const [measure, ...others] = measures;
  if (calculation !== 'share' || measure === undefined || others.length > 0) return [];
  const named = tokens.list.flatMap((span, index) =>
    meaningsOf(span, 'measure').some(({ id }) => id === measure) ? [index] : [],
  );
  const isWide = (index: number) => meaningsOf(tokens.at(index), 'measure').length > 1;
  return named
    .slice(1)
    .filter(isWide)
    .filter((index) => tokens.at(index)?.text !== tokens.at(named[0] ?? -1)?.text);
}

/** "The share of each group within its portfolio": of all, as far as a query can tell. */
export const sharesWithin = (tokens: Tokens, { calculation, dimensions }: Query): number[] => {
  const at = ownWhole(tokens);
  const isSplit = meaningsOf(tokens.at(at ?? -1), 'dimension').some(({ id }) =>
    dimensions.includes(id),
  );
  return at !== undefined && calculation === 'share' && isSplit && dimensions.length > 1
    ? [at]
    : [];
};

/** "What do the three largest have together?", "... on average": what is asked of all rows, where these are the answer. */
export const askedOfRows = (tokens: Tokens, { limit, averageOver, dimensions }: Query): number[] =>
  limit === undefined || limit === 1
    ? []
    : [
        ...tokens.operators('together').filter((index) => !isOperator(tokens.at(index), 'total')),
        ...(averageOver !== undefined && !isTime(averageOver) && dimensions.length === 0
          ? tokens.operators('average')
          : []),
      ];

const OF_PROFIT =
  /loss|losing|money|unprofitable|\bred\b|profitable|black|적자|손실|손해|밑지|흑자|이익|虧|賠|獲利|賺|盈餘/;
const PROFITS: ReadonlySet<string> = new Set(['money']);

/** "The revenue of loss-making groups": a loss is one of profit, not of revenue. */
export const lossesOfOthers = (tokens: Tokens, { thresholds, measures }: Query): number[] => {
  const { profit } = tokens.model.conventions;
  const results = tokens.model.measures.filter(
    ({ id, isNet, unit, kind }) =>
      id === profit || (isNet === true && PROFITS.has(unit) && kind === 'flow'),
  );
  const isOfProfit = measures.every(
    (id) =>
      id.endsWith('.count') ||
      results.some((each) => each.id === id) ||
      tokens.model.measureOf(id)?.unit === 'percent',
  );
  return thresholds.length === 0 || isOfProfit
    ? []
    : tokens
        .operators('negative', 'positive')
        .filter((index) => OF_PROFIT.test(tokens.at(index)?.text ?? ''));
};

/** "Above the average", "평균보다 큰": what is held against a figure of all rows. */
export const heldAgainstAverage = (tokens: Tokens): number[] =>
  tokens
    .operators('average')
    .filter(
      (index) =>
        isOperator(tokens.at(index + 1), 'compareAfter') ||
        isOperator(tokens.at(index - 1), '>', '>=', '<', '<=', 'compareBefore'),
    );

/** "Only the auditor", "both screens": of what has several rows, which of them are not all that are asked for. */
export function isOfSeveral(
  { operator }: Modifier,
  { filters, entity, measures }: Query,
  { model }: Tokens,
): boolean {
  const counted = measures.find((id) => id.endsWith('.count'))?.replace('.count', '');
  const listed = model.entityOf(entity ?? counted ?? '');
  const chosen = filters.filter(
    ({ dimension, isNegated }) =>
      !isNegated &&
      model.dimensionOf(dimension)?.type !== 'boolean' &&
      ['role', 'menu', 'user'].includes(dimension) &&
      model.dimensionOf(dimension)?.column !== listed?.key,
  );
  return operator === 'both' ? chosen.some(() => true) : chosen.length > 0;
}

/** "Roles that may write to A and B": those of either have been chosen. */
export function eitherOfSeveral(tokens: Tokens, { filters, entity }: Query): number[] {
  const { model } = tokens;
  const listed = model.entityOf(entity ?? '');
  const several = filters.filter(
    ({ dimension, values, isNegated }) =>
      !isNegated &&
      values.length > 1 &&
      listed?.severalIn !== undefined &&
      model.dimensionOf(dimension)?.column !== listed.key,
  );
  return several.length > 0 && tokens.operators('or').length === 0 ? tokens.operators('add') : [];
}

/** "LRC and LIC, the total of each", "차변 합계와 대변 합계", "how many groups, and their CSM in total": no sum of both. */
export const isOfEachFigure = (tokens: Tokens, measures: readonly string[]): boolean =>
  /각각|\b(?:each|both|respectively)\b|分別|各/.test(tokens.text) ||
  new Set(tokens.operators('together', 'total')).size >=
    measures.filter((id) => !id.endsWith('.count')).length;

/** "Codes of which there are ten or more": a limit on one number of all rows chooses nothing. */
export const limitsOfOne = (tokens: Tokens, { thresholds, dimensions, measures }: Query) => {
  const { model } = tokens;
  const [measure = ''] = measures;
  const unit = model.conventions.unitOf(model.measureOf(measure)?.view ?? '');
  // "Lines of which there are more than ten": each is one.
  const counted = model.entityOf(measure.replace('.count', ''))?.key;
  const isOfItself = counted !== undefined && counted === model.dimensionOf(unit ?? '')?.column;
  const isOne = dimensions.length === 0 && (unit === undefined || isOfItself);
  return thresholds.length > 0 && isOne ? tokens.operators('>', '>=', '<', '<=', 'exactly') : [];
};

/** "BEL plus risk adjustment", 最佳估計加風險調整: one figure of both, which no query holds. */
export const sumsOfFigures = (tokens: Tokens, { measures }: Query): number[] => {
  const isFigure = (index: number) => meaningsOf(tokens.at(index), 'measure').length > 0;
  return measures.length > 1
    ? tokens
        .operators('add')
        .filter((index) => /^(?:plus|加|加上)$/.test(tokens.at(index)?.text ?? ''))
        .filter((index) => isFigure(index - 1) && isFigure(index + 1))
    : [];
};
