import type {
  Body,
  ColumnRef,
  CommonTable,
  Expression,
  Query,
  Relation,
  Select,
  Name,
  SelectItem,
  Source,
  Span,
  StarItem,
  Values,
} from '../parse/syntax';
import { isVariable } from '../parse/names';
import { keyOf } from './graph';
import { Scope, tableView, type View } from './scope';
import { materialize, type Output, valuesOf } from './outputs';
import { derivedView, functionView, renameColumns, starOutputs } from './views';
import type { Script } from './Script';

/** What an expression reads, its sub-queries included. */
export function readExpression(
  script: Script,
  expression: Expression,
  scope: Scope,
  windows?: ReadonlyMap<string, Expression>,
): Output['origins'] {
  const read = (ref: ColumnRef) => scope.resolve(ref).map((origin) => ({ origin, role: ref.role }));
  const origins = expression.refs.flatMap(read);
  for (const { query, role } of expression.queries) {
    for (const output of resolveQuery(script, query, scope))
      origins.push(...output.origins.map(({ origin }) => ({ origin, role })));
  }
  for (const name of expression.windows) {
    const window = windows?.get(name);
    if (window) origins.push(...readExpression(script, window, scope));
  }
  return origins;
}

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
      return [named(functionView(read, source.name, names, relation))];
    }
    case 'values':
      return [named(valuesView(script, source.rows, names, scope))];
    case 'query': {
      const outputs = resolveQuery(script, source.query, scope);
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

function resolveStar(script: Script, star: StarItem, scope: Scope): Output[] {
  const view = star.qualifier.length > 0 ? scope.relation(star.qualifier) : undefined;
  const views = star.qualifier.length > 0 ? (view ? [view] : []) : scope.views;
  const hidden = new Set(star.except.map(({ text }) => keyOf(text)));
  const renamed = new Map(star.rename.map(({ from, to }) => [keyOf(from.text), to.text]));
  const replaced = new Map(
    star.replace.map(({ alias, expression }) => [keyOf(alias.text), expression]),
  );
  const seen = new Set<string>();
  const outputs = views.flatMap((each) => starOutputs(each, star));
  // Of columns that are not known, those that are named here are.
  const open = views.find((each) => each.open);
  const named = [...replaced.keys(), ...renamed.keys()].filter(
    (key) => open && !outputs.some(({ name }) => keyOf(name) === key),
  );
  for (const name of named)
    outputs.push({ name, span: star, origins: valuesOf(open?.lookup(name) ?? []) });
  return outputs.flatMap((output): Output[] => {
    const key = keyOf(output.name);
    if (hidden.has(key)) return [];
    // Equal columns of USING come once.
    if (!output.star && views.some(({ shared }) => shared.has(key)) && seen.has(key)) return [];
    seen.add(key);
    const expression = replaced.get(key);
    const origins = expression ? readExpression(script, expression, scope) : output.origins;
    return [{ ...output, name: renamed.get(key) ?? output.name, origins }];
  });
}

/** The name of a column without an alias: that of the column it is, else the words of the expression. */
function outputName(script: Script, item: Exclude<SelectItem, StarItem>): string {
  const { alias, expression } = item;
  return alias?.text ?? expression.column?.parts.at(-1)?.text ?? script.text(expression);
}

function resolveSelect(script: Script, select: Select, outer: Scope): Output[] {
  const scope = resolveRelations(script, select.from, outer);
  for (const { expression, alias } of outer.scalars) {
    const read = readExpression(script, expression, scope).map(({ origin }) => origin);
    scope.aliases.set(keyOf(alias.text), read);
  }
  const joins = joinConditions(script, select.from, scope);
  const lateral = select.lateral ?? script.lateralAliases;
  const outputs: Output[] = [];
  for (const item of select.items) {
    if (item.kind === 'star') {
      outputs.push(...resolveStar(script, item, scope));
      continue;
    }
    const origins = readExpression(script, item.expression, scope, select.windows);
    const name = outputName(script, item);
    const names = item.aliases?.map(({ text }) => text) ?? [name];
    for (const each of names) outputs.push({ name: each, origins, span: item.expression });
    if (item.alias && isVariable(name))
      assignOutputs(script, [[item.alias]], outputs.slice(-1), item);
    if (lateral && item.alias) {
      scope.aliases.set(
        keyOf(name),
        origins.map(({ origin }) => origin),
      );
    }
  }
  if (!lateral) {
    for (const { name, origins } of outputs)
      scope.aliases.set(
        keyOf(name),
        origins.map(({ origin }) => origin),
      );
  }
  script.influence('join', joins, select);
  for (const { influence, expression } of select.clauses) {
    script.influence(influence, readExpression(script, expression, scope), expression);
  }
  const [into] = select.into ?? [];
  if (into && script.writesInto && !isVariable(into.parts[0]?.text ?? '')) {
    const made = script.writeQuery(into, outputs);
    made.complete ||= !outputs.some(({ star }) => star);
  } else if (into)
    assignOutputs(
      script,
      (select.into ?? []).map(({ parts }) => parts),
      outputs,
      select,
    );
  return outputs;
}

/** Variables take what a query gives, by position; one alone may be a record, and take all of it. */
export function assignOutputs(
  script: Script,
  targets: readonly (readonly Name[])[],
  outputs: readonly Output[],
  span: Span,
): void {
  const { scope, graph } = script;
  targets.forEach((names, index) => {
    const [first, field] = names;
    const origins = outputs[index]?.origins ?? [];
    const key = keyOf(first?.text ?? '').replace(/^:/, '');
    if (field) {
      const written = scope.commonTable(key)?.table;
      if (!written) return;
      script.tables.writes.add(written.id);
      materialize(graph, written, [{ name: field.text, origins, span }]);
      return;
    }
    const held = script.maybe ? (scope.aliases.get(key) ?? []) : [];
    scope.aliases.set(key, [...held, ...origins.map(({ origin }) => origin)]);
    if (targets.length > 1 || outputs.length === 0 || outputs[0]?.name === 'column1') return;
    const dataset = graph.local('cte', first?.text ?? '', span);
    materialize(graph, dataset, outputs);
    scope.define(key, { view: () => derivedView(graph, dataset, outputs) });
  });
}

function resolveValues(script: Script, { rows }: Values, scope: Scope): Output[] {
  const [first = []] = rows;
  return first.map((cell, index) => ({
    name: `column${index + 1}`,
    origins: rows.flatMap((row) => {
      const expression = row[index];
      return expression ? readExpression(script, expression, scope) : [];
    }),
    span: cell,
  }));
}

/** The columns of branches under the names of the first, by position or by name. */
function unite(branches: readonly (readonly Output[])[], by: 'position' | 'name'): Output[] {
  const [first = [], ...others] = branches;
  const united = first.map((output) => ({ ...output, origins: [...output.origins] }));
  for (const branch of others) {
    branch.forEach((output, index) => {
      const same =
        by === 'name'
          ? united.find(({ name }) => keyOf(name) === keyOf(output.name))
          : united[index];
      if (!same && by === 'name') {
        united.push({ ...output, origins: [...output.origins] });
        return;
      }
      const target = same ?? united.at(-1);
      if (!target) return;
      target.origins.push(...output.origins);
      if (output.star) target.star = [...(target.star ?? []), ...output.star];
    });
  }
  return united;
}

/** `onFirst` hears of the columns of the first branch, which a recursive query refers to. */
function resolveBody(
  script: Script,
  body: Body,
  scope: Scope,
  onFirst?: (outputs: Output[]) => void,
): Output[] {
  switch (body.kind) {
    case 'query':
      return resolveQuery(script, body, scope, onFirst);
    case 'select':
      return resolveSelect(script, body, scope);
    case 'values':
      return resolveValues(script, body, scope);
    case 'union': {
      const branches = body.branches.map((branch, index) => {
        const outputs = resolveBody(script, branch, scope);
        if (index === 0) onFirst?.(outputs);
        return outputs;
      });
      return unite(branches, body.by);
    }
  }
}

/** Brings common tables into scope, each seen by those after it and, where it is recursive, by itself. */
export function defineCommonTables(
  script: Script,
  ctes: readonly CommonTable[],
  scope: Scope,
): void {
  for (const { name, columns, query, ...span } of ctes) {
    const names = columns.map(({ text }) => text);
    const dataset = script.graph.local('cte', name.text, span);
    const define = (outputs: readonly Output[]) =>
      scope.define(name.text, { view: () => derivedView(script.graph, dataset, outputs, names) });
    const outputs = resolveQuery(script, query, scope, (first) => {
      for (const [index, output] of first.entries())
        script.graph.column(dataset, names[index] ?? output.name);
      define(first);
    });
    materialize(script.graph, dataset, outputs, names);
    define(outputs);
  }
}

/** The columns that a query gives, with their origins; tables and edges on the way go into the graph. */
export function resolveQuery(
  script: Script,
  query: Query,
  outer: Scope | undefined,
  onFirst?: (outputs: Output[]) => void,
): Output[] {
  const scope = new Scope(outer);
  for (const statement of query.statements ?? []) script.resolveStatement(statement);
  defineCommonTables(script, query.ctes, scope);
  scope.scalars.push(...(query.scalars ?? []));
  const outputs = resolveBody(script, query.body, scope, onFirst);
  // A query within ORDER BY reads its tables, too.
  for (const { queries } of query.sort)
    for (const inner of queries) resolveQuery(script, inner.query, scope);
  return outputs;
}
