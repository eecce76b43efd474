/** The part of a question that says of which of something the rest is asked: "the total CSM of *the three largest groups*". */
import { isTime } from '../../query';
import { isMarked } from '../grouping/marked';
import { type Modifier, type Tokens, isAfter, isNoun, isOperator, meaningsOf } from '../tokens';

/** Places in a question, both included. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  /** Of what it chooses some: a dimension. */
  readonly dimension: string;
  /** It chooses by what else there is of each: "that have onerous groups". */
  readonly isOfParts?: boolean | undefined;
}

const LIMITS = ['>', '>=', '<', '<=', 'exactly', 'negative', 'positive', 'zero'] as const;

/** What a noun can be chosen by: a dimension that is no time. */
export function dimensionAt(tokens: Tokens, index: number): string | undefined {
  const span = tokens.at(index);
  if (!isNoun(span) || isMarked(tokens, index)) return undefined;
  const keys = meaningsOf(span, 'entity').map(({ id }) => tokens.model.entityOf(id)?.key);
  const own = meaningsOf(span, 'dimension').map(({ id }) => id);
  const id = own[0] ?? tokens.model.dimensions.find(({ column }) => keys.includes(column))?.id;
  return id === undefined || isTime(id) ? undefined : id;
}

type Test = (tokens: Tokens, index: number) => boolean;

const isMeasure: Test = (tokens, index) => meaningsOf(tokens.at(index), 'measure').length > 0;
const isValue: Test = (tokens, index) =>
  meaningsOf(tokens.at(index), 'value').length > 0 && !isNoun(tokens.at(index));
const isNumber: Test = (tokens, index) => tokens.at(index)?.number !== undefined;
const isTimed: Test = (tokens, index) => tokens.at(index)?.period !== undefined;
const isWith: Test = (tokens, index) => isOperator(tokens.at(index), 'add');
const isLimit: Test = (tokens, index) => isOperator(tokens.at(index), ...LIMITS);

/** The first place in a direction that is none of what may stand between. */
function past(tokens: Tokens, index: number, step: 1 | -1, ...between: readonly Test[]): number {
  let at = index;
  while (between.some((isBetween) => isBetween(tokens, at))) at += step;
  return at;
}

/** "The top 3 portfolios by CSM", "portfolios with the largest CSM". */
function rankedAhead(tokens: Tokens, rank: number): Clause | undefined {
  const noun = past(tokens, rank + 1, 1, isNumber, isValue);
  const dimension = dimensionAt(tokens, noun);
  if (dimension !== undefined) {
    const isBy = isOperator(tokens.at(noun + 1), 'byBefore') && isMeasure(tokens, noun + 2);
    return {
      from: isNumber(tokens, rank - 1) ? rank - 1 : rank,
      to: isBy ? noun + 2 : noun,
      dimension,
    };
  }
  const figure = past(tokens, rank + 1, 1, isNumber);
  const head = past(tokens, rank - 1, -1, isWith, isNumber, isMeasure, isTimed);
  const chosen = dimensionAt(tokens, head);
  const isBehind = isMeasure(tokens, figure);
  if (chosen === undefined || (!isBehind && !isMeasure(tokens, rank - 1))) return undefined;
  const from = past(tokens, head - 1, -1, isNumber, isValue) + 1;
  return { from, to: isBehind ? figure : rank, dimension: chosen };
}

/** "CSM이 가장 큰 3개 그룹", 前三大組合, "그룹 중 CSM이 가장 큰 3개". */
function rankedBehind(tokens: Tokens, rank: number): Clause | undefined {
  const first = past(tokens, rank - 1, -1, isNumber, isMeasure, isValue, isTimed) + 1;
  const noun = past(tokens, rank + 1, 1, isNumber, isValue);
  const dimension = dimensionAt(tokens, noun);
  if (dimension !== undefined) return { from: first, to: noun, dimension };
  const before = dimensionAt(tokens, first - 1);
  return before !== undefined && isNumber(tokens, rank + 1)
    ? { from: first - 1, to: rank + 1, dimension: before }
    : undefined;
}

