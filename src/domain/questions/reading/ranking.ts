import type { Order } from '../query';
import { type Tokens, isAfter, isNoun, meaningsOf } from './tokens';
import type { Span } from './words/spans';

export interface Ranking {
  readonly order?: Order | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  /** The number that says how many, by its index. */
  readonly number?: number | undefined;
}

const MAX_ROWS = 1000;
/** As many as "the top" means. */
const DEFAULT_TOP_ROWS = 5;

const limitOf = (said: number): number => Math.min(MAX_ROWS, Math.max(1, Math.round(said)));

const DIRECTIONS = [
  ['top', 'descending'],
  ['bottom', 'ascending'],
] as const;

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;
const BEST = /\b(?:best|healthiest|strongest)\b|좋|우수|最好|最佳|最優/;
const WORST = /\b(?:worst|poorest|weakest)\b|나쁜|나빴|나쁘|최악|안 ?좋|最差|最糟|最爛|最壞/;

/** The worst combined ratio is the highest, the best the lowest. */
function isTurned({ model }: Tokens, { text }: Span, by: string): boolean {
  const isBurden = model.measureOf(by)?.isBurden === true;
  return isBurden && (WORST.test(text) || BEST.test(text));
}

function measureBeside(tokens: Tokens, index: number): string | undefined {
  const sides = [index + 1, index - 1, index + 2, index - 2];
  return sides.flatMap((at) => meaningsOf(tokens.at(at), 'measure'))[0]?.id;
}

/** "the 3 largest", "the largest 3", and "the 3 groups with the largest ...". */
function numberOf(tokens: Tokens, index: number, used: ReadonlySet<number>): number | undefined {
  const isUnused = (at: number) => tokens.at(at)?.number?.isPercent === false && !used.has(at);
  const near = [index + 1, index - 1, index + 2].find(isUnused);
  if (near !== undefined) return near;
  const beside = tokens.list.flatMap((_, at) =>
    isUnused(at) && (isNoun(tokens.at(at + 1)) || isNoun(tokens.at(at - 1))) ? [at] : [],
  );
  return beside.length === 1 ? beside[0] : undefined;
}

/** "The top group" is one. */
const isSingular = (span: Span | undefined): boolean =>
  span !== undefined &&
  isNoun(span) &&
  isAfter(span) &&
  !span.text.endsWith('s') &&
  span.end - span.start === span.text.length;

/** "Biggest liability first": an order of all. */
export const isOrderedFirst = ({ modifiers, list }: Tokens): boolean =>
  modifiers.some(
    ({ operator, before, span }) =>
      operator === 'firstTime' && span.text === 'first' && before === list.length,
  ) && list.every(({ number }) => number === undefined);

/** "The second largest", "3위", "第二大": one row, and how many come before it. */
function placeOf(tokens: Tokens, by: string | undefined, isLeast: boolean): Ranking | undefined {
  const number = tokens.list.findIndex((span) => span.number?.isOrdinal === true);
  const said = tokens.at(number)?.number;
  if (!said || by === undefined) return undefined;
  const isAscending = isLeast || said.isAscending === true;
  return {
    order: {
      by: measureBeside(tokens, number) ?? by,
      direction: isAscending ? 'ascending' : 'descending',
    },
    limit: 1,
    ...(said.value > 1 && { offset: limitOf(said.value - 1) }),
    number,
  };
}

/**
 * In which order rows come, and how many of them.
 * @param by what is ranked where no figure stands beside the word.
 * @param used numbers that say something else, by their index.
 */
export function rankingOf(
  tokens: Tokens,
  by: string | undefined,
  dimensions: readonly string[],
  used: ReadonlySet<number>,
): Ranking {
  const [top] = tokens.operators('top');
  const [bottom] = tokens.operators('bottom');
  const placed = placeOf(tokens, by, bottom !== undefined);
  if (placed) return placed;
  // "from the smallest to the largest"
  const isOrder = top !== undefined && bottom !== undefined;
  // "Biggest liability first"
  const isSorted = isOrderedFirst(tokens);
  // The greatest of losses is the least profit.
  const isOfLosses = tokens.operators('negative').length > 0;
  for (const [name, way] of isOrder ? [] : DIRECTIONS) {
    const direction = isOfLosses ? 'ascending' : way;
    const [index] = tokens.operators(name);
    if (index === undefined || by === undefined) continue;
    const number = numberOf(tokens, index, used);
    const isPlain = /^(top|bottom|상위|하위|前|倒數)$/.test(tokens.at(index)?.text ?? '');
    const isSeveral = isPlain && !isSingular(tokens.at(index + 1));
    const limit = tokens.at(number ?? -1)?.number?.value ?? (isSeveral ? DEFAULT_TOP_ROWS : 1);
    const figure = measureBeside(tokens, index) ?? by;
    const span = tokens.at(index);
    const isOther = span !== undefined && isTurned(tokens, span, figure);
    return {
      order: { by: figure, direction: isOther ? OPPOSITE[direction] : direction },
      ...(!isSorted && { limit: limitOf(limit), number }),
    };
  }
  const [ascending = isOrder && bottom < top ? bottom : undefined] = tokens.operators('ascending');
  const [descending = isOrder && top < bottom ? top : undefined] = tokens.operators('descending');
  const [sort] = tokens.operators('sort');
  const at = ascending ?? descending ?? sort;
  if (at === undefined) return {};
  const order = measureBeside(tokens, at) ?? by ?? dimensions[0];
  if (order === undefined) return {};
  const isAscending =
    ascending !== undefined ||
    (descending === undefined && tokens.model.measureOf(order) === undefined);
  const number = sort === at ? undefined : numberOf(tokens, at, used);
  const limit = tokens.at(number ?? -1)?.number?.value;
  return {
    order: { by: order, direction: isAscending ? 'ascending' : 'descending' },
    ...(limit !== undefined && { limit: limitOf(limit), number }),
  };
}
