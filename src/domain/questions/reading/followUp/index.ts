import { ONLY, countedInstead, isAnother, isOfCounted } from './sameCount';
import type { SemanticModel } from '../../model/SemanticModel';
import { EMPTY_QUERY, type Filter, type Query, isTime } from '../../query';
import type { Tokens } from '../tokens';
import { recast } from './listOrCount';
import phrases from '../words/phrases.json';
import { quartersFrom } from '../words/shifts';

const GOES_ON =
  /^ *(?:ok(?:ay)?,? |그럼 |그러면 |那麼?,?，? ?|好,?，? ?)?(and|add|also|plus|what about|how about|now|then|only|just|instead|same|likewise|그럼|그러면|그리고|그중|추가로|이번엔|이번에는|똑같이|만|那|那麼|再|加上|還有|改|只看|只要|其中|同樣|換成|다시|이번엔|改成|改看|改為|請改)|\b(?:the )?same (?:for|thing|way)\b|같은 ?(?:방식|방법|기준)|로 ?(?:바꿔|변경)|換成|마찬가지|동일하게|똑같이|一樣|同樣|^ *(?:改用|改以|改依|換)|\binstead\b|기준(?:으로)?(?:는|은)?(?:요)?(?: ?(?:다시|정렬|바꿔|보여|해).*)? *$|(?:으?로) ?다시/;
/** "... too", "...도 보여줘", 也給我看: beside what was asked. */
const TOO = new RegExp(phrases.again.too);
const ADDS =
  /^ *(?:ok(?:ay)?,? |那麼?,?，? ?|好,?，? ?|그럼 |그러면 )?(and(?! now\b| for\b| what\b| how\b| which\b)|add|also|plus|그리고|추가로|추가|再加|加上|還有|也加|請加)|(?:도|까지) ?(?:추가|같이|함께|더해|넣어|포함)|\b(?:as well|too|next to (?:it|that)) *$/;

/** "Which of them may also write?" */
const NARROWS =
  /\b(?:also|too|as well|both|only|just|of (?:them|those|these))\b|도 |만 |까지|그중|그 중|이 ?중|也|還|又|只|其中|同時/;

/** "And by cohort?" asks for the same, split otherwise. */
const SPLITS_ANEW = /^ *and (?:by|per|for each|for every) (?!.*\b(?:too|also|as well)\b)/;

const DIVIDES = new RegExp(phrases.again.divides);
const FURTHER = new RegExp(phrases.again.further);
const REPLACES = new RegExp(phrases.again.replaces);

/** "Break it down by model", of what is told apart by time; "further by model", of anything: by both. */
const isDividedBy = (text: string, previous: Query, own: Query): boolean =>
  !REPLACES.test(text) &&
  (FURTHER.test(text) ||
    (DIVIDES.test(text) && previous.dimensions.every(isTime) && !own.dimensions.some(isTime)));

/** "The same for CSM": of two figures that are held against each other, the first gives way. */
function pairedWith(previous: Query, own: Query): readonly string[] | undefined {
  const [first, second, ...others] = previous.measures;
  const isPair = ['ratio', 'difference', 'multiple'].includes(previous.calculation ?? '');
  if (!isPair || second === undefined || others.length > 0 || own.calculation) return undefined;
  const left = own.measures.filter((id) => id !== first && id !== second);
  const [only, ...more] = left;
  return only !== undefined && more.length === 0
    ? // "CSM instead of BEL"
      own.measures.includes(second)
      ? [first ?? '', only]
      : [only, second]
    : undefined;
}

/** "By premiums": what it was split and ranked by, by another figure. */
const BY = /^ *(?:by|in terms of|based on) /;

/** "위험조정은?", 風險調整呢: the same of another figure. */
const TOPIC = /^ *[^ ]+(?: [^ ]+)?(?:은|는|呢) *$/;

/** A question without a figure of its own, or one that begins as a reply, goes on from the one before. */
function isFollowUp(text: string, previous: Query, own: Query): boolean {
  if (own.measures.length === 0 && own.entity === undefined) return true;
  // "Just the ones in Taiwan", 대만 회사만: some of what was listed
  const isOfListed = own.entity === previous.entity && own.entity !== undefined && ONLY.test(text);
  const isOtherFigure = own.dimensions.length === 0 && own.filters.length === 0 && BY.test(text);
  const isBare =
    own.dimensions.length + own.filters.length + own.thresholds.length === 0 &&
    own.period === undefined &&
    own.comparison === undefined &&
    own.calculation === undefined &&
    own.order === undefined;
  return (
    GOES_ON.test(text) ||
    isOfListed ||
    isOtherFigure ||
    (isBare && (TOPIC.test(text) || TOO.test(text)))
  );
}

/** What is left of a question before that is asked again as one figure, or of everything: "only the total", "전체로 보면". */
function widenedBy(previous: Query, own: Query, tokens: Tokens): Query | undefined {
  const isSaid = tokens.operators('total', 'together').length > 0;
  const { filters, period, measures } = previous;
  const isBare = JSON.stringify(own) === JSON.stringify({ ...EMPTY_QUERY });
  if (!isSaid || !isBare || measures.length === 0) return undefined;
  const isGiven = ({ dimension }: { dimension: string }) =>
    dimension === 'book' || dimension === 'scenario' || isTime(dimension);
  const isSplit = previous.dimensions.length > 0;
  return {
    ...EMPTY_QUERY,
    measures,
    filters: isSplit ? filters : filters.filter(isGiven),
    period,
    comparison: previous.comparison,
  };
}

