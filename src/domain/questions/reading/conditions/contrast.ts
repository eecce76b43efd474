import type { Filter } from '../../query';
import type { Tokens } from '../tokens';

/** Values of one kind, and those that they are held against. */
export interface Opposed {
  readonly filter: Filter;
  readonly other: Filter;
  /** ... as so many times as much. */
  readonly isMultiple: boolean;
}

const THAN = /^(than|보다|에 비해|에 비하여|에 비해서)$/;
const BESIDE = /^(比|比起|較|相較|相較於)$/;

/** "Larger than", "比...多": one is held against the other; not "compared with". */
function isHeld(tokens: Tokens): boolean {
  const isThan = (index: number) => THAN.test(tokens.at(index)?.text ?? '');
  const isBeside = (index: number) => BESIDE.test(tokens.at(index)?.text ?? '');
  const held = tokens.operators('compareBefore', 'compareAfter');
  const hasNumber = tokens.list.some(({ number }) => number !== undefined);
  return (
    tokens.operators('difference').length > 0 ||
    held.some(isThan) ||
    (held.some(isBeside) && tokens.operators('more').length > 0) ||
    (!hasNumber && tokens.operators('>', '<').length > 0)
  );
}

/** "Motor versus the rest", "종신과 나머지의 차이": values, and all others of their kind. */
function opposedToRest(tokens: Tokens, filters: readonly Filter[]): Opposed | undefined {
  const [filter, ...others] = filters;
  const isCompared =
    tokens.operators('compare', 'compareBefore', 'compareAfter', 'difference', 'multiple').length >
    0;
  if (!filter || others.length > 0 || filter.isNegated || !isCompared) return undefined;
  return {
    filter,
    other: { ...filter, isNegated: true },
    isMultiple: tokens.operators('multiple').length > 0,
  };
}

/** "How much larger is A than B", "A는 B의 몇 배", "A 和 B 的差額": two values of which one is held against the other. */
export function opposedOf(
  tokens: Tokens,
  filters: readonly Filter[],
  measures: readonly string[],
): Opposed | undefined {
  if (measures.length === 1 && tokens.modified('rest')) return opposedToRest(tokens, filters);
  const isMultiple = tokens.operators('multiple').length > 0;
  const pairs = filters.filter(({ values, isNegated }) => values.length === 2 && !isNegated);
  const [pair, ...others] = pairs;
  const isMoving = tokens.operators('change').length > 0;
  if (!pair || others.length > 0 || measures.length !== 1 || isMoving) return undefined;
  if (!isMultiple && !isHeld(tokens)) return undefined;
  const [one = '', other = ''] = pair.values;
  return {
    filter: { ...pair, values: [one] },
    other: { ...pair, values: [other] },
    isMultiple,
  };
}
