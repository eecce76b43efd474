import {
  para100,
  para100Claims,
  para100PremiumAllocation,
  para101,
  type TableDefinition,
} from '../../tables/definitions';
import type { Cube, Scope } from '../sums/cube';
import { cellOf, termsOf, type Table, type TableRow } from './table';

/** 100, 103, 105: all models; the liability for remaining coverage without and with the loss component, and that for incurred claims. */
export function reconciliation100(cube: Cube, scope: Scope): Table {
  const columns = Object.keys(para100);
  const names = new Set(
    [para100, para100PremiumAllocation].flatMap((all) => Object.values(all).flatMap(Object.keys)),
  );
  const order = [...names].filter((name) => name !== 'closing').concat('closing');
  const families = (
    [
      ['general', para100],
      ['allocation', para100PremiumAllocation],
    ] as const
  ).filter(([family]) => scope.family === undefined || scope.family === family);
  const rows = order.map((id): TableRow => {
    const ofColumn = (column: string) =>
      families.flatMap(([family, definition]) =>
        termsOf(definition[column]?.[id] ?? '', { ...scope, family }),
      );
    const parts = columns.map(ofColumn);
    return {
      id,
      cells: [...parts, parts.flat()].map((terms) => cellOf(cube, '100, 103, 105', terms)),
    };
  });
  return {
    id: 'reconciliation100',
    paragraph: '100, 103, 105',
    columns: [...columns, 'total'],
    rows,
  };
}

const byComponent = (
  cube: Cube,
  id: string,
  paragraph: string,
  definition: TableDefinition,
  components: readonly string[],
  within: Scope,
): Table => ({
  id,
  paragraph,
  columns: [...components, 'total'],
  rows: Object.entries(definition).map(([name, cells]): TableRow => {
    const parts = components.map((component) => termsOf(cells[component] ?? '', within));
    return {
      id: name,
      cells: [...parts, parts.flat()].map((terms) => cellOf(cube, paragraph, terms)),
    };
  }),
});

/** 100(c): claims of contracts under the premium allocation approach, for which the present value and the risk adjustment are reconciled apart. */
export const claimsReconciliation = (cube: Cube, scope: Scope): Table =>
  byComponent(cube, 'claimsReconciliation', '100(c), 103, 105', para100Claims, ['pv', 'ra'], {
    ...scope,
    family: 'allocation',
  });

/** 101, 104, 105: of contracts other than those of the premium allocation approach. */
export const reconciliation101 = (cube: Cube, scope: Scope): Table =>
  byComponent(cube, 'reconciliation101', '101, 104, 105', para101, ['pv', 'ra', 'csm'], {
    ...scope,
    family: 'general',
  });
