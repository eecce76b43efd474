import { columns } from '../core/row/columns';
import { explainAssumptionEffect } from '../figures/assumptionEffects';
import { columnOf, figureName, type Measured } from './context';
import type { Derivation } from '../formula/derivation';
import { explainReported } from './tables/explainReported';
import { explainStored } from './tables/explainStored';
import { explainTable } from './tables/explainTable';

/** @returns undefined where the path names no figure of the group */
export function explainGroup(measured: Measured, path: string): Derivation | undefined {
  const [label = '', section = '', figure = '', ...rest] = path.split('.');
  const period = measured.group.labels.indexOf(label);
  const column = period >= 0 && rest.length === 0 ? columnOf(section, figure, columns) : undefined;
  return column
    ? explainReported(measured, period, column)
    : (explainStored(measured, path) ??
        explainAssumptionEffect(measured, path) ??
        explainTable(measured, path));
}

/** Every figure that can be asked for. */
export const figuresOf = (measured: Measured): string[] =>
  measured.rows.flatMap((_, period) =>
    columns.map((column) => figureName(measured, period, column)),
  );
