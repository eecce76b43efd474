/**
 * The worked numbers of a page, worked out by the engine: `<page>.figures.yaml` beside a page says where the figures of its tables and drawings
 * come from, and a page that says otherwise does not build. Its text keeps the figures, rounded so that its rows add up.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tokens } from 'marked';
import { load } from 'js-yaml';
import { examples } from '../../src/domain/ifrs17/examples';
import { compileFormula } from '../../src/domain/ifrs17/formula/compile';
import { namesOf, parseFormula } from '../../src/domain/ifrs17/formula/parse';
import { measure } from '../../src/domain/ifrs17/measure';
import { numbersIn, tokensOfType } from './check/shape';
import { folder } from './files';
import type { Body } from './markdown';

/** A formula over figures of a result, or one for each column; none where a row holds no figures. */
type RowFormula = string | number | null | (string | number | null)[];

interface FigureTable {
  /** Above each column: what its formulas begin with, as `year1`; `year1 + year2` adds both up. */
  columns?: string[];
  rows: RowFormula[];
  /** What the page may differ by where its source rounds each step; otherwise a unit of the last decimal. */
  within?: number;
}

/** Measurements and what a page shows of them. */
export interface WorkedNumber {
  /** Inputs of the engine by a name of their own, with which paths of their figures begin: a published example by its id, or an input as it is. */
  cases?: Record<string, unknown>;
  /** Numbers that the page states itself, and formulas over what stands before them. */
  facts?: Record<string, string | number>;
  /** By the number of the table or of the drawing on its page. */
  tables?: Record<number, FigureTable>;
  drawings?: Record<number, { figures: (string | number)[]; within?: number }>;
}

export const sheetFileOf = (section: string): string =>
  path.join(folder, `${section}.figures.yaml`);

/** What a page's figures come from; nothing where they rest on no measurement. */
export function workedNumberOf(section: string): WorkedNumber {
  const file = sheetFileOf(section);
  return existsSync(file) ? (load(readFileSync(file, 'utf8')) as WorkedNumber) : {};
}

export function inputOf(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  const found = examples.find(({ id }) => id === input);
  if (!found) throw new Error(`There is no published example ‘${input}’.`);
  return found.input;
}

type Lookup = (name: string) => number;

/** Figures of the cases by their paths, as `a.year1.csm.closing`; those of an input begin with `a.input`. */
function lookupOf({ cases = {}, facts = {} }: WorkedNumber): Lookup {
  const root = Object.fromEntries(
    Object.entries(cases).map(([name, stated]) => {
      const input = inputOf(stated);
      return [name, { ...(measure(input) as object), input }];
    }),
  );
  const lookup = (name: string): number => {
    const fact = facts[name];
    if (fact !== undefined) return valueOf(fact, lookup);
    const value = name
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], root);
    if (typeof value !== 'number') throw new Error(`The engine has no figure ‘${name}’.`);
    return value;
  };
  return lookup;
}

function valueOf(formula: string | number, lookup: Lookup, column = ''): number {
  const parsed = parseFormula(String(formula));
  const names = namesOf(parsed);
  const values = (prefix: string) =>
    Float64Array.from(names, (name) => lookup(prefix === '' ? name : `${prefix}.${name}`));
  const compiled = compileFormula(parsed, (name) => names.indexOf(name));
  return column.split('+').reduce((sum, prefix) => sum + compiled(values(prefix.trim()), 0), 0);
}

const FIGURE = /^[-−+]?\d[\d,]*(?:\.\d+)?%?$/;

function numberOf(cell: string): { value: number; unit: number } {
  const digits = cell.replaceAll(',', '').replace('−', '-').replace('%', '');
  const scale = cell.endsWith('%') ? 100 : 1;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return { value: Number(digits) / scale, unit: 10 ** -decimals / scale };
}

/** What rounding leaves where figures are made to add up, in units of the last decimal. */
const ROUNDED = 1.01;

function tableProblems(
  { header, rows }: Tokens.Table,
  { columns, rows: formulas, within }: FigureTable,
  lookup: Lookup,
): string[] {
  if (formulas.length !== rows.length) return [`has ${rows.length} rows, not ${formulas.length}`];
  return rows.flatMap((row, at) => {
    const formula = formulas[at] ?? null;
    const count = columns?.length ?? (Array.isArray(formula) ? formula.length : header.length - 1);
    const cells = Array.isArray(formula) ? formula : Array.from({ length: count }, () => formula);
    return row.slice(-count).flatMap(({ text }, index) => {
      const cell = text.trim();
      const wanted = cells[index] ?? null;
      if (wanted === null) return [];
      if (!FIGURE.test(cell)) return [`${row[0]?.text ?? ''}: ‘${cell}’ is no figure`];
      const { value, unit } = numberOf(cell);
      const exact = valueOf(wanted, lookup, columns?.[index]);
      return Math.abs(value - exact) <= (within ?? unit * ROUNDED)
        ? []
        : [`${row[0]?.text ?? ''}: says ${cell}, the engine ${exact}`];
    });
  });
}

/** Where a page disagrees with the engine. */
export function workedNumberProblems(section: string, { tokens }: Pick<Body, 'tokens'>): string[] {
  const worked = workedNumberOf(section);
  const lookup = lookupOf(worked);
  const tables = tokensOfType<Tokens.Table>(tokens, 'table');
  const drawings = tokensOfType<Tokens.Code>(tokens, 'code');
  return [
    ...Object.entries(worked.tables ?? {}).flatMap(([number, sheet]) => {
      const table = tables[Number(number) - 1];
      const problems = table ? tableProblems(table, sheet, lookup) : ['is not there'];
      return problems.map((problem) => `table ${number}: ${problem}`);
    }),
    ...Object.entries(worked.drawings ?? {}).flatMap(([number, { figures, within = 0.0101 }]) => {
      const drawing = drawings[Number(number) - 1];
      const shown = drawing ? numbersIn(load(drawing.text)) : [];
      const exact = figures.map((formula) => valueOf(formula, lookup));
      const isSame =
        shown.length === exact.length &&
        exact.every((value, index) => Math.abs(value - (shown[index] ?? 0)) <= within);
      return isSame
        ? []
        : [`drawing ${number}: shows ${shown.join(' ')}, the engine ${exact.join(' ')}`];
    }),
  ];
}

/** How many figures of a page the engine has worked out. */
export function workedFigures(section: string): number {
  const { tables = {}, drawings = {} } = workedNumberOf(section);
  const cells = Object.values(tables).flatMap(({ columns, rows }) =>
    rows.flatMap((row) => (Array.isArray(row) ? row : (columns ?? [0]).map(() => row))),
  );
  const drawn = Object.values(drawings).flatMap(({ figures }) => figures);
  return cells.filter((cell) => cell !== null).length + drawn.length;
}
