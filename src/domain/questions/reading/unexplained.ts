import { type Query, isTime } from '../query';
import { dimensionsOf } from '../model/SemanticModel';
import type { Meaning, OperatorName } from './words/lexicon';
import { isDeniedHaving } from './conditions';
import { countedAt, isMarked, isOfIssue, namesRows } from './nouns';
import { isVague } from './measures';
import { isOfPercentMoved, isOfPercents } from './split';
import { type Modifier, type Tokens, isNoun, isOperator, meaningsOf } from './tokens';

/** What a draft took from the words of a question. */
export interface Use {
  readonly query: Query;
  /** Numbers that say something, by their index. */
  readonly numbers: ReadonlySet<number>;
  readonly modifiers: ReadonlySet<Modifier>;
  /** Values that the figures have without being chosen. */
  readonly implied: ReadonlySet<string>;
  readonly hasPrevious: boolean;
  readonly isYearToDate: boolean;
  /** Balances are those at the beginning of a time. */
  readonly isOpening: boolean;
  /** Times stand side by side that are not of one kind. */
  readonly hasMixedTimes: boolean;
}

/** Whether a noun, a figure or a value is in the query. */
function isTaken(meaning: Meaning, { query, implied }: Use, tokens: Tokens): boolean {
  const { measures, filters, order, countOf, thresholds, entity } = query;
  const { model } = tokens;
  // A limit on a figure, or a rank, is one of the unit of account where nothing else is named.
  const [view] = model.viewsOf(query)[0] ?? [];
  const isOfUnits = thresholds.length > 0 || order !== undefined;
  const unit = isOfUnits && view !== undefined ? model.conventions.unitOf(view) : undefined;
  const split = [...dimensionsOf(query), ...[countOf, unit].flatMap((id) => id ?? [])];
  switch (meaning.kind) {
    case 'stop':
    case 'operator':
      return true;
    case 'measure':
      return (
        measures.includes(meaning.id) ||
        order?.by === meaning.id ||
        (model.measureOf(meaning.id)?.parts?.every((id) => measures.includes(id)) ?? false) ||
        thresholds.some(({ measure }) => measure === meaning.id) ||
        measures.some((id) => model.measureOf(id)?.refines === meaning.id)
      );
    case 'entity':
      return (
        entity === meaning.id ||
        measures.includes(`${meaning.id}.count`) ||
        // What each row of the figures is: "the premium of the policies".
        model.entityOf(meaning.id)?.views[0] === view ||
        split.some((id) => model.dimensionOf(id)?.column === model.entityOf(meaning.id)?.key)
      );
    case 'dimension':
      return (
        [...split, order?.by].includes(meaning.id) ||
        // "Year-end CSM" is a time, as "by quarter" is one.
        ((isTime(meaning.id) || meaning.id === 'closingMonth') &&
          (query.period !== undefined || query.comparison !== undefined || split.some(isTime)))
      );
    case 'value':
      return (
        implied.has(`${meaning.dimension}=${meaning.value}`) ||
        [...filters, ...(query.against?.filter ? [query.against.filter] : [])].some(
          ({ dimension, values }) =>
            dimension === meaning.dimension && values.includes(meaning.value),
        )
      );
  }
}

/** "The savings book" */
const isHeadOfValue = (tokens: Tokens, index: number): boolean =>
  meaningsOf(tokens.at(index - 1), 'value').length > 0;

/** "VFA groups": the rows that the value chooses. */
const isHead = (tokens: Tokens, index: number, use: Use): boolean =>
  (isNoun(tokens.at(index)) ||
    meaningsOf(tokens.at(index), 'measure').some(
      ({ id }) => tokens.model.measureOf(id)?.namesRows === true,
    )) &&
  (isOfIssue(tokens, index) ||
    meaningsOf(tokens.at(index - 1), 'value').some(
      (value) =>
        isTaken(value, use, tokens) &&
        (!isNoun(tokens.at(index)) || namesRows(tokens, index, value.dimension)),
    ));

const isVagueAt = (tokens: Tokens, index: number): boolean => {
  const span = tokens.at(index);
  return span !== undefined && isVague(span, tokens);
};

