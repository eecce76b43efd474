/** A question about some of something that a query of its own chooses, read as two questions. */
import type { SemanticModel } from '../../model/SemanticModel';
import { type Query, type Selection, isTime } from '../../query';
import { type Draft, draftOf } from '../draft';
import { isMarked } from '../grouping/marked';
import { Scope } from '../scope';
import type { Calendar } from '../times';
import { Tokens, isAfter, isNoun, isOperator, meaningsOf } from '../tokens';
import type { Span } from '../words/spans';
import { type Clause, clauseIn, dimensionAt } from './clause';

export interface Nested extends Draft {
  /** What is left of the question without what chooses. */
  readonly tokens: Tokens;
}

const EACH = /\b(?:each|every|per)$/;

/** "Total liability", 總負債: a figure that is called so. */
const isTotal = (span: Span): boolean =>
  /^(?:total |총|總)/.test(span.text) && meaningsOf(span, 'measure').length > 0;

/** What each of the rows has one of, and is shown beside it. */
function isColumnOf(id: string, dimension: string, { model }: Tokens): boolean {
  const { lists = '', column: key } = model.dimensionOf(dimension) ?? {};
  const listed = model.entityOf(lists);
  const { column = '' } = model.dimensionOf(id) ?? {};
  return listed?.key === key && (listed?.columns.includes(column) ?? false);
}

/** What is done with all that is chosen, or what it is split by: else the rows themselves are the answer. */
function isAskedOf(tokens: Tokens, { from, to, dimension, isOfParts }: Clause): boolean {
  const last = tokens.at(to);
  const isEnglish = last !== undefined && isAfter(last);
  const isOutside = (index: number) => index < from || index > to;
  // Korean and Chinese say behind it what is asked of it; what stands ahead tells it apart.
  const isRest = (index: number) => (isEnglish ? isOutside(index) : index > to);
  const nouns = tokens.list.flatMap((span, index) =>
    isNoun(span) && isOutside(index) ? [index] : [],
  );
  const isOfEach = (index: number) =>
    isEnglish
      ? index > to && EACH.test(tokens.at(index - 1)?.text ?? '')
      : index < from && isMarked(tokens, index);
  if (nouns.some(isOfEach)) return false;
  // "The top 3 by total revenue" ranks by it.
  const isSummed =
    tokens.list.some((span, at) => isTotal(span) && (isEnglish ? at < from : at > to)) ||
    tokens.operators('together', 'share').some(isRest) ||
    tokens.operators('total', 'average').some((at) => (isEnglish ? at < from : at > to));
  const isSplit = nouns.some((index) => {
    const id = dimensionAt(tokens, index);
    const isTimeNoun = meaningsOf(tokens.at(index), 'dimension').some((each) => isTime(each.id));
    const isOther = id !== undefined && id !== dimension;
    const isItself = meaningsOf(tokens.at(index), 'dimension').some(
      (each) => each.id === dimension,
    );
    const isEach = isMarked(tokens, index) && !isItself;
    // "The top 5 groups by liability, with cohort and model"
    const isColumn = id !== undefined && isColumnOf(id, dimension, tokens);
    return isRest(index) && (isEach || isTimeNoun || (isOther && !isColumn));
  });
  return isSummed || isSplit || isOfParts === true;
}

/** "Which portfolio has the most groups with a loss component?": of those that are chosen it is their number that is ranked. */
const isRanked = (tokens: Tokens, { from }: Clause): boolean =>
  isOperator(tokens.at(from - 1), 'top', 'bottom');

/** What was read of the clause, as far as it chooses by itself. */
function selectionOf(
  query: Query,
  { dimension, isOfParts }: Clause,
  model: SemanticModel,
): Selection | undefined {
  const { entity, measures, filters, thresholds, period, calculation, order, limit, offset } =
    query;
  const isChosen = limit !== undefined || thresholds.length > 0 || entity !== undefined;
  const isPlain =
    query.dimensions.every((id) => id === dimension) &&
    query.comparison !== 'given' &&
    query.averageOver === undefined &&
    query.countOf === undefined &&
    query.limitWithin === undefined &&
    calculation !== 'running';
  // Of itself each is one.
  const isItself = measures.some(
    (id) => model.entityOf(id.replace('.count', ''))?.key === model.dimensionOf(dimension)?.column,
  );
  if (!isChosen || !isPlain || (isItself && isOfParts !== true)) return undefined;
  return {
    dimension,
    measures: entity === undefined ? measures : [`${entity}.count`],
    filters,
    thresholds,
    period,
    calculation,
    order,
    limit,
    offset,
  };
}

