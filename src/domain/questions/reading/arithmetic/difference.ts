/** One of two figures beyond the other: by how much, by so much, or at all. */
import type { Calculation, Operator, Threshold } from '../../query';
import { isMarked } from '../grouping/marked';
import { type Tokens, isNoun, isOperator } from '../tokens';

/** Two figures of which one is divided by the other or taken from it, in that order. */
export interface Arithmetic {
  readonly calculation: Extract<Calculation, 'ratio' | 'multiple' | 'difference'>;
  readonly measures: readonly [string, string];
  /** The number in "per 1 contract", by its index. */
  readonly number?: number | undefined;
  /** What is left where one is held against the other. */
  readonly threshold?: Threshold | undefined;
}

export const LIMITS: readonly Operator[] = ['>', '>=', '<', '<='];

export interface Figure {
  readonly id: string;
  readonly index: number;
  /** Everywhere that it is said in a row, its index the last of them. */
  readonly places: readonly number[];
}

export type Pair = readonly [Figure, Figure];

/** "Exceeds it by more than 100 million", 多出一億以上: how far one is to be beyond the other, behind both. */
function beyondBy(tokens: Tokens, { index }: Figure) {
  const operators = LIMITS.flatMap((each) => tokens.operators(each).map((at) => ({ each, at })));
  for (const { each, at } of operators.filter((one) => one.at > index)) {
    const number = [at + 1, at - 1].find((side) => {
      const said = tokens.at(side)?.number;
      return side > index && said && !said.isPercent && !said.isMultiple && !said.isOrdinal;
    });
    const value = tokens.at(number ?? -1)?.number?.value;
    if (number !== undefined && value !== undefined) return { operator: each, value, number };
  }
  return undefined;
}

const THAN = /^(?:than|보다|比|超出|超過)$/;

/** "By how much did A exceed B", "A가 B를 얼마나 초과", A 超出 B 多少. */
const isAskedHowMuch = (tokens: Tokens, second: Figure): boolean =>
  tokens.list.every(({ number }) => number === undefined) &&
  (tokens
    .operators('more')
    .some((index) => /how much|how far|what amount|얼마나/.test(tokens.at(index)?.text ?? '')) ||
    tokens
      .operators('count')
      .some((index) => index > second.index && tokens.at(index)?.text === '多少') ||
    // 예상보험금을 얼마나 웃돌았
    /^(?:을|를)? ?얼마(?:나|만큼)?/.test(tokens.text.slice(tokens.at(second.index)?.end)));

/** "How much higher is the BEL than the CSM?", "BEL이 CSM보다 얼마나 커?", BEL比CSM大多少. */
export function excessOf(tokens: Tokens, [first, second]: Pair): Arithmetic | undefined {
  const beyond = tokens
    .operators('>', '<')
    .find((index) => index > first.index && index <= second.index + 1);
  if (beyond !== undefined && isAskedHowMuch(tokens, second)) {
    const isShort = isOperator(tokens.at(beyond), '<');
    const [more, less] = isShort ? [second, first] : [first, second];
    return { calculation: 'difference', measures: [more.id, less.id] };
  }
  const held = tokens.operators('compareBefore', 'compareAfter');
  const than = held.find((index) => THAN.test(tokens.at(index)?.text ?? ''));
  const [more] = tokens.operators('more');
  // 比預期多了多少
  const isMore =
    more !== undefined ||
    (isAskedHowMuch(tokens, second) &&
      tokens.operators('rose', 'fell').some((index) => index > second.index));
  // "Which accounts had more credits than debits"
  const isChosen = tokens.list.some((span, at) => isNoun(span) && !isMarked(tokens, at));
  if (
    than === first.index + 1 &&
    more === first.index - 1 &&
    isChosen &&
    !HOW_MUCH.test(tokens.text)
  )
    return heldAbove(first, second, LESS.test(tokens.at(more)?.text ?? '') ? '<' : '>');
  const by = beyondBy(tokens, second);
  const how = tokens.operators('ascending', 'descending').filter((at) => at > second.index);
  if (than === undefined || (!isMore && (!by || how.length === 0))) return undefined;
  // "CSM보다 BEL이"
  const isReversed = tokens.at(than)?.text === '보다' && than === first.index + 1;
  const isLess = [...tokens.operators('more'), ...how].some((at) =>
    LESS.test(tokens.at(at)?.text ?? ''),
  );
  const [over, under] =
    isReversed !== (isLess && by !== undefined) ? [second, first] : [first, second];
  return by
    ? beyondByOf(over, under, by)
    : { calculation: 'difference', measures: [over.id, under.id] };
}

const HOW_MUCH = /\bhow (?:much|many)\b/;
const LESS = /^(?:lower|less|fewer|smaller|적|작|낮|少|低|小)/;

