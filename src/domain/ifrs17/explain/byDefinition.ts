import { columnNamed, type Column } from '../core/row/columns';
import type { Ask } from '../figures/plan/definitions';
import { derived, type Derivation } from '../formula/derivation';
import { printFormula } from '../formula/print';
import { figureName, valueOf, type Measured } from './context';

/** A figure by the formula that it is worked out by. @returns undefined where it has none: what it is comes from the estimates or facts */
export function byDefinition(
  measured: Measured,
  period: number,
  column: Column,
  ask: Ask,
  name: string,
): Derivation | undefined {
  const definition = measured.group.plan.definitions.get(column);
  if (!definition || definition.source) return undefined;
  const parts = new Map<string, Derivation>();
  const partOf = (each: string): Derivation => {
    const part = parts.get(each) ?? ask(columnNamed(each));
    parts.set(each, part);
    return part;
  };
  const { text } = printFormula(definition.formula, {
    // Figures of the period go by their short names, whatever else has a name of its own by that.
    nameOf: (each) =>
      partOf(each).name === figureName(measured, period, columnNamed(each))
        ? each
        : partOf(each).name,
    valueOf: (each) => valueOf(measured, period, columnNamed(each)),
    isWhole: measured.isWhole,
  });
  return derived(name, valueOf(measured, period, column), definition.paragraph, text, [
    ...parts.values(),
  ]);
}

/** A figure by what it comes from, under its own name where it is one that is reported. */
export function bySource(
  measured: Measured,
  period: number,
  column: Column,
  ask: Ask,
  name: string,
): Derivation | undefined {
  const definition = measured.group.plan.definitions.get(column);
  return definition?.source?.explain(measured, period, ask, name);
}
