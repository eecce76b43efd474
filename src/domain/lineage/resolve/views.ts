/** The kinds of relations that expressions may name. */
import type { Relation, Span } from '../parse/syntax';
import { type Dataset, keyOf, type LineageGraph, type Origin } from './graph';
import { type Output, valuesOf } from './outputs';
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
    listed: stars.every(({ listed }) => listed),
    dataset,
    shared: new Set(),
    star: () => {
      const found = graph.find(dataset, '*');
      const column = graph.column(dataset, '*');
      // Its rows are made of all that it gives, so that a count of them leads on to tables.
      if (!found)
        for (const { origins, span } of outputs)
          for (const { origin, role } of origins) graph.connect(origin, column, role, span);
      return [{ column: column.id }];
    },
    lookup: (name) => {
      const found = graph.find(dataset, name);
      if (found) return [{ column: found.id }];
      const column = graph.column(dataset, name);
      const [output, ...others] = outputs.filter(({ star }) => star);
      const span = output?.span ?? { start: 0, end: 0 };
      // Of the branches of a union each gives it.
      const origins =
        others.length === 0
          ? (output?.star ?? []).flatMap((each) => each.lookup(name))
          : unknownOf(name, stars);
      for (const origin of origins) graph.connect(origin, column, 'value', span);
      return [{ column: column.id }];
    },
  };
}

const unknownOf = (name: string, views: readonly View[]): Origin[] =>
  views.length > 0
    ? [{ column: null, name, candidates: views.flatMap(({ dataset }) => dataset?.id ?? []) }]
    : [];

/** What functions call their columns where nobody else names them. */
const FUNCTION_COLUMNS: Readonly<Record<string, string>> = {
  FLATTEN: 'seq key path index value this',
  SPLIT_TO_TABLE: 'seq index value',
  STRING_SPLIT: 'value ordinal',
  OPENJSON: 'key value type',
  JSON_EACH: 'key value type atom id parent fullkey path',
  JSON_TREE: 'key value type atom id parent fullkey path',
  JSONB_EACH: 'key value',
  EXPLODE: 'col key value',
  POSEXPLODE: 'pos col key value',
  TABLE: 'column_value',
};

/** Whether it is known what the columns of a function are called. */
export const hasNamedColumns = (name: string): boolean => Object.hasOwn(FUNCTION_COLUMNS, name);

/** A relation whose columns all come from the same expressions: a table function, UNNEST. */
export function functionView(
  origins: readonly Origin[],
  name: string,
  named: readonly string[],
  { alias, offset }: Pick<Relation, 'alias' | 'offset'>,
): View {
  const given = FUNCTION_COLUMNS[name]?.split(' ');
  const own = [alias?.text ?? name, ...(given ?? [])];
  const place = offset && keyOf(offset.text);
  return {
    tableName: [],
    columns: [...(named.length > 0 ? named : own), ...(offset ? [offset.text] : [])],
    ...(named.length === 0 && given && { starColumns: given }),
    open: false,
    loose: true,
    fields: name === 'UNNEST' && !alias && named.length === 0,
    alias: alias?.text ?? name,
    lookup: (column) => (keyOf(column) === place ? [] : [...origins]),
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
  const named =
    view.open && !view.listed
      ? []
      : (view.starColumns ?? view.columns).map((name) => ({
          name,
          origins: valuesOf(view.lookup(name)),
          span,
        }));
  if (!view.open) return named;
  return [...named, { name: '*', origins: valuesOf(view.star()), span, star: [view] }];
}
