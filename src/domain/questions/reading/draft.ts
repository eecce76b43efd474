import type { SemanticModel } from '../model/SemanticModel';
import { type Calculation, EMPTY_QUERY, type Filter, type Query, isTime } from '../query';
import { filtersOf, presenceOf, thresholdsOf } from './conditions';
import type { Meaning } from './lexicon';
import { type Nouns, nounsOf } from './nouns';
import { rankingOf } from './ranking';
import type { Scope } from './scope';
import type { Span } from './spans';
import { type Times, timesOf } from './times';
import { type Tokens, isOperator, meaningsOf } from './tokens';
import { unexplainedIn } from './unexplained';

/** A word that has several meanings, all of them possible here. */
export function doubtOf(
  tokens: Tokens,
  scope: Scope,
  text: string,
): { text: string; options: readonly Meaning[] } | undefined {
  for (const span of tokens.list) {
    const ids = measuresMeant(span, text, tokens.model);
    if (ids.length > 1) return { text: span.text, options: ids };
    if (ids.length > 0) continue;
    const isNoun = meaningsOf(span, 'entity').length + meaningsOf(span, 'dimension').length > 0;
    const values = scope.values(span).filter((value) => !isNoun || !value.isNamesake);
    const isWhole =
      !span.isApproximate && new Set(values.map(({ dimension }) => dimension)).size === 1;
    if (values.length > 1 && !isWhole && meaningsOf(span, 'dimension').length === 0)
      return { text: span.text, options: values.slice(0, 12) };
  }
  return undefined;
}

type MeasureMeaning = Extract<Meaning, { kind: 'measure' }>;

/** Of several measures with one name, that which other words of the question speak of. */
function measuresMeant(span: Span, text: string, model: SemanticModel): MeasureMeaning[] {
  const meanings = meaningsOf(span, 'measure');
  const around = `${text.slice(0, span.start)} ${text.slice(span.end)}`;
  const hinted = meanings.filter(({ id }) =>
    (model.measureOf(id)?.hints ?? []).some((hint) => around.includes(hint)),
  );
  return hinted.length === 1 || meanings.length < 2
    ? [...hinted, ...meanings].slice(0, 1)
    : [...meanings];
}

/** The measures that are named; one that another refines is only its beginning, unless both are wanted. */
function measuresOf(tokens: Tokens, text: string): string[] {
  const named = tokens.list.flatMap((span, index) =>
    measuresMeant(span, text, tokens.model).map(({ id }) => ({ id, index })),
  );
  const isJoined = (from: number, to: number) =>
    tokens
      .operators('add')
      .some((index) => index > Math.min(from, to) && index < Math.max(from, to));
  return named
    .filter(
      ({ id, index }) =>
        !named.some(
          (other) =>
            tokens.model.measureOf(other.id)?.refines === id && !isJoined(index, other.index),
        ),
    )
    .map(({ id }) => id);
}

/** Values that all rows of the figures have. */
function impliedBy(measures: readonly string[], model: SemanticModel): ReadonlySet<string> {
  const [first, ...others] = measures.map((id) => model.measureOf(id)?.implies ?? []);
  return new Set((first ?? []).filter((value) => others.every((own) => own.includes(value))));
}

function measureBefore(tokens: Tokens, index: number): string | undefined {
  const before = tokens.list.slice(0, index).toReversed();
  return before.flatMap((span) => meaningsOf(span, 'measure'))[0]?.id;
}

/** What of the question says how its figures are split. */
function dimensionsOf(
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
    ].some((at) => scope.valueAt(at)?.dimension === id) ||
    (id === 'cohort' && times.cohorts.length > 0);
  // "the CSM of A and B together" is one figure.
  const isTogether = tokens.operators('together').length > 0;
  const isRanked = tokens.operators('top', 'bottom', '>', '>=', '<', '<=').length > 0;
  const split = [
    ...nouns.grouping
      .filter(({ id, isMarked }) => isMarked || isRanked || !tokens.model.dimensionOf(id)?.isRow)
      .filter(({ index, id, isMarked }) => isMarked || !isNamed(index, id))
      .map(({ id }) => id),
    ...filters.flatMap(({ dimension, values, isNegated }) =>
      !isNegated && values.length > 1 && isMeasured && !isTogether ? [dimension] : [],
    ),
    ...(times.splitBy ? [times.splitBy] : []),
  ];
  const isTimed = split.some(isTime);
  if (tokens.operators('trend').length > 0 && !isTimed) split.push('period');
  return [...new Set(split)].filter((id) => tokens.model.dimensionOf(id) !== undefined);
}

function calculationOf(
  tokens: Tokens,
  isCompared: boolean,
  dimensions: readonly string[],
): Calculation | undefined {
  if (tokens.operators('share').length > 0) return 'share';
  if (tokens.operators('running').length > 0) return 'running';
  const isSplit = dimensions.some(isTime);
  return tokens.operators('change').length > 0 && isSplit && !isCompared ? 'change' : undefined;
}

