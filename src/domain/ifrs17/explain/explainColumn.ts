import type { Column } from '../core/row';
import { byDefinition } from './byDefinition';
import { figureName, valueOf, type Measured } from './context';
import { derived, fact, type Derivation } from './derivation';
import { explainOfYear, isOfYear } from './explainYear';
import { ofOpening } from './ofOpening';
import { stepOf } from './stepDefinitions';

/** Balances that open a period are those that closed the one before. */
const openings: Partial<Record<Column, Column>> = {
  belOpening: 'belClosing',
  raOpening: 'raClosing',
  csmOpening: 'csmClosing',
  lcOpening: 'lcClosing',
  licOpening: 'licClosing',
  lrcOpening: 'lrcClosing',
};

/** What an opening states of them. */
const stated = {
  belOpening: 'bel',
  raOpening: 'ra',
  csmOpening: 'csm',
  lcOpening: 'lossComponent',
  licOpening: 'lic',
  lrcOpening: 'lrc',
} as const;

function openingOf(measured: Measured, column: Column, name: string, value: number): Derivation {
  const opening = ofOpening(measured, stated[column as keyof typeof stated]);
  return opening ? derived(name, value, '40', opening.name, [opening]) : fact(name, value);
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
      ? openingOf(measured, column, name, value)
      : derived(name, value, '40', `${figureName(measured, period - 1, before)}`, [
          explainColumn(measured, period - 1, before),
        ]);
  if (isOfYear(measured, column))
    return explainOfYear(measured, period, column, (at, each) => part(each, at));
  if (!applies(measured, column, value)) return fact(name, value);
  return (
    byDefinition(measured, period, column, part, name) ??
    stepOf(measured, column)?.(measured, period, part, name, value) ??
    fact(name, value)
  );
}
