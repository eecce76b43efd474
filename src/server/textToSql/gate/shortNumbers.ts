/** Roots, logarithms and powers: of numeric they take seconds on long numbers, and no time limit sees within a call. */
import { castTypeOf, type Fields, listOf, literalOf, namesOf, nodeOf } from './nodes';

/** Of some twenty digits each, so many numbers may be put together. */
const MAX_NUMBERS = 8;
const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/']);
/** Functions whose result has hardly more digits than what goes in; a variance has twice as many. */
const SHORT_RESULT =
  /^(abs|sign|ceil|ceiling|floor|count|sum|avg|min|max|variance|var_pop|var_samp)$/;

export const isWholeIn = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;

/** Of double precision, which whole numbers become where they stand alone, none takes long. */
export function isDoublePrecision(args: readonly unknown[]): boolean {
  const values = args.map(literalOf);
  const isSmall = (value: unknown) => typeof value === 'number' && Math.abs(value) <= 1000;
  return (
    args.every((arg, index) => castTypeOf(arg) === 'float8' || isSmall(values[index])) &&
    (values.every((value) => Number.isInteger(value)) ||
      args.some((arg) => castTypeOf(arg) === 'float8'))
  );
}

/** A number of few digits as it is written: what it is read as may be shorter. */
function isShortLiteral(value: unknown): boolean {
  const { fval } = nodeOf(value)?.fields ?? {};
  const written = (fval as Fields | undefined)?.fval;
  return written === undefined || /^[\d.]{1,20}(e\d)?$/i.test(String(written));
}

/**
 * How many numbers are put together: of those that the views hold, and of constants; `Infinity` where anything else is among them.
 * @param columns those that hold numbers of at most some twenty digits, whatever the statement names
 */
function numbersIn(value: unknown, columns: ReadonlySet<string>): number {
  if (typeof literalOf(value) === 'number') return isShortLiteral(value) ? 1 : Infinity;
  const { kind, fields = {} } = nodeOf(value) ?? {};
  if (kind === 'ColumnRef') return columns.has(namesOf(fields.fields).at(-1) ?? '') ? 1 : Infinity;
  const isShort =
    kind === 'CoalesceExpr' ||
    (kind === 'FuncCall' && SHORT_RESULT.test(namesOf(fields.funcname).at(-1) ?? '')) ||
    (kind === 'A_Expr' && fields.kind === 'AEXPR_NULLIF') ||
    (kind === 'A_Expr' &&
      fields.kind === 'AEXPR_OP' &&
      ARITHMETIC.has(namesOf(fields.name)[0] ?? ''));
  if (!isShort) return Infinity;
  return [...listOf(fields.args), fields.lexpr, fields.rexpr]
    .filter((part) => part !== undefined)
    .reduce((sum: number, part) => sum + numbersIn(part, columns), 0);
}

/** A power that multiplies few numbers a few times. */
export const isSmallPower = (
  [base, exponent]: readonly unknown[],
  columns: ReadonlySet<string>,
): boolean => isWholeIn(literalOf(exponent), -10, 10) && numbersIn(base, columns) <= MAX_NUMBERS;

export const isRootOrLog = (args: readonly unknown[], columns: ReadonlySet<string>): boolean =>
  isDoublePrecision(args) || args.every((arg) => numbersIn(arg, columns) <= MAX_NUMBERS);