/** What each figure of an average is of: what stands beside "per", else a time, else the unit of account. */
function averageOf(
  tokens: Tokens,
  dimensions: readonly string[],
  measures: readonly string[],
  unit: string | undefined,
): string | undefined {
  if (tokens.operators('average').length === 0) return undefined;
  const eachOf = tokens.list.flatMap((span, index) => {
    const isEach =
      isOperator(tokens.at(index - 1), 'eachBefore') ||
      isOperator(tokens.at(index + 1), 'eachAfter');
    return isEach ? meaningsOf(span, 'dimension').map(({ id }) => id) : [];
  });
  const isCount = measures.every((id) => id.endsWith('.count'));
  return (
    [...eachOf, 'period', 'year', unit ?? '', ...(isCount ? dimensions : [])].find((id) =>
      dimensions.includes(id),
    ) ?? (isCount ? undefined : unit)
  );
}

export interface Draft {
  readonly query: Query;
  /** Words that are known and say nothing here. */
  readonly unexplained: readonly string[];
}

/** What a question says by itself, before it is joined to the one before and before what goes without saying is added. */
export function draftOf(
  tokens: Tokens,
  scope: Scope,
  text: string,
  previous: Query | undefined,
): Draft {
  const { profit, share, unitOf } = tokens.model.conventions;
  const said = measuresOf(tokens, text);
  // Who makes a loss has a profit below zero.
  if (said.length === 0 && !previous && tokens.operators('negative').length > 0)
    said.push(...(profit === undefined ? [] : [profit]));
  const nouns = nounsOf(tokens, said.length > 0, (index) => scope.valueAt(index));
  const times = timesOf(tokens);
  const implied = impliedBy(said, tokens.model);
  const filters = filtersOf(tokens, (index) => scope.valueAt(index)).filter(
    ({ dimension, values }) => !values.every((value) => implied.has(`${dimension}=${value}`)),
  );
  const isCounted =
    nouns.entity !== undefined &&
    (nouns.isCounted ||
      nouns.grouping.some((noun) => noun.isMarked) ||
      tokens.operators('top', 'bottom', '>', '>=', '<', '<=', 'share', 'average').length > 0);
  const counted = isCounted && nouns.entity ? [`${nouns.entity.id}.count`] : [];
  const measures = [...new Set(said.length > 0 ? said : counted)];
  const first = measures[0] ?? previous?.measures[0];
  const { thresholds: limits, used } = thresholdsOf(
    tokens,
    (index) => measureBefore(tokens, index) ?? first,
  );
  const presence = presenceOf(tokens);
  const isRanked = tokens.operators('top', 'bottom').length > 0;
  const thresholds =
    limits.length > 0 || isRanked
      ? limits
      : presence.thresholds.filter(({ measure }) => measures.includes(measure));
  const unit = unitOf(tokens.model.measureOf(first ?? '')?.view ?? '');
  const split = dimensionsOf(tokens, scope, nouns, times, filters, measures.length > 0);
  const averageOver = averageOf(tokens, split, measures, unit);
  const dimensions = split.filter((id) => id !== averageOver);
  const calculation =
    averageOver === undefined
      ? calculationOf(tokens, times.comparison !== undefined, dimensions)
      : undefined;
  if (calculation === 'running' && !dimensions.some(isTime)) dimensions.push('period');
  if (calculation === 'share' && dimensions.length === 0)
    dimensions.push(...[filters[0]?.dimension ?? share].flatMap((id) => id ?? []));
  const isChange = tokens.operators('change').length > 0 && calculation === undefined;
  const { number, ...ranking } = rankingOf(tokens, first, dimensions, used);
  const cohorts: Filter[] =
    times.cohorts.length > 0
      ? [{ dimension: 'cohort', values: times.cohorts, isNegated: false }]
      : [];
  const isLeftOut = (id: string) =>
    tokens.model.measureOf(id) !== undefined && measures.length > 0 && !measures.includes(id);
  const query: Query = {
    ...EMPTY_QUERY,
    entity: measures.length === 0 ? nouns.entity?.id : undefined,
    measures,
    dimensions,
    filters: [...filters, ...cohorts, ...(times.filter ? [times.filter] : [])],
    thresholds,
    period: times.period,
    comparison: times.comparison ?? (isChange ? 'previous' : undefined),
    calculation,
    averageOver,
    // "How many groups have a CSM over ...?"
    countOf: thresholds.length > 0 && said.length > 0 ? nouns.countedDimension : undefined,
    ...ranking,
    // "released the most CSM" ranks by what is released, not by the balance that the words begin with.
    ...(ranking.order && isLeftOut(ranking.order.by) && measures[0] !== undefined
      ? { order: { ...ranking.order, by: measures[0] } }
      : {}),
  };
  const unexplained = unexplainedIn(tokens, {
    query,
    numbers: new Set([...used, number ?? -1]),
    modifiers: presence.used,
    implied,
    hasPrevious: previous !== undefined,
    hasMixedTimes: times.isMixed ?? false,
  });
  return { query, unexplained };
}
