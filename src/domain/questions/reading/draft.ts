import {
  EMPTY_QUERY,
  type Filter,
  type PeriodRange,
  type Query,
  type Threshold,
  isTime,
} from '../query';
import { arithmeticOf } from './arithmetic';
import { filtersOf, presenceOf, thresholdsOf } from './conditions';
import { countBeside, impliedBy, measureBefore, measuresOf } from './measures';
import { type Nouns, nounsOf } from './nouns';
import { type Ranking, rankingOf } from './ranking';
import type { Scope } from './scope';
import { occasionOf } from './times/occasions';
import { openingOf } from './times/opening';
import { opposedOf } from './opposed';
import { averageOf, calculationOf, dimensionsOf, isOfPercentMoved } from './split';
import { type Calendar, type Times, timesOf } from './times';
import { type Tokens, changesIn, isNoun, isOperator, meaningsOf } from './tokens';
import { isChosenByChange, unexplainedIn } from './unexplained';
import phrases from './words/phrases.json';

export interface Draft {
  readonly query: Query;
  /** Words that are known and say nothing here. */
  readonly unexplained: readonly string[];
}

/** A whole year, beside something that has a year of issue and no quarters. */
function yearListed(
  period: PeriodRange | undefined,
  entity: string | undefined,
  { model }: Tokens,
): string | undefined {
  const [view = ''] = model.entityOf(entity ?? '')?.views ?? [];
  const isDated = model.hasDimension(view, 'cohort') && !model.hasDimension(view, 'period');
  const year = period?.from.slice(0, 4);
  const isYear = period?.from === `${year}-03` && period.to === `${year}-12`;
  return isDated && isYear ? year : undefined;
}

/** "Annual expenses, this year against last year": one of the times that it would be split by, and what it is held against. */
const isOneTime = (id: string, { period, comparison }: Times): boolean =>
  comparison !== undefined &&
  period !== undefined &&
  (id === 'year'
    ? period.from.slice(0, 4) === period.to.slice(0, 4)
    : id === 'period' && period.from === period.to);

/** "The top 3 groups of each portfolio": that which stands with a word of splitting, beside one that stands without. */
function eachOf(dimensions: readonly string[], grouping: Nouns['grouping']): string | undefined {
  const [each, ...others] = dimensions.filter((id) =>
    grouping.some((noun) => noun.id === id && noun.isMarked),
  );
  return dimensions.length === 2 && others.length === 0 ? each : undefined;
}

/** "The portfolios whose CSM fell": only those. */
function movesOf(tokens: Tokens, query: Query, inARow: number | undefined): Threshold[] {
  const [isUp, fell] = (['rose', 'fell'] as const).map((name) => tokens.operators(name).length > 0);
  const isGrowth = tokens
    .operators('change')
    .some((index) => /^(growth|성장|成長)$/.test(tokens.at(index)?.text ?? ''));
  const rose = isUp || (inARow !== undefined && isGrowth && !fell);
  const [measure, ...others] = query.measures;
  if (measure === undefined || others.length > 0 || rose === fell) return [];
  return isChosenByChange(tokens, query)
    ? [{ measure, operator: rose ? '>' : '<', value: 0, of: 'change', inARow }]
    : [];
}

/** What fell most moved least. */
function turned({ order }: Ranking, tokens: Tokens): Ranking {
  const hasFallen = tokens.operators('fell').length > 0 && tokens.operators('rose').length === 0;
  if (!order || !hasFallen || tokens.operators('top', 'bottom').length === 0) return {};
  const direction = order.direction === 'ascending' ? 'descending' : 'ascending';
  return { order: { ...order, direction } };
}

/** "Third quarter cumulative", "3분기 누적", "2025년 누계": what came together since the year began. */
const untilQuarter = (period: PeriodRange | undefined): PeriodRange | undefined =>
  period && (period.from === period.to || period.from === `${period.to.slice(0, 4)}-03`)
    ? { from: `${period.to.slice(0, 4)}-03`, to: period.to }
    : undefined;

/** "Running total", "逐季累計": one figure of each quarter. */
const isOfEach = (tokens: Tokens): boolean =>
  tokens
    .operators('running')
    .some((index) => /running|逐|build up/.test(tokens.at(index)?.text ?? ''));

