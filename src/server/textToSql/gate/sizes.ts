import { literalOf } from './nodes';

/** Upper bounds of what a value is. */
export interface Size {
  /** Columns and constants that it is made of, once sub-queries are written into one another. */
  readonly leaves: number;
  /** Of its text. */
  readonly characters: number;
  /** Characters that are gone through to compute it. */
  readonly work: number;
}

export const NOTHING: Size = { leaves: 0, characters: 0, work: 0 };
export const STORED_TEXT: Size = { leaves: 1, characters: 200, work: 0 };
export const STORED_NUMBER: Size = { leaves: 1, characters: 30, work: 0 };

const FLAG_CHARACTERS = 5;
const NUMBER_CHARACTERS = 30;
const FORMATTED_CHARACTERS = 320;
/** Of a text that is a multiple of another. */
const MAX_MULTIPLIED = 200_000;
/** What string_agg makes a text of, at most: `MAX_ROWS_OF_A_TEXT` where the plan is weighed. */
const ROWS_OF_A_TEXT = 20_000;

/** They look for the second argument all along the first. */
const SEARCHES: ReadonlySet<string> = new Set([
  ...['position', 'strpos', 'replace', 'split_part', 'translate', 'starts_with'],
  ...['btrim', 'ltrim', 'rtrim', 'trim', 'like_escape'],
]);
const COUNTS: ReadonlySet<string> = new Set([
  ...[
    'count',
    'regr_count',
    'ascii',
    'length',
    'char_length',
    'character_length',
    'position',
    'strpos',
  ],
  ...['row_number', 'rank', 'dense_rank', 'ntile', 'extract', 'date_part', 'grouping'],
]);
const FORMATS: ReadonlySet<string> = new Set(['to_char', 'lpad', 'rpad']);
const PRODUCTS: ReadonlySet<string> = new Set(['*', '/', '%']);
const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '!=', '<', '>', '<=', '>=']);
const PATTERNS = /~/;

export const sumOf = (sizes: readonly Size[]): Size => ({
  leaves: sizes.reduce((sum, { leaves }) => sum + leaves, 0),
  characters: sizes.reduce((sum, { characters }) => sum + characters, 0),
  work: sizes.reduce((sum, { work }) => sum + work, 0),
});

export const largestOf = (sizes: readonly Size[]): Size => ({
  leaves: Math.max(0, ...sizes.map(({ leaves }) => leaves)),
  characters: Math.max(0, ...sizes.map(({ characters }) => characters)),
  work: Math.max(0, ...sizes.map(({ work }) => work)),
});

export function sizeOfConstant(node: unknown): Size {
  const value = literalOf(node);
  return {
    leaves: 1,
    characters: typeof value === 'string' ? Math.max(1, value.length) : NUMBER_CHARACTERS + 10,
    work: 0,
  };
}

const multiplied = (characters: number, times: number): number =>
  characters * times <= MAX_MULTIPLIED ? characters * times : Infinity;

function charactersOfCall(name: string, args: readonly Size[], nodes: readonly unknown[]): number {
  const all = sumOf(args).characters;
  const [first = NOTHING, second = NOTHING, third = NOTHING] = args;
  if (COUNTS.has(name)) return NUMBER_CHARACTERS;
  if (FORMATS.has(name)) return Math.max(FORMATTED_CHARACTERS, all);
  switch (name) {
    case 'repeat':
      return multiplied(first.characters, Number(literalOf(nodes[1]) ?? Infinity));
    case 'replace':
    case 'regexp_replace':
      // Each character may become the whole of what replaces it.
      return multiplied(first.characters, Math.max(1, third.characters));
    case 'concat_ws':
      return all + first.characters * args.length;
    case 'string_agg':
      return (first.characters + second.characters) * ROWS_OF_A_TEXT;
    default:
      return Math.max(NUMBER_CHARACTERS, all);
  }
}

/** @param nodes the arguments as they are written */
export function sizeOfCall(name: string, args: readonly Size[], nodes: readonly unknown[]): Size {
  const { leaves, characters: read, work } = sumOf(args);
  const characters = charactersOfCall(name, args, nodes);
  const [first = NOTHING, second = NOTHING] = args;
  const searched =
    (SEARCHES.has(name) ? first.characters * second.characters : 0) +
    // From each place a pattern may be followed to the end.
    (name === 'regexp_replace' ? first.characters ** 2 : 0);
  return { leaves: Math.max(1, leaves), characters, work: work + read + characters + searched };
}

export const isComparison = (operator: string): boolean => COMPARISONS.has(operator);

/** @param operator its name, `~~` of LIKE */
export function sizeOfOperator(operator: string, left: Size, right: Size): Size {
  const { leaves, characters: read, work } = sumOf([left, right]);
  const isPattern = PATTERNS.test(operator);
  const isFlag = isPattern || isComparison(operator);
  // A comparison with many takes the one as often.
  const isProduct = isPattern || PRODUCTS.has(operator);
  const done = isProduct ? left.characters * right.characters : left.characters * right.leaves;
  return { leaves, characters: isFlag ? FLAG_CHARACTERS : read, work: work + read + done };
}

/** @param typmods as in numeric(20, 2) */
export function sizeOfCast(size: Size, typmods: readonly unknown[]): Size {
  const digits = Math.max(0, ...typmods.map(Number).filter(Number.isFinite));
  const characters = Math.max(size.characters, 2 * digits);
  return { ...size, characters, work: size.work + characters };
}

/** A recursion that joins texts adds to them with each step; it has the time of so many. */
const MAX_STEPS = 1000;
export const afterSteps = (size: Size): Size => ({
  ...size,
  characters: size.characters * MAX_STEPS,
});