function beyondByOf(
  { id }: Figure,
  under: Figure,
  { number, ...limit }: NonNullable<ReturnType<typeof beyondBy>>,
): Arithmetic {
  return {
    calculation: 'difference',
    measures: [id, under.id],
    number,
    threshold: { measure: id, ...limit, of: 'difference' },
  };
}

/** "Actual claims more than 100 million above expected": how far one is to be beyond the other, between both. */
function aboveBy(tokens: Tokens, [first, second]: Pair): Arithmetic | undefined {
  const between = tokens.list.slice(first.index + 1, second.index);
  const last = second.index - 1;
  const numbers = between.flatMap(({ number }, at) =>
    number && !number.isPercent && !number.isMultiple && !number.isOrdinal
      ? [first.index + 1 + at]
      : [],
  );
  const [number = last, ...others] = numbers;
  const value = tokens.at(number)?.number?.value;
  const limits = LIMITS.filter((each) =>
    tokens.operators(each).some((at) => at > first.index && at < last),
  );
  if (value === undefined || others.length > 0 || between.length > numbers.length + 2)
    return undefined;
  if (!isOperator(tokens.at(last), '>', '<') || /^[<>]/.test(tokens.at(last)?.text ?? ''))
    return undefined;
  const isShort = isOperator(tokens.at(last), '<');
  const [over, under] = isShort ? [second, first] : [first, second];
  return beyondByOf(over, under, { operator: limits[0] ?? '>', value, number });
}

/** "예상보험금을 3억 넘게 초과한": how far one is to be beyond the other, behind both, which Korean says with two words of limits. */
function beyondObject(tokens: Tokens, [first, second]: Pair): Arithmetic | undefined {
  const number = second.index + 1;
  const said = tokens.at(number)?.number;
  const behind = [number + 1, number + 2].filter((at) => isOperator(tokens.at(at), ...LIMITS));
  const last = behind.at(-1) ?? -1;
  const isObject = /^[을를] ?$/.test(
    tokens.text.slice(tokens.at(second.index)?.end, tokens.at(number)?.start),
  );
  if (!said || said.isPercent || said.isMultiple || !isObject || second.index - first.index !== 1)
    return undefined;
  if (!/^(?:초과|상회|웃도|웃돈|넘|미달|하회|밑도)/.test(tokens.at(last)?.text ?? ''))
    return undefined;
  const limit =
    behind.length > 1 ? LIMITS.find((each) => isOperator(tokens.at(number + 1), each)) : undefined;
  const isShort = isOperator(tokens.at(last), '<', '<=');
  const [over, under] = isShort ? [second, first] : [first, second];
  return beyondByOf(over, under, { operator: limit ?? '>', value: said.value, number });
}

/** "Claims incurred over revenue": one divided by the other, where nothing is chosen by it. */
function dividedBy(tokens: Tokens, [first, second]: Pair): Arithmetic | undefined {
  const isOver =
    second.index - first.index === 2 && tokens.at(first.index + 1)?.text.trim() === 'over';
  const isChosen = tokens.list.some((span, at) => isNoun(span) && !isMarked(tokens, at));
  return isOver && !isChosen
    ? { calculation: 'ratio', measures: [first.id, second.id] }
    : undefined;
}

/** "Revenue higher than expenses": the limit of one is the other. */
export function comparedOf(tokens: Tokens, [first, second]: Pair): Arithmetic | undefined {
  const told =
    aboveBy(tokens, [first, second]) ??
    beyondObject(tokens, [first, second]) ??
    dividedBy(tokens, [first, second]);
  if (told) return told;
  const isBetween = second.index - first.index === 2;
  const at = isBetween ? first.index + 1 : second.index + 1;
  const isNext = second.index - first.index === 1;
  const operator = (['>', '>=', '<', '<='] as const).find((each) =>
    isOperator(tokens.at(at), each),
  );
  const isKorean = /[가-힣]/.test(tokens.at(at)?.text ?? '');
  if (!operator || (isKorean ? !isNext : !isBetween)) return undefined;
  // "Exceeded it by more than 100 million"
  const by = beyondBy(tokens, second);
  if (by && by.number > at + 1 && /^>/.test(operator)) return beyondByOf(first, second, by);
  return heldAbove(first, second, operator);
}

/** "보험수익보다 보험서비스비용이 큰 집합": the second is beyond the first. */
export function beyondOf(tokens: Tokens, [first, second]: Pair): Arithmetic | undefined {
  const isThan = tokens.at(first.index + 1)?.text === '보다' && second.index === first.index + 2;
  const how = tokens.at(second.index + 1);
  if (!isThan || !isOperator(how, 'ascending', 'descending', 'more')) return undefined;
  if (how?.text.startsWith('얼마나')) return undefined;
  return heldAbove(second, first, /[작적낮]/.test(how?.text ?? '') ? '<' : '>');
}

function heldAbove({ id }: Figure, other: Figure, operator: Operator): Arithmetic {
  return {
    calculation: 'difference',
    measures: [id, other.id],
    threshold: { measure: id, operator, value: 0, of: 'difference' },
  };
}
