/** The kinds of relations that expressions may name. */
import type { Span } from '../parse/syntax';
import { type Dataset, keyOf, type LineageGraph, type Origin } from './graph';
import type { Output } from './outputs';
import type { View } from './scope';

/** A derived table as a relation: a column that its `*` may hold is made when it is asked for. */
export function derivedView(
  graph: LineageGraph,
  dataset: Dataset,
  outputs: readonly Output[],
  names: readonly string[] = [],
): View {
  const stars = outputs.flatMap(({ star }) => star ?? []);
  const columns = outputs.flatMap(({ name, star }, index) => (star ? [] : (names[index] ?? name)));
  const open = stars.length > 0;
  return {
    tableName: [],
    columns,
    open,
    dataset,
    shared: new Set(),
    star: () => [{ column: graph.column(dataset, '*').id }],
    lookup: (name) => {
      const found = graph.find(dataset, name);
      if (found) return [{ column: found.id }];
      const column = graph.column(dataset, name);
      const [only] = stars;
      const span = outputs.find(({ star }) => star)?.span ?? { start: 0, end: 0 };
      const origins = only && stars.length === 1 ? only.lookup(name) : unknownOf(name, stars);
      for (const origin of origins) graph.connect(origin, column, 'value', span);
      return [{ column: column.id }];
    },
  };
}

const unknownOf = (name: string, views: readonly View[]): Origin[] =>
  views.length > 0
    ? [{ column: null, name, candidates: views.flatMap(({ dataset }) => dataset?.id ?? []) }]
    : [];

/** A relation whose columns all come from the same expressions: a table function, UNNEST. */
export function functionView(
  origins: readonly Origin[],
  columns: readonly string[],
  alias?: string,
): View {
  const known = columns.length > 0 ? columns : alias === undefined ? [] : [alias];
  return {
    tableName: [],
    columns: known,
    open: false,
    lookup: () => [...origins],
    star: () => [...origins],
    shared: new Set(),
  };
}

/** `t (a, b)`: the columns of a table under other names. */
export function renameColumns(view: View, names: readonly string[]): View {
  const original = (name: string) => {
    const index = names.findIndex((each) => keyOf(each) === keyOf(name));
    return view.columns[index] ?? name;
  };
  return { ...view, columns: names, lookup: (name) => view.lookup(original(name)) };
}

export function starOutputs(view: View, span: Span): Output[] {
  if (view.open) {
    const origins = view.star().map((origin) => ({ origin, role: 'value' as const }));
    return [{ name: '*', origins, span, star: [view] }];
  }
  return view.columns.map((name) => ({
    name,
    origins: view.lookup(name).map((origin) => ({ origin, role: 'value' })),
    span,
  }));
}