/** "Revenue per contract": a figure by a figure, which no query holds. */
const perFigure = (tokens: Tokens, isOfSeveral: boolean): number[] => {
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
function countsLeftOut(tokens: Tokens, { measures, countOf }: Query): number[] {
  const isCounted =
    countOf !== undefined || measures.length === 0 || measures.some((id) => id.endsWith('.count'));
  return isCounted ? [] : tokens.operators('count').filter((index) => countedAt(tokens, index));
}

const SUMS =
  /^(sum|together|combined|taken together|합쳐.*|합친|합한|합해서|합산|합계|총합|合計|加起來|合併|加總|總和)$/;

/** "Health or VFA": rows are chosen by all conditions at once; only values of one kind stand side by side. */
function alternatives(tokens: Tokens, { filters, thresholds }: Query): number[] {
  if (filters.length + thresholds.length < 2) return [];
  const kindsAt = (index: number) =>
    meaningsOf(tokens.at(index), 'value').map((value) => value.dimension);
  return tokens
    .operators('or')
    .filter((index) => !kindsAt(index - 1).some((kind) => kindsAt(index + 1).includes(kind)));
}

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
function limitsOfOthers(tokens: Tokens, { thresholds }: Query): number[] {
  return tokens.operators('>', '>=', '<', '<=').filter((index) => {
    const sides = tokens.at(index + 1)?.number ? [index + 2] : [index - 2];
    const [noun] = sides.flatMap((at) => meaningsOf(tokens.at(at), 'entity'));
    return (
      noun !== undefined &&
      thresholds.some(({ measure }) => measure.endsWith('.count') && measure !== `${noun.id}.count`)
    );
  });
}

/** "The share of the treaties" has a number of them, a list of them has none. */
const isPlainCounted = (tokens: Tokens, measures: readonly string[]): boolean =>
  measures.length > 0 &&
  measures.every((id) => id.endsWith('.count')) &&
  tokens.operators('count').length === 0 &&
  tokens.operators('share').some((index) => /率|比例/.test(tokens.at(index)?.text ?? ''));

/** "The release ratio of the CSM": no share of all, where nothing is named that it would be split by. */
const ratiosOfNothing = (tokens: Tokens, { calculation, filters, dimensions }: Query): number[] =>
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
const limitsOfNothing = (tokens: Tokens, { dimensions, thresholds }: Query): number[] => {
  const isChosen = tokens.list.some(
    (span, index) => isNoun(span) && !isMarked(tokens, index) && !isHeadOfValue(tokens, index),
  );
  return dimensions.length > 0 && thresholds.length > 0 && !isChosen
    ? tokens.operators('negative', 'positive')
    : [];
};

/** "In the black or in the red, by year": no row is both. */
function limitsAtOdds(tokens: Tokens, { thresholds }: Query): number[] {
  const below = tokens.operators('negative');
  const above = tokens.operators('positive');
  return thresholds.length > 0 && below.length > 0 && above.length > 0 ? [...below, ...above] : [];
}

/** "The number of cohorts per portfolio": what is counted is not what the query counts. */
function countsOfOthers(tokens: Tokens, { measures, countOf }: Query): number[] {
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

/** "The difference of cohorts 2021 and 2025": of values, which the query holds side by side or as one. */
const differencesOfValues = (tokens: Tokens, { filters, comparison, against }: Query): number[] =>
  comparison !== undefined &&
  against?.filter === undefined &&
  filters.some(({ values, isNegated }) => !isNegated && values.length > 1) &&
  tokens.list.every(({ period }) => period?.relative === undefined)
    ? tokens.operators('difference')
    : [];

/** "VFA groups, variable fee": one value by two names may be something else. */
function saidTwice(tokens: Tokens, { filters }: Query): number[] {
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
const movesOfParts = (tokens: Tokens, { measures, comparison }: Query): number[] => {
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

/** "Above zero but below 1bn", "do not have a CSM": a word of denial that is part of a condition. */
const isOfConditions = (tokens: Tokens, index: number, { modifiers }: Use): boolean =>
  (tokens.at(index)?.text === 'but' &&
    (isOperator(tokens.at(index + 1), '>', '>=', '<', '<=', 'negative', 'positive', 'zero') ||
      [...modifiers].some(({ before }) => before === index + 1))) ||
  [...modifiers].some((each) => each.before === index + 1 && isDeniedHaving(tokens, each));

/** "Groups without reinsurance" are those that nothing covers, not those that are issued. */
const notCovered = (tokens: Tokens): number[] =>
  tokens
    .operators('notBefore')
    .filter(
      (index) =>
        /^(?:without|lack|lacks|lacking|that lack)$/.test(tokens.at(index)?.text ?? '') &&
        isNoun(tokens.at(index - 1)) &&
        meaningsOf(tokens.at(index + 1), 'value').some(({ dimension }) => dimension === 'side'),
    );

/** Words of grammar that did nothing. */
function idleOperators(tokens: Tokens, use: Use): number[] {
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
    ...idle(thresholds.length === 0 && query.against?.filter === undefined, '>', '>=', '<', '<='),
    // Which has the most of what? One number has no order.
    ...idle(!isOrdered || (isPlainCount && !hasPrevious), 'top', 'bottom'),
    ...(query.against?.filter || (comparison !== undefined && dimensions.length === 0)
      ? []
      : idle(!isOrdered || (isPlainCount && !hasPrevious), 'ascending', 'descending', 'sort')),
    ...idle(!isNegated && calculation !== 'difference', 'notBefore', 'notAfter').filter(
      (index) => !isOfConditions(tokens, index, use),
    ),
    ...notCovered(tokens),
    ...idle(calculation !== 'difference', 'minus').filter(
      (index) => !isNegated || !isOperator(tokens.at(index), 'notBefore', 'notAfter'),
    ),
    ...idle(!isCompared, 'compare'),
    ...idle(averageOver === undefined && calculation !== 'ratio', 'average'),
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
    ...idle(calculation !== 'change' && comparison === undefined, 'change'),
    ...idle(
      calculation !== 'change' && calculation !== 'difference' && comparison === undefined,
      'difference',
    ),
    ...perFigure(tokens, measures.length > 1 && calculation !== 'ratio'),
    ...idle(thresholds.length === 0, 'negative', 'positive', 'zero'),
    ...idle(!dimensions.some(isTime) && averageOver === undefined, 'trend'),
    ...idle(!hasPrevious, 'same', 'insteadOf'),
    ...countsLeftOut(tokens, query),
    // "BEL and RA together": each stands by itself.
    ...(measures.length > 1 && dimensions.length === 0 && !isPlainCount
      ? tokens
          .operators('together', 'total')
          .filter((index) => SUMS.test(tokens.at(index)?.text ?? ''))
      : []),
    ...alternatives(tokens, query),
    ...idle(!isLimitedByChange && isChosenByChange(tokens, query), 'change', 'difference'),
    ...limitsOfOthers(tokens, query),
    // "The top 3 of each": one list has one order.
    ...idle(
      query.limit !== undefined && dimensions.length > 1 && query.limitWithin === undefined,
      ...(['byBefore', 'eachBefore', 'eachAfter', 'byAfter'] as const),
    ),
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

/** Words beside a figure that it does not bear out: what is still there of something that was paid. */
function idleModifiers(tokens: Tokens, { query, modifiers, isOpening }: Use): Modifier[] {
  const measures = query.measures.flatMap((id) => tokens.model.measureOf(id) ?? []);
  return tokens.modifiers.filter((modifier) => {
    const said = modifier.span.text;
    if (modifiers.has(modifier)) return false;
    if (measures.some(({ hints = [] }) => hints.includes(said))) return false;
    if (modifier.operator === 'when')
      return query.measures.length > 0 && !query.dimensions.some(isTime);
    if (modifier.operator === 'firstTime' || modifier.operator === 'lastTime')
      return !(isTime(query.order?.by ?? '') && query.limit === 1);
    if (modifier.operator === 'inARow')
      return query.thresholds.every(({ inARow }) => inARow === undefined);
    if (modifier.operator === 'atStart')
      return !isOpening && measures.every((measure) => measure.isOpening !== true);
    if (modifier.operator === 'atClose') return false;
    if (modifier.operator === 'atEnd') return !measures.some(({ kind }) => kind === 'stock');
    return modifier.operator !== 'having';
  });
}

/** Words that are known and have not changed what was understood: each is a reason to doubt it. */
export function unexplainedIn(tokens: Tokens, use: Use): readonly string[] {
  const idle = tokens.list.flatMap(({ number, period, meanings }, index) => {
    const isUsed =
      (period !== undefined && !use.hasMixedTimes) ||
      (number !== undefined &&
        (use.numbers.has(index) ||
          // "Whole life, term and cancer, all three"
          use.query.filters.some(
            ({ values }) => values.length > 1 && values.length === number.value,
          )));
    if ((number ?? period) && !isUsed) return [index];
    const isExplained =
      meanings.some((meaning) => isTaken(meaning, use, tokens)) ||
      isHead(tokens, index, use) ||
      isVagueAt(tokens, index);
    return isUsed || isExplained ? [] : [index];
  });
  const spans = [...idle, ...idleOperators(tokens, use)].flatMap((index) => tokens.at(index) ?? []);
  return [...spans, ...idleModifiers(tokens, use).map(({ span }) => span)]
    .toSorted((a, b) => a.start - b.start)
    .map((span) => span.text.trim());
}
