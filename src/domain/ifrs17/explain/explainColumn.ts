import type { Column } from '../core/row';
import { terms } from '../tables/expression';
import { additive, additiveAllocation, additiveGeneral, openings } from './columnDefinitions';
import { figureName, valueOf, type Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { explainOfYear, isOfYear } from './explainYear';
import { stepOf } from './stepDefinitions';

function additiveSum(
  measured: Measured,
  column: Column,
): { paragraph: string; sum: string } | undefined {
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
  const part = (each: Column, at = period): Derivation =>
    valueOf(measured, at, each) === 0
      ? fact(figureName(measured, at, each), 0)
      : explainColumn(measured, at, each);
  const recovered = measured.recovery?.(column, period);
  if (recovered) return recovered;
  const before = openings[column];
  if (before)
    return period === 0
      ? fact(name, value)
      : derived(name, value, '40', `${figureName(measured, period - 1, before)}`, [
          explainColumn(measured, period - 1, before),
        ]);
  const sum =
    measured.group.input.model === 'PAA' && value === 0 ? undefined : additiveSum(measured, column);
  if (sum)
    return derived(
      name,
      value,
      sum.paragraph,
      readable(measured, period, sum.sum),
      termsOf(measured, period, sum.sum),
    );
  if (isOfYear(measured, column))
    return explainOfYear(measured, period, column, (at, each) => part(each, at));
  const step = applies(measured, column, value) ? stepOf(measured, column) : undefined;
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
