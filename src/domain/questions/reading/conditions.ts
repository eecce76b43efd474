import type { Filter, Operator, Threshold } from '../query';
import { type Tokens, isAfter, isOperator, meaningsOf } from './tokens';

/** "not A", "A 제외", "除了A以外". */
function isNegated(tokens: Tokens, index: number): boolean {
  const passes = (at: number) =>
    meaningsOf(tokens.at(at), 'value').length > 0 ||
    meaningsOf(tokens.at(at), 'dimension').length > 0 ||
    isOperator(tokens.at(at), 'add');
  for (let at = index - 1; at >= 0; at -= 1) {
    if (isOperator(tokens.at(at), 'notBefore')) return true;
    if (!passes(at)) break;
  }
  for (let at = index + 1; at < tokens.list.length; at += 1) {
    if (isOperator(tokens.at(at), 'notAfter')) return true;
    if (!passes(at)) break;
  }
  return false;
}

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
  return [...filters.values()];
}

const COMPARISONS = ['>', '>=', '<', '<='] as const;

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
      if (side === undefined || !number) continue;
      used.add(side);
      add(index, operator, number.value);
    }
  for (const index of tokens.operators('between')) {
    const numbers = tokens.list.flatMap((span, at) => (span.number && !used.has(at) ? [at] : []));
    const [low, high] = numbers.map((at) => tokens.at(at)?.number?.value ?? 0);
    if (low === undefined || high === undefined) continue;
    for (const at of numbers.slice(0, 2)) used.add(at);
    add(index, '>=', Math.min(low, high));
    add(index, '<=', Math.max(low, high));
  }
  for (const index of tokens.operators('negative')) add(index, '<', 0);
  for (const index of tokens.operators('positive')) add(index, '>', 0);
  return { thresholds, used };
}
