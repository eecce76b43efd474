import { isReported, type Column } from '../core/row/columns';
import { openingFields, openings } from '../core/row/openings';
import { explainAllocatedAtOpening } from '../figures/allocatedFinance';
import { derived, fact, type Derivation } from '../formula/derivation';
import { byDefinition, bySource } from './byDefinition';
import { figureName, once, valueOf, type Measured } from './context';
import type { OpeningInput } from '../schema/opening';
import { explainOfYear, isOfYear } from './explainYear';
import { ofOpening } from './ofOpening';

/** The derivation of a column of a period, down to the facts. Each is made once, however many come from it. */
export function explainColumn(measured: Measured, period: number, column: Column): Derivation {
  const name = figureName(measured, period, column);
  return once(measured, name, () => explainOnce(measured, period, column, name));
}

const before: Partial<Record<Column, Column>> = openings;
const fields: Partial<Record<Column, keyof OpeningInput>> = openingFields;

/** A balance with which the group opens, as it is stated. */
function opened(measured: Measured, column: Column, name: string, value: number): Derivation {
  const field = fields[column];
  const stated =
    column === 'allocatedOpening'
      ? explainAllocatedAtOpening(measured, `${name}: at locked-in rates`)
      : field && ofOpening(measured, field);
  return stated ? derived(name, value, '40', stated.name, [stated]) : fact(name, value);
}

function explainOnce(measured: Measured, period: number, column: Column, name: string): Derivation {
  // What is nothing needs no history unless it is asked for itself.
  const part = (each: Column, at = period): Derivation =>
    valueOf(measured, at, each) === 0 && !measured.isWhole
      ? fact(figureName(measured, at, each), 0)
      : explainColumn(measured, at, each);
  const value = valueOf(measured, period, column);
  const closing = before[column];
  if (closing && period > 0) {
    const closed = explainColumn(measured, period - 1, closing);
    return derived(name, value, '40', closed.name, [closed]);
  }
  if (closing && measured.group.input.opening) return opened(measured, column, name, value);
  if (isOfYear(measured, column))
    return explainOfYear(measured, period, column, (at, each) => part(each, at));
  const own = byDefinition(measured, period, column, part, name);
  if (own) return own;
  const source = bySource(measured, period, column, part, name);
  if (!source) return fact(name, value);
  return isReported(column) && source.name !== name
    ? derived(name, value, source.paragraph ?? '33', source.name, [source])
    : source;
}
