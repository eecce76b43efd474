import type { Computed, Filter, Operator, Threshold } from '../../query';
import { DENIED, denialOf } from './denied';
import { isMarked } from '../grouping/marked';
import { isNegated } from './negation';
import phrases from '../words/phrases.json';
import { isHangul } from '../words/text';
import { type Modifier, type Tokens, isAfter, isNoun, isOperator, meaningsOf } from '../tokens';

/** What rows are left: values by dimension, wanted or not. */
export function filtersOf(
  tokens: Tokens,
  valueAt: (index: number) => { dimension: string; value: string } | undefined,
): Filter[] {
  const filters = new Map<string, { dimension: string; values: string[]; isNegated: boolean }>();
  tokens.list.forEach((_, index) => {
    const found = valueAt(index);
    if (!found) return;
    const negated = isNegated(tokens, index);
    const key = `${found.dimension} ${negated}`;
    const filter = filters.get(key) ?? {
      dimension: found.dimension,
      values: [],
      isNegated: negated,
    };
    if (!filter.values.includes(found.value)) filter.values.push(found.value);
    filters.set(key, filter);
  });
  const all = [...filters.values()];
  const isLeftOut = (dimension: string, value: string) =>
    all.some(
      (each) => each.isNegated && each.dimension === dimension && each.values.includes(value),
    );
  // "Motor has a note of its own: the liability without motor": what is left out is not asked for.
  return all.flatMap((filter) => {
    const values = filter.isNegated
      ? filter.values
      : filter.values.filter((value) => !isLeftOut(filter.dimension, value));
    return values.length > 0 ? [{ ...filter, values }] : [];
  });
}

/** "Which accounts were credited", 대변에 기표된 계정은 무엇, 貸記了哪些科目: those that were. */
const POSTED = new RegExp(phrases.asks.posted);
const SIDES: ReadonlySet<string> = new Set(['debit', 'credit']);

const COMPARISONS = ['>', '>=', '<', '<='] as const;
const TURNED: Readonly<Record<Operator, Operator>> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' };

/** What a limit is on: the figure, how it moved ("fell by more than 10 %"), or its part of all ("over 20 % of the CSM"). */
function limitOn(
  tokens: Tokens,
  [from, to]: readonly [number, number],
  measure: string,
  { operator, value }: { readonly operator: Operator; readonly value: number },
): { operator: Operator; value: number; of?: Computed } {
  if ([from, to].some((at) => tokens.at(at)?.number?.isOfAverage === true))
    return { operator, value, of: 'average' };
  const isPercent = [from, to].some((at) => tokens.at(at)?.number?.isPercent === true);
  const isAmount = isPercent && tokens.model.measureOf(measure)?.unit !== 'percent';
  const beside = isOperator(tokens.at(from - 1), 'byBefore') ? from - 2 : from - 1;
  const all = tokens.operators('change', 'difference');
  // "Fell by more than 10 %", "10% 넘게 줄어든", "減少超過10%"
  const [moved = isAmount ? all[0] : undefined] = [beside, to + 1].filter((at) => all.includes(at));
  if (moved === undefined) return { operator, value, ...(isAmount && { of: 'share' as const }) };
  const isFall =
    isOperator(tokens.at(moved), 'fell') &&
    !isOperator(tokens.at(moved), 'rose') &&
    !isOperator(tokens.at(moved), 'difference');
  return {
    of: isPercent ? 'changePercent' : 'change',
    operator: isFall ? TURNED[operator] : operator,
    value: isFall ? -value : value,
  };
}

/** Limits on figures. `used` are the numbers that they took. */
export function thresholdsOf(
  tokens: Tokens,
  measureNear: (index: number) => string | undefined,
): { thresholds: Threshold[]; used: ReadonlySet<number> } {
  const thresholds: Threshold[] = [];
  const used = new Set<number>();
  const add = (index: number, operator: Operator, value: number) => {
    const measure = measureNear(index);
    if (measure !== undefined) thresholds.push({ measure, operator, value });
  };
  for (const operator of COMPARISONS)
    for (const index of tokens.operators(operator)) {
      const span = tokens.at(index);
      const sides = span && isAfter(span) ? [index + 1, index - 1] : [index - 1, index + 1];
      const side = sides.find((at) => tokens.at(at)?.number && !used.has(at));
      const number = tokens.at(side ?? -1)?.number;
      const measure = measureNear(index);
      // So many times something is a limit on two figures.
      if (side === undefined || !number || number.isMultiple || measure === undefined) continue;
      used.add(side);
      const [from, to] = [Math.min(index, side), Math.max(index, side)];
      const denial = denialOf(tokens, from, to);
      if (denial !== undefined) used.add(denial);
      thresholds.push({
        measure,
        ...limitOn(tokens, [from, to], measure, {
          operator: denial === undefined ? operator : DENIED[operator],
          value: number.value,
        }),
      });
    }
  const ranges = tokens.list.flatMap(({ number }, at) =>
    number?.isFrom && !number.isPercent && tokens.at(at + 1)?.number ? [at] : [],
  );
  const isRanked = tokens.operators('top', 'bottom', 'sort').length > 0;
  const between = tokens.operators('between');
  for (const index of between.length > 0 || isRanked ? between : ranges.slice(0, 1)) {
    const numbers = tokens.list.flatMap((span, at) => (span.number && !used.has(at) ? [at] : []));
    const [low, high] = numbers.map((at) => tokens.at(at)?.number?.value ?? 0);
    if (low === undefined || high === undefined) continue;
    for (const at of numbers.slice(0, 2)) used.add(at);
    add(index, '>=', Math.min(low, high));
    add(index, '<=', Math.max(low, high));
  }
  for (const index of tokens.operators('exactly')) {
    const side = [index + 1, index - 1].find((at) => tokens.at(at)?.number && !used.has(at));
    if (side === undefined) continue;
    used.add(side);
    for (const operator of ['>=', '<='] as const)
      add(index, operator, tokens.at(side)?.number?.value ?? 0);
  }
  if (POSTED.test(tokens.text))
    for (const [index, span] of tokens.list.entries())
      if (meaningsOf(span, 'measure').some(({ id }) => SIDES.has(id))) add(index, '>', 0);
  for (const index of tokens.operators('negative')) add(index, '<', 0);
  for (const index of tokens.operators('positive')) add(index, '>', 0);
  for (const index of tokens.operators('zero')) {
    add(index, '>=', 0);
    add(index, '<=', 0);
  }
  return { thresholds, used };
}

