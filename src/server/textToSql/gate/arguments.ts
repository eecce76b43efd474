import { castTypeOf, literalOf, namesOf, nodeOf } from './nodes';

const MAX_SERIES = 5000;
const MAX_PADDING = 200;
const DAY_MS = 86_400_000;

/** At least so many days does a step of each unit have. */
const UNIT_DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  month: 28,
  quarter: 89,
  year: 365,
};

const isWholeIn = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

function dateOf(argument: unknown): number | undefined {
  const node = nodeOf(argument);
  const text = literalOf(node?.kind === 'TypeCast' ? node.fields.arg : argument);
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? Date.parse(text) || undefined
    : undefined;
}

function stepDays(argument: unknown): number | undefined {
  const node = nodeOf(argument);
  const text = literalOf(node?.kind === 'TypeCast' ? node.fields.arg : argument);
  const match = typeof text === 'string' ? /^(\d{1,3}) (\w+?)s?$/.exec(text) : null;
  const days = match ? Number(match[1]) * (UNIT_DAYS[match[2] ?? ''] ?? 0) : 0;
  return days > 0 ? days : undefined;
}

/** A series is bounded where it is written: whole numbers or dates, not what a query computes. */
function isShortSeries([from, to, step, ...rest]: readonly unknown[]): boolean {
  if (rest.length > 0) return false;
  const [first, last, by = 1] = [literalOf(from), literalOf(to), literalOf(step)];
  if (typeof first === 'number' && typeof last === 'number' && typeof by === 'number')
    return (
      [first, last, by].every(Number.isSafeInteger) &&
      by !== 0 &&
      Math.abs(last - first) / Math.abs(by) <= MAX_SERIES
    );
  const [start, end, days] = [dateOf(from), dateOf(to), stepDays(step)];
  return (
    start !== undefined &&
    end !== undefined &&
    days !== undefined &&
    Math.abs(end - start) / DAY_MS / days <= MAX_SERIES
  );
}

const isShortPadding = (length: unknown, fill?: unknown): boolean =>
  isWholeIn(literalOf(length), 0, MAX_PADDING) &&
  (fill === undefined || typeof literalOf(fill) === 'string');

/** Functions whose result is a whole number. */
const POSITIONS: ReadonlySet<string> = new Set(['length', 'char_length', 'position', 'strpos']);

/** Functions whose result is a number whatever goes in. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...POSITIONS,
  ...['count', 'sum', 'avg', 'stddev', 'variance', 'abs', 'round', 'trunc', 'ceil', 'floor'],
  ...['row_number', 'rank', 'dense_rank', 'extract', 'date_part', 'percentile_cont'],
  ...['power', 'pow', 'exp', 'ln', 'log', 'log10', 'sqrt', 'cbrt', 'pi'],
]);

/** What is a number before it is cast to one. @param columns those that hold numbers. */
export function isNumber(value: unknown, columns: ReadonlySet<string>): boolean {
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'A_Const':
      return typeof literalOf(value) === 'number';
    case 'ColumnRef':
      return columns.has(namesOf(node.fields.fields).at(-1) ?? '');
    case 'FuncCall':
      return NUMBERS.has(namesOf(node.fields.funcname).at(-1) ?? '');
    case 'TypeCast':
      return /^(int[248]|float[48])$/.test(castTypeOf(value) ?? '');
    case 'A_Expr':
      return ['+', '-', '*', '/', '%', '^'].includes(namesOf(node.fields.name)[0] ?? '');
    default:
      return false;
  }
}

/** A place in a text, not a pattern: `substring(a from b)` searches where b is a text. */
function isPosition(argument: unknown): boolean {
  const node = nodeOf(argument);
  if (node?.kind === 'FuncCall') return POSITIONS.has(namesOf(node.fields.funcname).at(-1) ?? '');
  if (node?.kind === 'TypeCast') return /^int[248]$/.test(castTypeOf(argument) ?? '');
  if (node?.kind !== 'A_Expr') return typeof literalOf(argument) === 'number';
  const { name, lexpr, rexpr } = node.fields;
  const isSum = ['+', '-'].includes(namesOf(name)[0] ?? '');
  return isSum && (lexpr === undefined || isPosition(lexpr)) && isPosition(rexpr);
}

/** @param columns those that hold numbers, whatever the statement names. */
type ArgumentRule = (args: readonly unknown[], columns: ReadonlySet<string>) => boolean;

/** What holds of the arguments of a function beside its name. */
export const ARGUMENT_RULES: Readonly<Record<string, ArgumentRule>> = {
  generate_series: isShortSeries,
  lpad: ([, length, fill]) => isShortPadding(length, fill),
  rpad: ([, length, fill]) => isShortPadding(length, fill),
  substring: ([, ...places]) => places.every(isPosition),
  repeat: ([, times]) => isWholeIn(literalOf(times), 0, MAX_PADDING),
  round: ([, digits]) => digits === undefined || isWholeIn(literalOf(digits), -20, 20),
  trunc: ([, digits]) => digits === undefined || isWholeIn(literalOf(digits), -20, 20),
  string_agg: ([, separator]) => {
    const text = literalOf(separator);
    return typeof text === 'string' && text.length <= 10;
  },
  to_char: ([, format]) => isShortText(format),
  to_date: ([, format]) => isShortText(format),
  to_timestamp: ([, format]) => format !== undefined && isShortText(format),
  to_number: ([, format]) => isShortText(format),
  timezone: ([zone]) => isShortText(zone),
  date_trunc: ([, , zone]) => zone === undefined || isShortText(zone),
  regexp_replace: ([, pattern, replacement, flags, ...rest]) =>
    rest.length === 0 &&
    isSimplePattern(pattern) &&
    /^[^\\]{0,60}$/.test(String(literalOf(replacement) ?? '\\')) &&
    (flags === undefined || /^[gi]{1,2}$/.test(String(literalOf(flags)))),
  similar_to_escape: ([pattern, ...rest]) =>
    rest.length === 0 && isPatternOf(SIMILAR_PATTERN, pattern),
};

function isShortText(argument: unknown): boolean {
  const text = literalOf(argument);
  return typeof text === 'string' && text.length <= 60;
}

/** Beside words: places, alternatives, and parentheses that do not repeat. */
const PLAIN = String.raw`[\p{L}\p{N}\s_.,:&'/%-]|\|`;
const CLASS = String.raw`\[\^?(?:[\p{L}\p{N}\s_.,:&'/%-]|\\[dsw])+\]`;
const GROUP = String.raw`\((?!\?)|\)(?![*+?{])`;
const SIMPLE_PATTERN = new RegExp(
  String.raw`^(?:${GROUP}|[\^$]|(?:${PLAIN}|${CLASS}|\\[dswDSW.])(?:(?<!\|)[*+?])?(?![*+?{]))*$`,
  'u',
);
const SIMILAR_PATTERN = new RegExp(`^(?:${GROUP}|${PLAIN})*$`, 'u');

function isPatternOf(allowed: RegExp, pattern: unknown): boolean {
  const text = literalOf(pattern);
  return typeof text === 'string' && text.length <= 100 && allowed.test(text);
}

/** Patterns whose search takes a step a character: single characters may repeat; nothing in parentheses does, and nothing refers back. */
export function isSimplePattern(pattern: unknown): boolean {
  const node = nodeOf(pattern);
  // What SIMILAR TO is written as; its pattern is an argument with a rule of its own.
  const isSimilar =
    node?.kind === 'FuncCall' && namesOf(node.fields.funcname).at(-1) === 'similar_to_escape';
  return isSimilar || isPatternOf(SIMPLE_PATTERN, pattern);
}
