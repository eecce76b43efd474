/** What the words of a question say that its query, or any query, does not hold. Each gives the places of these words. */
import { type Query, isTime } from '../../query';
import { isDeniedHaving } from '../conditions';
import { countedAt } from '../counted';
import { isMarked } from '../grouping/marked';
import { isOneOf } from '../relations/children';
import { type Tokens, isNoun, isOperator, meaningsOf } from '../tokens';
import type { Use } from './use';

/** "Revenue per contract": a figure by a figure, which no query holds. */
export const perFigure = (tokens: Tokens, isOfSeveral: boolean): number[] => {
  const isFigure = (index: number) =>
    meaningsOf(tokens.at(index), 'measure').length > 0 && !isNoun(tokens.at(index));
  return isOfSeveral
    ? [
        ...tokens.operators('eachBefore').filter((index) => isFigure(index + 1)),
        ...tokens
          .operators('eachAfter')
          .filter((index) => isFigure(index - 1) && tokens.at(index)?.text !== '각각'),
      ]
    : [];
};

/** "The number of groups" beside a figure, where they were not counted. */
export function countsLeftOut(tokens: Tokens, { measures, countOf }: Query): number[] {
  const isCounted =
    countOf !== undefined || measures.length === 0 || measures.some((id) => id.endsWith('.count'));
  return isCounted ? [] : tokens.operators('count').filter((index) => countedAt(tokens, index));
}

export const SUMS =
  /^(sum|together|combined|taken together|합쳐.*|합친|합한|합해서|합산|합계|총합|合計|加起來|合併|加總|總和)$/;

/** "Health or VFA": rows are chosen by all conditions at once; only values of one kind stand side by side. */
export function alternatives(tokens: Tokens, { filters, thresholds }: Query): number[] {
  if (filters.length + thresholds.length < 2) return [];
  const kindsAt = (index: number) =>
    meaningsOf(tokens.at(index), 'value').map((value) => value.dimension);
  return tokens
    .operators('or')
    .filter((index) => !kindsAt(index - 1).some((kind) => kindsAt(index + 1).includes(kind)));
}

/** "The savings book" */
const isHeadOfValue = (tokens: Tokens, index: number): boolean =>
  meaningsOf(tokens.at(index - 1), 'value').length > 0;

/** "The portfolios whose CSM fell": rows are chosen by how they moved. */
export const isChosenByChange = (
  tokens: Tokens,
  { comparison, calculation, dimensions, limit, order }: Query,
): boolean =>
  (comparison !== undefined || calculation === 'change') &&
  limit === undefined &&
  order === undefined &&
  tokens.list.some(
    (span, index) =>
      meaningsOf(span, 'dimension').some(({ id }) => dimensions.includes(id) && !isTime(id)) &&
      !isMarked(tokens, index),
  );

/** "Users with more than one role": the limit is on the roles of each, not on the users. */
export function limitsOfOthers(tokens: Tokens, { thresholds }: Query): number[] {
  return tokens.operators('>', '>=', '<', '<=').filter((index) => {
    const sides = tokens.at(index + 1)?.number ? [index + 2] : [index - 2];
    const [noun] = sides.flatMap((at) => meaningsOf(tokens.at(at), 'entity'));
    // 代碼超過4個的代碼群組: what is counted stands right before.
    const before = tokens.at(index - 1);
    const isCounted =
      before?.end === tokens.at(index)?.start &&
      meaningsOf(before, 'entity').some(({ id }) =>
        thresholds.some(({ measure }) => measure === `${id}.count`),
      );
    return (
      noun !== undefined &&
      !isCounted &&
      thresholds.some(({ measure }) => measure.endsWith('.count') && measure !== `${noun.id}.count`)
    );
  });
}

/** "Companies with more than two subsidiaries": of each that stands above, which is no split here. */
export const limitsOfChildren = (tokens: Tokens, { thresholds, dimensions }: Query): number[] =>
  tokens.list.flatMap((span, index) => {
    const isChild = meaningsOf(span, 'entity').some(
      ({ id }) =>
        isOneOf(span, tokens.model.entityOf(id)?.children) &&
        thresholds.some(({ measure }) => measure === `${id}.count`),
    );
    const isSplit = dimensions.some((id) => tokens.model.dimensionOf(id)?.parentOf !== undefined);
    return isChild && !isSplit ? [index] : [];
  });

/** "The net change of the account": rows that are listed have none. */
export const movesOfRows = (tokens: Tokens, { entity, measures }: Query): number[] =>
  entity !== undefined && measures.length === 0
    ? tokens.operators('difference').filter((index) => isOperator(tokens.at(index), 'change'))
    : [];