const isMeasure = (tokens: Tokens, index: number) =>
  meaningsOf(tokens.at(index), 'measure').length > 0;

/** The noun before a place, values and times of it left out: "groups of health insurance that have ...". */
function nounBefore(tokens: Tokens, index: number): boolean {
  let at = index;
  while (
    tokens.at(at)?.period ||
    (meaningsOf(tokens.at(at), 'value').length > 0 && !isNoun(tokens.at(at)))
  )
    at -= 1;
  // "Each group with a loss component": of those that have one.
  const isEach = /(?:^| )(?:each|every)$/.test(tokens.at(at - 1)?.text ?? '');
  return isNoun(tokens.at(at)) && (isEach || !isMarked(tokens, at));
}

/** "Do not have" */
export const isDeniedHaving = (tokens: Tokens, { operator, before }: Modifier): boolean =>
  operator === 'having' && isOperator(tokens.at(before - 1), 'notBefore');

/** "Groups with a liability over 10bn but no loss component": a second condition. */
const isOfMore = (tokens: Tokens, index: number): boolean =>
  /^(?:but|and)$/.test(tokens.at(index)?.text ?? '') &&
  tokens.list.slice(0, index).some((_, at) => isNoun(tokens.at(at)) && !isMarked(tokens, at));

/** The figure that something is said to have, or not: "groups that have a loss component", "손실요소가 있는 계약집합", "有損失組成部分的群組". */
function measureHad(tokens: Tokens, { before, span }: Modifier, back: number): string | undefined {
  const isNounAt = (index: number) => isNoun(tokens.at(index)) && !isMarked(tokens, index);
  const isEnglish = isAfter(span);
  // Korean says it of what stands before: "CSM 없고 손실요소만 있는 집합".
  const isOfSomething = tokens.list.some((_, at) => at >= before && isNounAt(at));
  if (/[가-힣]/.test(span.text) && isMeasure(tokens, before - 1) && isOfSomething)
    return meaningsOf(tokens.at(before - 1), 'measure')[0]?.id;
  const isAhead =
    isMeasure(tokens, before) &&
    (nounBefore(tokens, before - back) ||
      isOfMore(tokens, before - 1) ||
      (!isEnglish && isNounAt(before + 1)));
  const isBehind =
    !isEnglish &&
    isMeasure(tokens, before - 1) &&
    (isNounAt(before) || nounBefore(tokens, before - 2));
  const at = isAhead ? before : isBehind ? before - 1 : undefined;
  return meaningsOf(tokens.at(at ?? -1), 'measure')[0]?.id;
}

/** What is there at all, or is not: figures above zero. */
export function presenceOf(tokens: Tokens): {
  thresholds: Threshold[];
  used: ReadonlySet<Modifier>;
} {
  const used = new Set<Modifier>();
  const thresholds = tokens.modifiers.flatMap((modifier): Threshold[] => {
    const { operator } = modifier;
    // "손실요소가 남아 있는 집합"
    const isLeft =
      operator === 'atEnd' && isHangul(modifier.span.text) && isNoun(tokens.at(modifier.before));
    if (operator !== 'having' && operator !== 'lacking' && !isLeft) return [];
    const isDenied = isDeniedHaving(tokens, modifier);
    const measure = measureHad(tokens, modifier, isDenied ? 2 : 1);
    if (measure === undefined) return [];
    used.add(modifier);
    const isThere = operator !== 'lacking' && !isDenied;
    const limits = isThere ? (['>'] as const) : (['>=', '<='] as const);
    // None at all: what is held has figures below zero.
    return limits.map((limit) => ({ measure, operator: limit, value: 0 }));
  });
  return { thresholds, used };
}
