import { castTypeOf, literalOf, nodeOf } from './nodes';

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

/** Of numeric these take seconds on long numbers; of double precision they never do. */
const isDoublePrecision = (args: readonly unknown[]): boolean =>
  args.every((arg) => {
    const value = literalOf(arg);
    return castTypeOf(arg) === 'float8' || (typeof value === 'number' && Math.abs(value) <= 1000);
  }) && args.some((arg) => castTypeOf(arg) === 'float8');

const isShortPadding = (length: unknown, fill?: unknown): boolean =>
  isWholeIn(literalOf(length), 0, MAX_PADDING) &&
  (fill === undefined || typeof literalOf(fill) === 'string');

/** What holds of the arguments of a function beside its name. */
export const ARGUMENT_RULES: Readonly<Record<string, (args: readonly unknown[]) => boolean>> = {
  generate_series: isShortSeries,
  power: isDoublePrecision,
  exp: isDoublePrecision,
  ln: isDoublePrecision,
  log: isDoublePrecision,
  sqrt: isDoublePrecision,
  lpad: ([, length, fill]) => isShortPadding(length, fill),
  rpad: ([, length, fill]) => isShortPadding(length, fill),
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
};

function isShortText(argument: unknown): boolean {
  const text = literalOf(argument);
  return typeof text === 'string' && text.length <= 60;
}

/** Patterns whose search takes a step a character: words, alternatives, anchors; nothing that repeats, groups or refers back. */
export function isSimplePattern(pattern: unknown): boolean {
  const text = literalOf(pattern);
  return typeof text === 'string' && /^[\p{L}\p{N}\s_|^$.,:-]{1,100}$/u.test(text);
}
