import { tables, type Cell, type Column, type Row, type TableName, type ValuesOf } from './columns';

/** Why a row cannot be taken. */
export type RowReason =
  | 'missingTable'
  | 'missingColumn'
  | 'unknownColumn'
  | 'tooManyCells'
  | 'missing'
  | 'number'
  | 'range'
  | 'choice'
  | 'month'
  | 'flag'
  | 'tooLong'
  | 'control'
  | 'duplicate'
  | 'reference'
  | 'otherModel'
  | 'missingCurve'
  | 'tooMany'
  | 'encoding'
  | 'invalid';

export interface RowError {
  readonly table: TableName;
  /** Line of the file, the heading is 1; 0 where the whole table is meant. */
  readonly line: number;
  readonly column: string;
  readonly reason: RowReason;
  /** What would be right, in figures and names. */
  readonly expected: string;
  /** What stands there, cut short. */
  readonly found: string;
}

export type Value = string | number | boolean | readonly number[] | readonly string[];

/** The longest text of a cell, and of a list. */
const MAX_TEXT = 200;
const MAX_LIST = 20_000;
const MAX_FOUND_CHARS = 60;
/** More than any table has, and than a reader would be told of. */
const MAX_COLUMNS = 200;

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;
// eslint-disable-next-line no-control-regex -- what no text of a book holds
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

type Refusal = readonly [reason: RowReason, expected: string];
type Parsed = { readonly value: Value } | { readonly refusal: Refusal };

const refused = (reason: RowReason, expected: string): Parsed => ({
  refusal: [reason, expected],
});

function numberIn(text: string, { min, max, isWhole }: Extract<Cell, { kind: 'number' }>): Parsed {
  const value = numeral.test(text) ? Number(text) : Number.NaN;
  const limits = [
    ...(min === undefined ? [] : [`≥ ${min}`]),
    ...(max === undefined ? [] : [`≤ ${max}`]),
  ].join(', ');
  if (!Number.isFinite(value)) return refused('number', limits);
  const isIn = value >= (min ?? -1e15) && value <= (max ?? 1e15);
  if (!isIn || (isWhole && !Number.isInteger(value))) return refused('range', limits);
  return { value };
}

function listIn(text: string, isOfNumbers: boolean): Parsed {
  if (text.length > MAX_LIST) return refused('tooLong', `≤ ${MAX_LIST}`);
  const entries = text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (!isOfNumbers) return { value: entries };
  const numbers = entries.map((each) => (numeral.test(each) ? Number(each) : Number.NaN));
  return numbers.every((each) => Number.isFinite(each) && Math.abs(each) <= 1e15)
    ? { value: numbers }
    : refused('number', '0.1;0.2;0.3');
}

function parsed(text: string, cell: Cell): Parsed {
  if (control.test(text)) return refused('control', '');
  if (cell.kind === 'numbers' || cell.kind === 'texts')
    return listIn(text, cell.kind === 'numbers');
  if (text.length > MAX_TEXT) return refused('tooLong', `≤ ${MAX_TEXT}`);
  if (cell.kind === 'number') return numberIn(text, cell);
  if (cell.kind === 'month')
    return monthPattern.test(text) ? { value: text } : refused('month', '2025-12');
  if (cell.kind === 'flag') {
    const flag = { true: true, yes: true, '1': true, false: false, no: false, '0': false };
    const value = (flag as Record<string, boolean | undefined>)[text.toLowerCase()];
    return value === undefined ? refused('flag', 'true, false') : { value };
  }
  if (cell.kind === 'choice')
    return cell.of.includes(text) ? { value: text } : refused('choice', cell.of.join(', '));
  return { value: text };
}

/** Where the columns of a table stand in its file. */
export interface Heading {
  readonly columns: readonly (Column | undefined)[];
  readonly errors: readonly RowError[];
}

/** Reads the first line of a table. Columns may stand in any order; those that the table does not have are named. */
export function readHeading(table: TableName, cells: readonly string[]): Heading {
  const known: readonly Column[] = tables[table];
  const names = cells.slice(0, MAX_COLUMNS).map((each) => each.trim());
  const at = (column: string, reason: RowReason, found: string): RowError => ({
    table,
    line: 1,
    column: column.slice(0, MAX_FOUND_CHARS),
    reason,
    expected: known.map(({ name }) => name).join(', '),
    found: found.slice(0, MAX_FOUND_CHARS),
  });
  return {
    columns: names.map((name, index) =>
      names.indexOf(name) === index ? known.find((each) => each.name === name) : undefined,
    ),
    errors: [
      ...(cells.length > MAX_COLUMNS ? [at('', 'unknownColumn', String(cells.length))] : []),
      ...names.flatMap((name, index) =>
        name === '' || known.some((each) => each.name === name)
          ? names.indexOf(name) < index && name !== ''
            ? [at(name, 'duplicate', name)]
            : []
          : [at(name, 'unknownColumn', name)],
      ),
      ...known
        .filter(({ isNeeded, name }) => isNeeded && !names.includes(name))
        .map(({ name }) => at(name, 'missingColumn', '')),
    ],
  };
}

/** Reads a row by its heading: what its cells hold, or what is wrong with each. */
export function parseRow<T extends TableName>(
  table: T,
  { columns }: Heading,
  cells: readonly string[],
  line: number,
): { readonly row: Row<T> } | { readonly errors: readonly RowError[] } {
  const values: Record<string, Value> = {};
  const errors: RowError[] = [];
  const refuse = (column: string, [reason, expected]: Refusal, found: string) =>
    errors.push({ table, line, column, reason, expected, found: found.slice(0, MAX_FOUND_CHARS) });
  if (cells.length > columns.length)
    refuse('', ['tooManyCells', String(columns.length)], String(cells.length));
  columns.forEach((column, index) => {
    if (!column) return;
    const text = (cells[index] ?? '').trim();
    if (text === '') {
      if (column.isNeeded) refuse(column.name, ['missing', ''], '');
      return;
    }
    const result = parsed(text, column.cell);
    if ('refusal' in result) refuse(column.name, result.refusal, text);
    else values[column.name] = result.value;
  });
  if (errors.length > 0) return { errors };
  // Each cell was read as its column says, and no needed one is empty: what `ValuesOf` means.
  return { row: { line, values: values as ValuesOf<T> } };
}