/** Several that are chosen, each by itself unless they are asked for together: "revenue by quarter of the top 2 portfolios". */
function apart(
  { measures, dimensions, averageOver, calculation }: Query,
  { dimension, limit }: Selection,
  whole: Tokens,
): readonly string[] {
  // The share of what is chosen is one: nothing else needs to be told apart.
  if (calculation === 'share')
    return dimensions.filter((id) =>
      whole.list.some((span) => meaningsOf(span, 'dimension').some((each) => each.id === id)),
    );
  const view = whole.model.measureOf(measures[0] ?? '')?.view ?? '';
  const isOne = limit === 1 || whole.model.conventions.unitOf(view) === dimension;
  const isTogether =
    averageOver !== undefined ||
    whole.list.some(isTotal) ||
    whole.operators('together', 'total', 'share', 'average').length > 0;
  return isOne || isTogether || measures.length === 0 || dimensions.includes(dimension)
    ? dimensions
    : [...dimensions, dimension];
}

/**
 * The two queries of such a question; undefined where it is one.
 * @param completed adds what goes without saying.
 */
export function nestedOf(
  spans: readonly Span[],
  whole: Tokens,
  reading: {
    readonly book: string | undefined;
    readonly previous: Query | undefined;
    readonly known: Calendar;
    readonly completed: (query: Query) => Query;
  },
): Nested | undefined {
  const clause = clauseIn(whole);
  const first = whole.at(clause?.from ?? -1);
  const last = whole.at(clause?.to ?? -1);
  if (!clause || !first || !last || !isAskedOf(whole, clause)) return undefined;
  const { model, text } = whole;
  const { book, previous, known, completed } = reading;
  // 有...的群組 begins with a word of having.
  const start = Math.min(
    first.start,
    ...whole.modifiers
      .filter(({ before, span }) => before === clause.from && !isAfter(span))
      .map(({ span }) => span.start),
  );
  const isWithin = (span: Span) => span.start >= start && span.end <= last.end;
  const counted = isRanked(whole, clause) ? first : undefined;
  // Times and values hold for both.
  const isShared = (span: Span) =>
    span.period !== undefined ||
    (meaningsOf(span, 'value').length > 0 && !isNoun(span) && clause.isOfParts !== true);
  const own = spans.filter(isWithin);
  const isMeasured = own.some((span) => meaningsOf(span, 'measure').length > 0);
  const [figure] = spans.filter((span) => meaningsOf(span, 'measure').length > 0);
  const isBorrowed = (span: Span) => !isMeasured && span === figure && clause.isOfParts !== true;
  const read = (of: readonly Span[], before: Query | undefined) => {
    const tokens = new Tokens(of, model, text);
    return { tokens, ...draftOf(tokens, new Scope(tokens, before, book), text, before, known) };
  };
  const inner = read(
    spans.filter((span) => isWithin(span) || isShared(span) || isBorrowed(span)),
    undefined,
  );
  const within = selectionOf(completed(inner.query), clause, model);
  const outer = read(
    spans.filter(
      (span) =>
        span === counted || !isWithin(span) || (isShared(span) && clause.isOfParts !== true),
    ),
    previous,
  );
  if (!within || !model.knows({ ...outer.query, within })) return undefined;
  if (outer.query.measures.length === 0 && outer.query.entity === undefined) return undefined;
  const isOfTimes = isTime(outer.query.averageOver ?? '');
  return {
    tokens: outer.tokens,
    query: {
      ...outer.query,
      dimensions: apart(outer.query, within, whole),
      averageOver:
        outer.query.averageOver === undefined || isOfTimes
          ? outer.query.averageOver
          : clause.dimension,
      within,
    },
    unexplained: [...new Set([...inner.unexplained, ...outer.unexplained])],
  };
}