/** The question before with what the new one says in its place. */
function mergedWith(previous: Query, own: Query, text: string, model: SemanticModel): Query {
  const adds = ADDS.test(text) || TOO.test(text);
  const isCount = own.measures.every((id) => id.endsWith('.count'));
  // "only onerous groups" goes on asking for what was asked; the noun says only what of.
  const counted = countedInstead(previous, own, text);
  const measures = counted
    ? [counted]
    : own.measures.length === 0 || (isCount && previous.measures.length > 0)
      ? previous.measures
      : adds && !own.calculation
        ? [...new Set([...previous.measures, ...own.measures])]
        : (pairedWith(previous, own) ?? own.measures);
  // "And motor too": beside those that were chosen.
  const isBeside = (other: Filter) => (filter: Filter) =>
    filter.dimension === other.dimension && !filter.isNegated && !other.isNegated;
  // "And that one?", of companies whose parent was asked for: as their parent.
  const isHeldAbove = (filter: Filter) => (other: Filter) =>
    model.dimensionOf(other.dimension)?.parentOf === filter.dimension;
  const asked = own.filters.map((filter) => {
    const above = previous.filters.find(isHeldAbove(filter));
    return above && !previous.filters.some(({ dimension }) => dimension === filter.dimension)
      ? { ...filter, dimension: above.dimension }
      : filter;
  });
  const chosen = asked.map((filter) => {
    const before = TOO.test(text) ? previous.filters.find(isBeside(filter)) : undefined;
    return before
      ? { ...filter, values: [...new Set([...before.values, ...filter.values])] }
      : filter;
  });
  // "And which may write there?": one right in place of another.
  const isFlag = (dimension: string) =>
    model.dimensionOf(dimension)?.type === 'boolean' &&
    model.hasDimension('role_rights', dimension);
  const isFlagAnew = asked.some(({ dimension }) => isFlag(dimension)) && !NARROWS.test(text);
  const replaced = new Set([
    ...asked.map(({ dimension }) => dimension),
    ...(isFlagAnew ? previous.filters.flatMap(({ dimension }) => dimension).filter(isFlag) : []),
  ]);
  const keptFilters = previous.filters.filter(({ dimension }) => !replaced.has(dimension));
  const isTimed = own.period !== undefined || replaced.has('period') || replaced.has('year');
  const isUnfolded = own.dimensions.some(isTime) && previous.period?.from === previous.period?.to;
  const dimensions =
    own.dimensions.length === 0
      ? previous.dimensions
      : (adds && !SPLITS_ANEW.test(text)) || isDividedBy(text, previous, own)
        ? [...new Set([...previous.dimensions, ...own.dimensions])]
        : own.dimensions;
  const thresholds =
    own.thresholds.length > 0
      ? own.thresholds
      : previous.thresholds.filter(({ measure }) => measures.includes(measure));
  const isIn = (id: string | undefined) =>
    id !== undefined && dimensions.includes(id) ? id : undefined;
  const averageOver = own.averageOver ?? previous.averageOver;
  const order = own.order ?? previous.order;
  const isOrderKept =
    order !== undefined && (measures.includes(order.by) || dimensions.includes(order.by));
  return {
    entity: measures.length === 0 ? (own.entity ?? previous.entity) : undefined,
    measures: measures.filter((id) => model.measureOf(id) !== undefined),
    dimensions,
    filters: [
      ...keptFilters.filter(
        ({ dimension }) => !isTimed || (dimension !== 'period' && dimension !== 'year'),
      ),
      ...chosen,
    ],
    thresholds,
    // "Show the trend" of what was one quarter is that of all.
    period: isTimed || isUnfolded ? own.period : previous.period,
    comparison: own.comparison ?? previous.comparison,
    calculation: own.calculation ?? previous.calculation,
    order: isOrderKept
      ? order
      : measures[0] !== undefined && order
        ? { ...order, by: measures[0] }
        : undefined,
    limit: own.limit ?? previous.limit,
    offset: own.limit === undefined ? previous.offset : own.offset,
    limitWithin: isIn(own.limit === undefined ? previous.limitWithin : own.limitWithin),
    averageOver: dimensions.includes(averageOver ?? '') ? undefined : averageOver,
    isMedian: own.averageOver === undefined ? previous.isMedian : own.isMedian,
    within: own.within ?? previous.within,
    countOf: own.countOf ?? (thresholds.length > 0 ? previous.countOf : undefined),
  };
}

/** "And the quarter before?" is the one before that which was asked. */
export function beforeThat(query: Query, { period }: Query, tokens: Tokens): Query {
  const times = tokens.list.flatMap((span) => span.period ?? []);
  const [only] = times;
  const isBefore =
    times.length === 1 &&
    only?.relative === 'previous' &&
    query.comparison === undefined &&
    query.period?.from === only.range.from;
  if (!isBefore || !period || period.from !== period.to) return query;
  const earlier = quartersFrom(period.from, -1);
  return { ...query, period: { from: earlier, to: earlier } };
}

/** A question joined to the one before where it goes on from it; else by itself. */
export function joinedTo(
  previous: Query | undefined,
  own: Query,
  tokens: Tokens,
  model: SemanticModel,
): Query {
  const { text } = tokens;
  if (!previous) return own;
  if (isOfCounted(previous, own, text) || isAnother(previous, own, model))
    return mergedWith(previous, { ...own, entity: undefined }, text, model);
  const of = recast(previous, own, tokens, model);
  if (of) return mergedWith(of.previous, of.own, text, model);
  return (
    widenedBy(previous, own, tokens) ??
    (isFollowUp(text, previous, own) || countedInstead(previous, own, text)
      ? mergedWith(previous, own, text, model)
      : own)
  );
}