const ASKS_WHICH = new RegExp(phrases.asks.which);
const ABOUT = new RegExp(phrases.asks.about);
const KIND_BEFORE = new RegExp(phrases.asks.kindBefore);
const KIND_BEHIND = new RegExp(phrases.asks.kindBehind);

/** "Which models are used", "코호트 종류": the kinds that there are, not what is of them. */
const isKindAsked = (tokens: Tokens, text: string, index: number): boolean => {
  const span = tokens.at(index);
  return (
    span !== undefined &&
    meaningsOf(span, 'dimension').some(({ id }) => tokens.model.dimensionOf(id)?.isKind === true) &&
    (KIND_BEFORE.test(text.slice(0, span.start)) || KIND_BEHIND.test(text.slice(span.end)))
  );
};

/** "Onerous groups and their loss component": them, each with its figure. */
const isListedBeside = (tokens: Tokens, index: number): boolean =>
  isNoun(tokens.at(index)) &&
  isOperator(tokens.at(index + 1), 'add') &&
  meaningsOf(tokens.at(index + 2), 'measure').length > 0 &&
  tokens.operators('count').length === 0 &&
  tokens.list.slice(0, index).every((span) => meaningsOf(span, 'measure').length === 0);

/** Whether "the CSM of VFA groups" is that of all of them together. */
const isOneFigure = (tokens: Tokens, text: string): boolean =>
  !ASKS_WHICH.test(text) &&
  !tokens.list.some((_, index) => isListedBeside(tokens, index)) &&
  tokens.modifiers.every(({ operator }) => operator !== 'having' && operator !== 'lacking') &&
  tokens.operators(
    ...(['top', 'bottom', '>', '>=', '<', '<=', 'negative', 'positive', 'rose', 'fell'] as const),
    ...(['ascending', 'descending', 'sort', 'average', 'share', 'between'] as const),
  ).length === 0;

/** What a value that stands alone lists: "reinsurers", "the menus" of "what can the auditor read". */
function entityOf(
  filters: readonly Filter[],
  { grouping }: Nouns,
  { model }: Tokens,
  text: string,
): string | undefined {
  const named = [...grouping.map(({ id }) => id), ...filters.map(({ dimension }) => dimension)];
  const isFlag = named.every((id) => model.dimensionOf(id)?.type === 'boolean');
  // "HLT-2024" alone asks for nothing, "about HLT-2024" for all of it.
  const isKey = (id: string) => {
    const { lists = '', column } = model.dimensionOf(id) ?? {};
    return model.entityOf(lists)?.key === column;
  };
  if (isFlag || (named.every(isKey) && !ABOUT.test(text))) return undefined;
  return [...named.filter((id) => !isKey(id)), ...named.filter(isKey)]
    .flatMap((id) => model.dimensionOf(id)?.lists ?? [])
    .find((listed) =>
      model
        .entityOf(listed)
        ?.views.some((view) => named.every((id) => model.hasDimension(view, id))),
    );
}

