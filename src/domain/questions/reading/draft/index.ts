import { EMPTY_QUERY, type Filter, type Query, isTime } from '../../query';
import { arithmeticOf } from '../arithmetic';
import { filtersOf, presenceOf, thresholdsOf } from '../conditions';
import { countBeside, impliedBy, measureBefore } from '../measures';
import { rankingOf } from '../ranking';
import type { Scope } from '../scope';
import { occasionOf } from '../times/occasions';
import { openingOf } from '../times/opening';
import { opposedOf } from '../conditions/contrast';
import type { Nouns } from '../nouns';
import { averageOf, calculationOf, dimensionsOf, isMedian } from '../grouping';
import { type Calendar, timesOf } from '../times';
import { heldInEach } from '../times/streak';
import { type Tokens, changesIn } from '../tokens';
import { unexplainedIn } from '../unexplained';
import { heldBy, yearListed } from './listed';
import { areMixed } from './mixed';
import { eachOf, isOfEach, isOneTime, movesOf, rankedMoves, untilQuarter } from './moves';
import { recentOf } from './recent';
import { figuresSaid, kindsOf, nounsSaid } from './said';
import { partsOf, withoutWhole } from './shares';
import { isTakenTogether } from './whole';

export interface Draft {
  readonly query: Query;
  /** Words that are known and say nothing here. */
  readonly unexplained: readonly string[];
}

/** What only tells which row it is goes with the rows that are averaged. */
const isBesideOf = (row = '', id: string, { model }: Tokens, grouping: Nouns['grouping']) =>
  (model.dimensionOf(row)?.beside?.includes(id) ?? false) &&
  grouping.every((noun) => noun.id !== id);

/** What a question says by itself, before it is joined to the one before and before what goes without saying is added. */
export function draftOf(
  tokens: Tokens,
  scope: Scope,
  text: string,
  previous: Query | undefined,
  known: Calendar,
): Draft {
  const { share, unitOf } = tokens.model.conventions;
  const said = figuresSaid(tokens, text, previous);
  const times = timesOf(tokens, text, known, kindsOf(said, tokens.model));
  const implied = impliedBy(said, tokens.model);
  const filters = filtersOf(tokens, (index) => scope.valueAt(index)).filter(
    ({ dimension, values }) => !values.every((value) => implied.has(`${dimension}=${value}`)),
  );
  const { nouns, counted } = nounsSaid(tokens, scope, said, filters, previous);
  const first = said[0] ?? counted[0] ?? previous?.measures[0];
  const arithmetic = arithmeticOf(tokens, text, said);
  const { thresholds: limited, used } = thresholdsOf(
    tokens,
    (index) => measureBefore(tokens, index) ?? first,
  );
  // What limits one figure in relation to the other is no share of all.
  const limits = arithmetic?.threshold
    ? limited.filter(({ of, value }) => of !== 'share' && value !== arithmetic.threshold?.value)
    : limited;
  const presence = presenceOf(tokens);
  const isRanked = tokens.operators('top', 'bottom').length > 0;
  // "How many groups saw their CSM fall?"
  const isMoved =
    said.length === 1 &&
    nouns.countedDimension !== undefined &&
    tokens.operators('rose', 'fell').length > 0 &&
    tokens.operators('add').length === 0;
  const isLimited = isRanked || isMoved || limits.length + presence.thresholds.length > 0;
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
  const limiting = isRanked
    ? limits
    : [
        ...limits,
        ...presence.thresholds.filter(
          ({ measure }) =>
            measures.includes(measure) && limits.every((limit) => limit.measure !== measure),
        ),
      ];
  const inEach = heldInEach(tokens, limiting, times.period, known.sizes?.period);
  const thresholds = limiting.map((limit, index) =>
    inEach !== undefined && index === 0 ? { ...limit, inARow: inEach } : limit,
  );
  const unit = unitOf(tokens.model.measureOf(first ?? '')?.view ?? '');
  const grouping = nouns.grouping.filter(
    ({ index }) => index !== beside?.index && !isTakenTogether(tokens, index),
  );
  const isInARow = times.inARow !== undefined || inEach !== undefined;
  const apart = dimensionsOf(
    tokens,
    scope,
    { ...nouns, grouping },
    times,
    filters,
    measures.length > 0,
  ).filter((id) => !isOneTime(id, times) && !(isInARow && isTime(id)));
  const split = withoutWhole(tokens, apart, filters);
  const isBalance =
    said.length > 0 && measures.every((id) => tokens.model.measureOf(id)?.kind === 'stock');
  if (times.isSpan && isBalance && !isInARow && !split.some(isTime)) split.push('period');
  // "The average premium per policy" is their ratio.
  const isOfCohorts = times.cohorts.some(
    ({ values, isNegated }) => values.length > 1 && !isNegated,
  );
  if (isOfCohorts && tokens.operators('compare').length > 0 && !split.includes('cohort'))
    split.push('cohort');
  const averageOver = arithmetic
    ? undefined
    : averageOf(tokens, split, measures, unit, times.period);
  const occasion = occasionOf(tokens, isRanked, thresholds.length > 0, split);
  const dimensions = [
    ...new Set([
      ...split.filter((id) => id !== averageOver && !isBesideOf(averageOver, id, tokens, grouping)),
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
  if (calculation === 'share' && !isSplitBefore)
    dimensions.push(...partsOf(tokens, dimensions, [...filters, ...times.cohorts], share));
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
  const { number, ...placed } =
    (measures.length === 0 ? recentOf(tokens, nouns.entity?.id) : undefined) ??
    rankingOf(tokens, first, dimensions, used);
  const isMoving = isChange || calculation === 'change' || times.comparison !== undefined;
  const ranking = isMoving ? rankedMoves(placed, tokens, times) : placed;
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
    entity: measures.length === 0 ? heldBy(nouns.entity?.id, filters, tokens) : undefined,
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
    ...(averageOver !== undefined && isMedian(tokens) && { isMedian: true }),
    ...(isOneMove && ranking.limit === undefined ? {} : ranking),
    ...(occasion?.order && { order: occasion.order, limit: occasion.limit }),
    // "released the most CSM" ranks by what is released, not by the balance that the words begin with.
    ...(ranking.order && isLeftOut(ranking.order.by) && measures[0] !== undefined
      ? { order: { ...ranking.order, by: measures[0] } }
      : {}),
    limitWithin: ranking.limit === undefined ? undefined : eachOf(dimensions, grouping),
  };
  const held = arithmetic?.threshold ? [arithmetic.threshold] : [];
  const limitsAll = [...thresholds, ...held, ...movesOf(tokens, drafted, times.inARow)];
  const query = {
    ...drafted,
    thresholds: limitsAll,
    // "How many groups have a CSM over ...?"
    countOf: limitsAll.length > 0 && said.length > 0 ? nouns.countedDimension : undefined,
  };
  const unexplained = unexplainedIn(tokens, {
    query,
    numbers: new Set([...used, number ?? -1, arithmetic?.number ?? -1]),
    modifiers: presence.used,
    implied,
    hasPrevious: previous !== undefined,
    isYearToDate: yearToDate !== undefined,
    isOpening: opening !== undefined,
    sizes: known.sizes,
    hasMixedTimes: areMixed(times, query, tokens.model, yearToDate !== undefined),
  });
  return { query, unexplained };
}