/** "Groups with a CSM over 1bn", "CSM이 10억 이상인 그룹". */
function limited(tokens: Tokens, limit: number): Clause | undefined {
  const head = past(tokens, limit - 1, -1, isWith, isMeasure);
  const span = tokens.at(limit);
  const ahead = span && isAfter(span) ? dimensionAt(tokens, head) : undefined;
  if (ahead !== undefined) {
    const to = past(tokens, limit + 1, 1, isNumber, isLimit);
    // "With more than 2 groups"
    const part = isNumber(tokens, to - 1) ? dimensionAt(tokens, to) : undefined;
    const isOfParts = part !== undefined && part !== ahead;
    const from = past(tokens, head - 1, -1, isValue) + 1;
    return { from, to: isOfParts ? to : to - 1, dimension: ahead, isOfParts };
  }
  const noun = past(tokens, limit + 1, 1, isNumber, isValue);
  const dimension = dimensionAt(tokens, noun);
  const first = past(tokens, limit - 1, -1, isNumber, isMeasure, isLimit, isValue, isTimed);
  // "집합이 3개 이상인 포트폴리오"
  const part = isNumber(tokens, first + 1) ? dimensionAt(tokens, first) : undefined;
  const isOfParts = part !== undefined && part !== dimension;
  // 有三個以上群組的組合
  const whole = isNumber(tokens, limit - 1) ? dimensionAt(tokens, noun + 1) : undefined;
  if (dimension !== undefined && whole !== undefined && whole !== dimension)
    return { from: first + 1, to: noun + 1, dimension: whole, isOfParts: true };
  return dimension === undefined
    ? undefined
    : { from: isOfParts ? first : first + 1, to: noun, dimension, isOfParts };
}

/** "Portfolios that have onerous groups", "손실부담 집합이 있는 포트폴리오", 有虧損性群組的組合. */
function holding(tokens: Tokens): Clause | undefined {
  const at = tokens.list.findIndex(
    (_, index) => isValue(tokens, index) && isNoun(tokens.at(index + 1)),
  );
  const part = dimensionAt(tokens, at + 1);
  if (part === undefined) return undefined;
  const isHad = (place: number) =>
    tokens.modifiers.some(({ operator, before }) => operator === 'having' && before === place);
  const ahead = isWith(tokens, at - 1) ? at - 2 : at - 1;
  const own = dimensionAt(tokens, ahead);
  if (own !== undefined && own !== part && (isHad(at) || ahead === at - 2))
    return { from: ahead, to: at + 1, dimension: own, isOfParts: true };
  const behind = dimensionAt(tokens, at + 2);
  return behind !== undefined && behind !== part && (isHad(at) || isHad(at + 2))
    ? { from: at, to: at + 2, dimension: behind, isOfParts: true }
    : undefined;
}

/** "Groups with a loss component", "손실요소가 있는 집합", 有損失組成部分的群組. */
function having(tokens: Tokens, { operator, before, span }: Modifier): Clause | undefined {
  if (operator !== 'having' && operator !== 'lacking') return undefined;
  const figure = isAfter(span) || isMeasure(tokens, before) ? before : before - 1;
  const head = isAfter(span) ? before - 1 : figure + 1;
  const dimension = dimensionAt(tokens, head);
  if (!isMeasure(tokens, figure) || dimension === undefined) return undefined;
  const from = past(tokens, Math.min(head, figure) - 1, -1, isValue) + 1;
  return { from, to: Math.max(head, figure), dimension };
}

/** "The most groups with a loss component": their number, which is asked for outside. */
const MOST = /^(?:most|fewest|least)$|많|적|多|少/;
const isOfNumber = (tokens: Tokens, rank: number): boolean =>
  MOST.test(tokens.at(rank)?.text ?? '') && dimensionAt(tokens, rank + 1) !== undefined;

/** The one clause, where there is one: what is chosen twice has two queries within. */
export function clauseIn(tokens: Tokens): Clause | undefined {
  const parts = holding(tokens);
  const [rank, ...others] = tokens
    .operators('top', 'bottom')
    .filter((index) => !isOfNumber(tokens, index));
  const [limit, ...limits] = tokens.operators(...LIMITS);
  if (parts) return rank === undefined && limit === undefined ? parts : undefined;
  const span = tokens.at(rank ?? -1);
  if (rank !== undefined && span) {
    if (others.length > 0 || limit !== undefined) return undefined;
    return isAfter(span) ? rankedAhead(tokens, rank) : rankedBehind(tokens, rank);
  }
  if (limit === undefined) {
    const [had, ...more] = tokens.modifiers.flatMap((modifier) => having(tokens, modifier) ?? []);
    return more.length === 0 ? had : undefined;
  }
  return limits.length === 0 ? limited(tokens, limit) : undefined;
}
