import type { Expression, Relation, Source } from '../parse/syntax';
import { readExpression } from './expression';
import { keyOf } from './graph';
import { materialize, type Output, valuesOf } from './outputs';
import { Scope, tableView, type View } from './scope';
import type { Script } from './Script';
import { derivedView, functionView, hasNamedColumns, renameColumns, starOutputs } from './views';

function valuesView(
  script: Script,
  rows: readonly Expression[][],
  names: readonly string[],
  scope: Scope,
): View {
  const columns = (rows[0] ?? []).map((_cell, index) => names[index] ?? `column${index + 1}`);
  const byColumn = columns.map((_name, index) =>
    rows.flatMap((row) => {
      const expression = row[index];
      return expression
        ? readExpression(script, expression, scope).map(({ origin }) => origin)
        : [];
    }),
  );
  return {
    tableName: [],
    columns,
    open: false,
    loose: true,
    lookup: (name) => byColumn[columns.findIndex((column) => keyOf(column) === keyOf(name))] ?? [],
    star: () => byColumn.flat(),
    shared: new Set(),
  };
}

function pivotView(script: Script, relation: Relation, inner: readonly View[], scope: Scope): View {
  const { graph } = script;
  const pivot = relation.pivot;
  const dataset = graph.local('query', relation.alias?.text ?? '', relation);
  const within = new Scope(scope);
  within.views.push(...inner);
  for (const expression of pivot?.reads ?? []) readExpression(script, expression, within);
  const dropped = new Set(pivot?.drops?.map(({ text }) => keyOf(text)));
  const kept: Output[] = (pivot?.drops ? inner : [])
    .flatMap((view) => starOutputs(view, relation))
    .filter(({ name }) => !dropped.has(keyOf(name)));
  const given: Output[] = (pivot?.gives ?? []).map(({ name, from }) => ({
    name: name.text,
    origins: from.flatMap((ref) => valuesOf(within.resolve(ref))),
    span: name,
  }));
  const outputs = [...kept, ...given];
  if (pivot?.rest) {
    const origins = pivot.rest.flatMap((ref) => within.resolve(ref));
    const view: View = {
      tableName: [],
      columns: [],
      open: true,
      listed: true,
      lookup: () => origins,
      star: () => origins,
      shared: new Set(),
    };
    outputs.push({ name: '*', origins: valuesOf(origins), span: relation, star: [view] });
  }
  materialize(graph, dataset, outputs);
  return derivedView(script.graph, dataset, outputs);
}

/** `FROM orders o, o.items`: the elements of a column, not a table. */
function elementsView(relation: Relation, scope: Scope): View | undefined {
  const { source } = relation;
  if (source.kind !== 'table' || source.table.path) return undefined;
  const { parts, ...span } = source.table;
  const [first, column] = parts;
  const within = first && column && scope.views.find((view) => isNamed(view, first.text));
  if (!within) return undefined;
  const read = scope.resolve({ parts, role: 'value', ...span });
  return functionView(read, '', [], { alias: column, ...relation });
}

/** Whether a relation here has that name: its alias, or the one name of a table without any. */
const isNamed = ({ alias, tableName }: View, name: string) =>
  keyOf(alias ?? (tableName.length === 1 ? (tableName[0] ?? '') : '')) === keyOf(name);

function viewOfTable(
  script: Script,
  { table, written }: Extract<Source, { kind: 'table' }>,
  scope: Scope,
): View {
  const [only] = table.parts;
  const entry =
    table.parts.length === 1 && only && !table.path ? scope.commonTable(only.text) : undefined;
  if (entry && only) return { ...entry.view(), tableName: [keyOf(only.text)], shared: new Set() };
  return tableView(script.graph, written ? script.table(table) : script.read(table), table.parts);
}

function viewsOf(script: Script, relation: Relation, scope: Scope): View[] {
  const { source, alias, columns } = relation;
  const names = columns.map(({ text }) => text);
  const named = (view: View): View => {
    const renamed = names.length > 0 && source.kind === 'table' ? renameColumns(view, names) : view;
    return alias ? { ...renamed, alias: alias.text } : renamed;
  };
  if (relation.pivot && source.kind === 'join') {
    const inner = source.relations.flatMap((each) => viewsOf(script, each, scope));
    return [named(pivotView(script, relation, inner, scope))];
  }
  switch (source.kind) {
    case 'table':
      return [elementsView(relation, scope) ?? named(viewOfTable(script, source, scope))];
    case 'join': {
      const views = source.relations.flatMap((each) => addRelation(script, each, scope));
      return alias && views.length === 1 ? views.map(named) : views;
    }
    case 'function': {
      const read = readExpression(script, source.args, scope).map(({ origin }) => origin);
      const rows = script.functions.get(keyOf(source.calls ?? source.name));
      // TABLE(flatten(...)) has the columns of flatten.
      const called = source.calls && hasNamedColumns(source.calls) ? source.calls : source.name;
      if (!rows) return [named(functionView(read, called, names, relation))];
      const view = { ...rows.view(), alias: source.name };
      return [named(names.length > 0 ? renameColumns(view, names) : view)];
    }
    case 'values':
      return [named(valuesView(script, source.rows, names, scope))];
    case 'query': {
      const outputs = script.resolveQuery(source.query, scope);
      const dataset = script.graph.local('query', alias?.text ?? '', relation);
      materialize(script.graph, dataset, outputs, names);
      return [named(derivedView(script.graph, dataset, outputs, names))];
    }
  }
}

/** Brings a relation into scope; its conditions are read by the caller, when all relations are there. */
function addRelation(script: Script, relation: Relation, scope: Scope): View[] {
  const before = scope.views.length;
  const views = viewsOf(script, relation, scope);
  // A join in parentheses has brought its relations itself.
  scope.views.splice(before, scope.views.length - before, ...views);
  for (const { text } of relation.using) {
    for (const view of scope.views) if (view.open) view.shared.add(keyOf(text));
  }
  return views;
}

const everyRelation = (relations: readonly Relation[]): Relation[] =>
  relations.flatMap((relation) => [
    relation,
    ...(relation.source.kind === 'join' && !relation.pivot
      ? everyRelation(relation.source.relations)
      : []),
  ]);

/** The relations of FROM, in a scope of their own. */
export function resolveRelations(
  script: Script,
  relations: readonly Relation[],
  outer: Scope | undefined,
): Scope {
  const scope = new Scope(outer);
  for (const relation of relations) addRelation(script, relation, scope);
  return scope;
}

/** The columns that decide which rows meet. */
export function joinConditions(
  script: Script,
  relations: readonly Relation[],
  scope: Scope,
): Output['origins'] {
  return everyRelation(relations).flatMap(({ on }) =>
    on.flatMap((expression) => readExpression(script, expression, scope)),
  );
}