/** "The share of the treaties" has a number of them, a list of them has none. */
export const isPlainCounted = (tokens: Tokens, measures: readonly string[]): boolean =>
  measures.length > 0 &&
  measures.every((id) => id.endsWith('.count')) &&
  tokens.operators('count').length === 0 &&
  tokens.operators('share').some((index) => /率|比例/.test(tokens.at(index)?.text ?? ''));

/** "The release ratio of the CSM": no share of all, where nothing is named that it would be split by. */
export const ratiosOfNothing = (
  tokens: Tokens,
  { calculation, filters, dimensions }: Query,
): number[] =>
  calculation === 'share' && filters.length === 0
    ? tokens
        .operators('share')
        .filter((index) => /^(ratio|比率)/.test(tokens.at(index)?.text ?? ''))
        .filter(
          () =>
            !tokens.list.some((span) =>
              meaningsOf(span, 'dimension').some(({ id }) => dimensions.includes(id)),
            ),
        )
    : [];

/** "Is savings making money? Profit per quarter": nothing is chosen by it. */
export const limitsOfNothing = (tokens: Tokens, { dimensions, thresholds }: Query): number[] => {
  const isChosen = tokens.list.some(
    (span, index) => isNoun(span) && !isMarked(tokens, index) && !isHeadOfValue(tokens, index),
  );
  return dimensions.length > 0 && thresholds.length > 0 && !isChosen
    ? tokens.operators('negative', 'positive')
    : [];
};

/** "In the black or in the red, by year": no row is both. */
export function limitsAtOdds(tokens: Tokens, { thresholds }: Query): number[] {
  const below = tokens.operators('negative');
  const above = tokens.operators('positive');
  return thresholds.length > 0 && below.length > 0 && above.length > 0 ? [...below, ...above] : [];
}

/** "The number of cohorts per portfolio": what is counted is not what the query counts. */
export function countsOfOthers(tokens: Tokens, { measures, countOf }: Query): number[] {
  const counted = measures.filter((id) => id.endsWith('.count'));
  const isOnlyNoun = (index: number) => {
    const span = tokens.at(index);
    return (
      meaningsOf(span, 'dimension').length > 0 &&
      meaningsOf(span, 'entity').length === 0 &&
      meaningsOf(span, 'value').length === 0 &&
      !isMarked(tokens, index)
    );
  };
  return countOf === undefined && counted.length > 0
    ? tokens
        .operators('count')
        .filter((index) => meaningsOf(tokens.at(index), 'entity').length === 0)
        .filter((index) =>
          /[a-z]/.test(tokens.at(index)?.text ?? '')
            ? isOnlyNoun(index + 1)
            : isOnlyNoun(index - 1) ||
              (meaningsOf(tokens.at(index - 1), 'entity').length === 0 && isOnlyNoun(index + 1)),
        )
    : [];
}

/** "VFA groups, variable fee": one value by two names may be something else. */
export function saidTwice(tokens: Tokens, { filters }: Query): number[] {
  const seen = new Map<string, string>();
  return tokens.list.flatMap((span, index) => {
    const value = meaningsOf(span, 'value').find(({ dimension, value: own }) =>
      filters.some((filter) => filter.dimension === dimension && filter.values.includes(own)),
    );
    // "Reinsurance groups held" is one thing in two words, as is a name whose words were guessed.
    if (!value || value.dimension === 'side' || span.isApproximate) return [];
    const key = `${value.dimension}=${value.value}`;
    const before = seen.get(key);
    seen.set(key, span.text);
    return before !== undefined && before !== span.text ? [index] : [];
  });
}

/** "The CSM that fell by changes in estimates": a part of the figure below zero, not one that fell. */
export const movesOfParts = (tokens: Tokens, { measures, comparison }: Query): number[] => {
  const isPart = measures.some((id) => {
    const whole = tokens.model.measureOf(id)?.refines;
    return (
      whole !== undefined &&
      tokens.list.some((span) => meaningsOf(span, 'measure').some((each) => each.id === whole))
    );
  });
  const isSaid = tokens.list.some(({ period }) => period?.relative !== undefined);
  return isPart && comparison !== undefined && !isSaid ? tokens.operators('rose', 'fell') : [];
};

/** "Do not have a CSM": a word of denial that is part of a condition. */
export const isOfConditions = (
  tokens: Tokens,
  index: number,
  { modifiers, numbers }: Use,
): boolean =>
  numbers.has(index) ||
  [...modifiers].some((each) => each.before === index + 1 && isDeniedHaving(tokens, each));

/** "Groups without reinsurance" are those that nothing covers, not those that are issued. */
export const notCovered = (tokens: Tokens): number[] =>
  tokens
    .operators('notBefore')
    .filter(
      (index) =>
        /^(?:without|lack|lacks|lacking|that lack)$/.test(tokens.at(index)?.text ?? '') &&
        isNoun(tokens.at(index - 1)) &&
        meaningsOf(tokens.at(index + 1), 'value').some(({ dimension }) => dimension === 'side'),
    );
