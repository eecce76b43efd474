import { columns, type Column } from '../core/row';
import { para100, para100PremiumAllocation, para101, para106, performance } from '../tables/definitions';
import { terms } from '../tables/expression';
import { additive, additiveAllocation, additiveGeneral, openings } from './columnDefinitions';
import { columnOf, figureName, valueOf, type Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { steps } from './stepDefinitions';

function additiveSum(measured: Measured, column: Column): { paragraph: string; sum: string } | undefined {
  const own = measured.group.input.model === 'PAA' ? additiveAllocation : additiveGeneral;
  return own[column] ?? additive[column];
}

/** The derivation of a column of a period, down to the facts. Parts that are nothing are left out. */
export function explainColumn(measured: Measured, period: number, column: Column): Derivation {
  const name = figureName(measured, period, column);
  const known = measured.known.get(name);
  if (known) return known;
  const explained = explainOnce(measured, period, column, name);
  measured.known.set(name, explained);
  return explained;
}

/** Figures of another model are nothing here, and have no history. */
function applies({ group }: Measured, column: Column, value: number): boolean {
  const { model } = group.input;
  if (model === 'PAA') return value !== 0;
  return model === 'VFA' || (column !== 'csmUnderlyingItems' && column !== 'csmFinanceEffect');
}

function explainOnce(measured: Measured, period: number, column: Column, name: string): Derivation {
  const value = valueOf(measured, period, column);
  // What is nothing needs no history unless it is asked for itself.
  const part = (each: Column): Derivation =>
    valueOf(measured, period, each) === 0 ? fact(figureName(measured, period, each), 0) : explainColumn(measured, period, each);
  const recovered = measured.recovery?.(column, period);
  if (recovered) return recovered;
  const before = openings[column];
  if (before)
    return period === 0
      ? fact(name, value)
      : derived(name, value, '40', `${figureName(measured, period - 1, before)}`, [explainColumn(measured, period - 1, before)]);
  const sum = measured.group.input.model === 'PAA' && value === 0 ? undefined : additiveSum(measured, column);
  if (sum) return derived(name, value, sum.paragraph, readable(measured, period, sum.sum), termsOf(measured, period, sum.sum));
  const step = applies(measured, column, value) ? steps[column] : undefined;
  return step ? step(measured, period, part, name, value) : fact(name, value);
}

/** The sum with the names of the figures in it; those that are nothing are left out. */
function readable(measured: Measured, period: number, expression: string): string {
  const parts = terms(expression).filter(({ column }) => valueOf(measured, period, column) !== 0);
  return (
    parts
      .map(({ sign, column }, index) =>
        `${sign < 0 ? '-' : index === 0 ? '' : '+'} ${figureName(measured, period, column)}`.trim(),
      )
      .join(' ') || '0'
  );
}

function termsOf(measured: Measured, period: number, expression: string): Derivation[] {
  return terms(expression)
    .filter(({ column }) => valueOf(measured, period, column) !== 0)
    .map(({ column }) => explainColumn(measured, period, column));
}

function cell(measured: Measured, period: number, name: string, expression: string, paragraph: string): Derivation {
  const value = terms(expression).reduce((sum, term) => sum + term.sign * valueOf(measured, period, term.column), 0);
  return derived(name, value + 0, paragraph, readable(measured, period, expression), termsOf(measured, period, expression));
}

const total = (cells: Readonly<Record<string, string>>) => Object.values(cells).join(' + ');

/** Cells of the tables by path: `para101.year2.finance.csm`, `para100.year1.lic.closing`, `profitOrLoss.insuranceRevenue[1]`. */
function tableCell(measured: Measured, path: string): Derivation | undefined {
  const { labels, input } = measured.group;
  const listed = /^(profitOrLoss|revenueAnalysisPara106)\.(\w+)\[(\d+)\]$/.exec(path);
  if (listed) {
    const [, table, row = '', index = ''] = listed;
    const cells: Readonly<Record<string, string>> = table === 'profitOrLoss' ? performance : para106;
    const expression =
      cells[row] ?? (row === 'profit' ? 'profit' : row === 'financeExpenses' ? performance.insuranceFinanceExpenses : undefined);
    return expression && Number(index) < labels.length
      ? cell(measured, Number(index), path, expression, table === 'profitOrLoss' ? '80-92' : '106')
      : undefined;
  }
  const parts = path.replace(/^para10[01]\./, '').split('.');
  const [label = '', row = '', column = ''] = parts;
  const period = labels.indexOf(label);
  if (period < 0) return undefined;
  const of101 = path.startsWith('para100.') ? undefined : para101[row];
  if (of101 && column === 'total' && total(of101) !== '') return cell(measured, period, path, total(of101), '101');
  if (of101?.[column]) return cell(measured, period, path, of101[column], '101');
  const of100 = (input.model === 'PAA' ? para100PremiumAllocation : para100)[row];
  return of100?.[column] ? cell(measured, period, path, of100[column], '100') : undefined;
}

/** @returns undefined where the path names no figure of the group */
export function explainGroup(measured: Measured, path: string): Derivation | undefined {
  const [label = '', section = '', figure = '', ...rest] = path.split('.');
  const period = measured.group.labels.indexOf(label);
  const column = period >= 0 && rest.length === 0 ? columnOf(section, figure, columns) : undefined;
  return column ? explainColumn(measured, period, column) : tableCell(measured, path);
}

/** Every figure that can be asked for. */
export const figuresOf = (measured: Measured): string[] =>
  measured.rows.flatMap((_, period) => columns.map((column) => figureName(measured, period, column)));