/** What a question says by itself, before it is joined to the one before and before what goes without saying is added. */
export function draftOf(
  tokens: Tokens,
  scope: Scope,
  text: string,
  previous: Query | undefined,
  known: Calendar,
): Draft {
  const { profit, share, unitOf } = tokens.model.conventions;
  const said = measuresOf(tokens, text);
  // Who makes a loss has a profit below zero, who earns has one.
  const isOfProfit =
    tokens.operators('negative', 'positive').length > 0 ||
    tokens.modifiers.some(({ operator }) => operator === 'earning');
  if (said.length === 0 && !previous && isOfProfit)
    said.push(...(profit === undefined ? [] : [profit]));
  const named = nounsOf(tokens, said.length > 0, isOneFigure(tokens, text), {
    valueAt: (index) => scope.valueAt(index),
    isKind: (index) => !previous && isKindAsked(tokens, text, index),
  });
  const isOfStocks =
    said.length > 0 && said.every((id) => tokens.model.measureOf(id)?.kind === 'stock');
  const isNew = said.some((id) => tokens.model.measureOf(id)?.hints?.includes('written') === true);
  const times = timesOf(tokens, known, { isOfStocks: isOfStocks || said.length === 0, isNew });
  const implied = impliedBy(said, tokens.model);
  const filters = filtersOf(tokens, (index) => scope.valueAt(index)).filter(
    ({ dimension, values }) => !values.every((value) => implied.has(`${dimension}=${value}`)),
  );
  const listed =
    said.length === 0 && !named.entity && !previous
      ? entityOf(filters, named, tokens, text)
      : undefined;
  const nouns = listed === undefined ? named : { ...named, entity: { index: -1, id: listed } };
  const isCounted =
    nouns.entity !== undefined &&
    (nouns.isCounted ||
      nouns.grouping.some((noun) => noun.isMarked) ||
      tokens.operators('top', 'bottom', '>', '>=', '<', '<=', 'share', 'average').length > 0);
  const counted = isCounted && nouns.entity ? [`${nouns.entity.id}.count`] : [];
  const first = said[0] ?? counted[0] ?? previous?.measures[0];
  const arithmetic = arithmeticOf(tokens, text, said);
  const { thresholds: limited, used } = thresholdsOf(
    tokens,
    (index) => measureBefore(tokens, index) ?? first,
  );
  // What limits one figure in relation to the other is no share of all.
  const limits = arithmetic?.threshold ? limited.filter(({ of }) => of !== 'share') : limited;
  const presence = presenceOf(tokens);
  const isRanked = tokens.operators('top', 'bottom').length > 0;
  const isLimited = isRanked || limits.length + presence.thresholds.length > 0;
  const beside = isLimited ? undefined : countBeside(tokens, said);
  const asked = [
    ...new Set(
      arithmetic?.measures ??
        (said.length > 0 ? [...said, ...(beside ? [beside.measure] : [])] : counted),
    ),
  ];
  const opening = openingOf(
    tokens,
    text,
    asked,
    times.period ?? { from: known.latest, to: known.latest },
  );
  const measures = opening?.measures ?? asked;
  const thresholds = isRanked
    ? limits
    : [
        ...limits,
        ...presence.thresholds.filter(
          ({ measure }) =>
            measures.includes(measure) && limits.every((limit) => limit.measure !== measure),
        ),
      ];
  const kindOf = (id: string) => tokens.model.measureOf(id)?.kind;
  const unit = unitOf(tokens.model.measureOf(first ?? '')?.view ?? '');
  const grouping = nouns.grouping.filter(({ index }) => index !== beside?.index);
  const split = dimensionsOf(
    tokens,
    scope,
    { ...nouns, grouping },
    times,
    filters,
    measures.length > 0,
  ).filter((id) => !isOneTime(id, times));
  const isBalance = said.length > 0 && measures.every((id) => kindOf(id) === 'stock');
  if (times.isSpan && isBalance && !split.some(isTime)) split.push('period');
  // "The average premium per policy" is their ratio.
  const averageOver = arithmetic
    ? undefined
    : averageOf(tokens, split, measures, unit, times.period);
  const occasion = occasionOf(tokens, isRanked, limits.length > 0, split);
  const dimensions = [
    ...new Set([
      ...split.filter((id) => id !== averageOver),
      ...(occasion ? [occasion.splitBy] : []),
    ]),
  ];
  const computed =
    arithmetic?.calculation ??
    (averageOver === undefined ? calculationOf(tokens, times, dimensions, measures) : undefined);
  const isRunning = dimensions.some(isTime) || isOfEach(tokens);
  const yearToDate = computed === 'running' && !isRunning ? untilQuarter(times.period) : undefined;
  const isPart = thresholds.some(({ of }) => of === 'share') && arithmetic === undefined;
  const calculation = yearToDate ? undefined : isPart ? 'share' : computed;
  if (calculation === 'running' && !dimensions.some(isTime)) dimensions.push('period');
  // "As percentages of the total": of what the question before was split by.
  const isSplitBefore = said.length === 0 && (previous?.dimensions.length ?? 0) > 0;
  if (calculation === 'share' && dimensions.length === 0 && !isSplitBefore)
    dimensions.push(
      ...[[...filters, ...times.cohorts][0]?.dimension ?? share].flatMap((id) => id ?? []),
    );
  // The difference of two figures is not that of two times.
  const isOfFigures =
    measures.length > 1 &&
    times.comparison === undefined &&
    tokens.operators('change').length === 0;
  const opposed = times.comparison
    ? undefined
    : opposedOf(tokens, [...filters, ...times.cohorts], measures);
  const isChange =
    changesIn(tokens).length > 0 && calculation === undefined && !isOfFigures && !opposed;
  const { number, ...placed } = rankingOf(tokens, first, dimensions, used);
  const turnedOver =
    isChange || times.comparison ? { ...placed, ...turned(placed, tokens) } : placed;
  const isOfRate =
    tokens.operators('rate').length > 0 || isOfPercentMoved(tokens, times.comparison);
  const ranking =
    isOfRate && turnedOver.order && (isChange || times.comparison)
      ? { ...turnedOver, order: { ...turnedOver.order, of: 'changePercent' as const } }
      : turnedOver;
  const isMultiple = times.comparison !== undefined && tokens.operators('multiple').length > 0;
  // "The 2023 groups" are those of its cohort: what is listed has no quarters.
  const year = said.length === 0 ? yearListed(times.period, nouns.entity?.id, tokens) : undefined;
  const cohorts: Filter[] = [
    ...times.cohorts,
    ...(year === undefined ? [] : [{ dimension: 'cohort', values: [year], isNegated: false }]),
  ];
  const isLeftOut = (id: string) =>
    tokens.model.measureOf(id) !== undefined && measures.length > 0 && !measures.includes(id);
  // "How much more is it than last year?" has no order.
  const isOneMove =
    opposed !== undefined || (times.comparison !== undefined && dimensions.length === 0);
  const drafted: Query = {
    ...EMPTY_QUERY,
    entity: measures.length === 0 ? nouns.entity?.id : undefined,
    measures,
    dimensions: opposed ? dimensions.filter((id) => id !== opposed.filter.dimension) : dimensions,
    filters: [...filters, ...cohorts, ...(times.filter ? [times.filter] : [])].map((filter) =>
      filter.dimension === opposed?.filter.dimension ? opposed.filter : filter,
    ),
    thresholds,
    period: yearToDate ?? opening?.period ?? (year === undefined ? times.period : undefined),
    comparison:
      times.comparison ?? (opposed ? 'given' : isChange ? 'previous' : opening?.comparison),
    against: opposed ? { filter: opposed.other } : times.against,
    calculation: isMultiple || opposed?.isMultiple ? 'multiple' : calculation,
    averageOver,
    // "How many groups have a CSM over ...?"
    countOf: thresholds.length > 0 && said.length > 0 ? nouns.countedDimension : undefined,
    ...(isOneMove && ranking.limit === undefined ? {} : ranking),
    ...(occasion?.order && { order: occasion.order, limit: occasion.limit }),
    // "released the most CSM" ranks by what is released, not by the balance that the words begin with.
    ...(ranking.order && isLeftOut(ranking.order.by) && measures[0] !== undefined
      ? { order: { ...ranking.order, by: measures[0] } }
      : {}),
    limitWithin: ranking.limit === undefined ? undefined : eachOf(dimensions, grouping),
  };
  const held = arithmetic?.threshold ? [arithmetic.threshold] : [];
  const query = {
    ...drafted,
    thresholds: [...thresholds, ...held, ...movesOf(tokens, drafted, times.inARow)],
  };
  const unexplained = unexplainedIn(tokens, {
    query,
    numbers: new Set([...used, number ?? -1, arithmetic?.number ?? -1]),
    modifiers: presence.used,
    implied,
    hasPrevious: previous !== undefined,
    isYearToDate: yearToDate !== undefined,
    isOpening: opening !== undefined,
    hasMixedTimes:
      times.isMixed === true ||
      // One figure of one time in relation to another of another.
      (calculation === 'share' && times.comparison === 'given') ||
      (times.inARow !== undefined &&
        query.thresholds.every(({ inARow }) => inARow === undefined)) ||
      // A flow through the second quarter began at a time that is not said; it has none of a month.
      (times.isUntil === true &&
        yearToDate === undefined &&
        measures.some((id) => kindOf(id) !== 'stock')) ||
      // What is posted is posted at the close.
      (times.isWholeMonth === true &&
        measures.some(
          (id) =>
            kindOf(id) !== 'stock' &&
            !['journals', 'runs'].includes(tokens.model.measureOf(id)?.view ?? ''),
        )),
  });
  return { query, unexplained };
}
