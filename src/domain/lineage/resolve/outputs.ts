import type { Role, Span } from '../parse/syntax';
import type { Dataset, LineageGraph, Origin } from './graph';
import type { View } from './scope';

/** A column that a query gives. */
export interface Output {
  name: string;
  origins: { origin: Origin; role: Role }[];
  span: Span;
  /** Stands for the columns of these relations, which are not known. */
  star?: View[];
}

/** Origins whose values are taken. */
export const valuesOf = (origins: readonly Origin[]): Output['origins'] =>
  origins.map((origin) => ({ origin, role: 'value' }));

/** Puts what a query gives into a dataset, under other names where some are given. */
export function materialize(
  graph: LineageGraph,
  dataset: Dataset,
  outputs: readonly Output[],
  names: readonly string[] = [],
): void {
  graph.claimInfluences(dataset);
  outputs.forEach((output, index) => {
    const column = graph.column(dataset, names[index] ?? output.name);
    for (const { origin, role } of output.origins) {
      // A recursive table feeds itself; a table that is written from itself says so.
      if (origin.column === column.id && dataset.kind === 'cte') continue;
      graph.connect(origin, column, role, output.span);
    }
  });
}
